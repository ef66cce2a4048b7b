import './sheet.css'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { common } from '../i18n/common.en.ts'
import { Announcer } from './announcer.tsx'
import { IconButton } from './button.tsx'
import { useModal } from './modal.ts'
import { useDragDown } from './use-drag-down.ts'

interface SheetProps {
	open: boolean
	title: string
	onClose: () => void
	children: ComponentChildren
}

/** Comes from below on phones and from the side on wide screens; dragged down, it goes. */
export function Sheet({ open, title, onClose, children }: SheetProps) {
	const { ref, shown, handlers } = useModal(open, onClose)
	const drag = useDragDown(ref, onClose)
	const heading = useId()
	if (!shown) return null
	return (
		<dialog ref={ref} class="sheet" aria-labelledby={heading} {...handlers}>
			<header class="sheet-head" {...drag}>
				<h2 id={heading} tabIndex={-1} autofocus>
					{title}
				</h2>
				<IconButton icon="close" label={common.t('close')} onClick={onClose} />
			</header>
			<div class="sheet-body">{children}</div>
			<Announcer />
		</dialog>
	)
}
