import './full-screen.css'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { IconButton } from '../../../design/button.tsx'
import { useModal } from '../../../design/modal.ts'
import { common } from '../../../i18n/common.en.ts'

interface FullScreenProps {
	open: boolean
	title: string
	onClose: () => void
	head?: ComponentChildren // beside the title
	children: ComponentChildren
}

/** Something that wants the whole screen for a while. */
export function FullScreen({ open, title, onClose, head, children }: FullScreenProps) {
	const { ref, shown, handlers } = useModal(open, onClose)
	const heading = useId()
	if (!shown) return null
	return (
		<dialog ref={ref} class="boundless-full-screen" aria-labelledby={heading} onCancel={handlers.onCancel}>
			<header class="boundless-full-screen-head">
				<h2 id={heading} tabIndex={-1} autofocus>
					{title}
				</h2>
				{head}
				<IconButton icon="close" label={common.t('close')} onClick={onClose} />
			</header>
			{children}
		</dialog>
	)
}
