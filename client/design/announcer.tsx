import './announcer.css'
import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'

interface Toast {
	id: number
	text: string
	Link?: ComponentType | undefined // to more about it
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
export function toast(text: string, Link?: ComponentType): void {
	count += 1
	const id = count
	toasts.value = [...toasts.value.filter((other) => other.text !== text), { id, text, Link }].slice(-2)
	setTimeout(
		() => {
			toasts.value = toasts.value.filter((other) => other.id !== id)
		},
		SHOWN_FOR * (Link ? 2 : 1),
	)
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
			{toasts.value.map(({ id, text, Link }) => (
				<p key={id} class="toast">
					{text}
					{Link && <Link />}
				</p>
			))}
		</div>
	</>
)
