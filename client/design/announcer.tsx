import './announcer.css'
import { signal } from '@preact/signals'

interface Toast {
	id: number
	text: string
}

const SHOWN_FOR = 4000

const said = signal<Toast>({ id: 0, text: '' }) // for screen readers alone
const toasts = signal<readonly Toast[]>([])
let count = 0

/** Says something to a screen reader, and shows nothing. */
export function announce(text: string): void {
	count += 1
	said.value = { id: count, text }
}

/** Shows a line for a moment, and says it. */
export function toast(text: string): void {
	count += 1
	const id = count
	toasts.value = [...toasts.value.filter((other) => other.text !== text), { id, text }].slice(-2)
	setTimeout(() => {
		toasts.value = toasts.value.filter((other) => other.id !== id)
	}, SHOWN_FOR)
}

/**
 * Stands in the page from the start, as a live region speaks only of what changes in it; and in every sheet
 * and dialog, as these make the rest of the page silent.
 */
export const Announcer = () => (
	<>
		<div class="unseen" role="status">
			<span key={said.value.id}>{said.value.text}</span>
		</div>
		<div class="toasts" role="status">
			{toasts.value.map(({ id, text }) => (
				<p key={id} class="toast">
					{text}
				</p>
			))}
		</div>
	</>
)
