import './sheet.css'
import './dialog.css'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { Announcer } from './announcer.tsx'
import { useModal } from './modal.ts'

interface DialogProps {
	open: boolean
	title: string
	onClose: () => void
	actions: ComponentChildren // buttons, the safe one first
	children?: ComponentChildren
}

/** A question that wants an answer before anything else. */
export function Dialog({ open, title, onClose, actions, children }: DialogProps) {
	const { ref, shown, handlers } = useModal(open, onClose)
	const heading = useId()
	if (!shown) return null
	return (
		<dialog ref={ref} class="dialog" aria-labelledby={heading} {...handlers}>
			<div class="dialog-body">
				<h2 id={heading}>{title}</h2>
				{children}
				<div class="dialog-actions">{actions}</div>
			</div>
			<Announcer />
		</dialog>
	)
}
