import { useSignal, useSignalEffect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { Button } from '../../../design/button.tsx'
import { Icon } from '../../../design/icon.tsx'
import type { IconName } from '../../../design/icons.ts'
import { mapClosed } from '../map-closed.ts'
import { FullScreen } from './full-screen.tsx'
import { overlayWords } from './words.en.ts'

interface OpenerProps {
	icon: IconName
	label: string
	title: string
	look?: string | undefined // a class, where it is one line among others instead of a button of its own
	head?: ComponentChildren
	children: ComponentChildren
}

/** A button, and what it opens over the page; closed while a round is on. */
export function Opener({ icon, label, title, look, head, children }: OpenerProps) {
	const open = useSignal(false)
	const show = () => {
		open.value = true
	}
	const close = () => {
		open.value = false
	}
	useSignalEffect(() => {
		if (mapClosed.value) close()
	})
	return (
		<>
			{look ? (
				<button type="button" class={look} disabled={mapClosed.value} onClick={show}>
					<Icon name={icon} size={20} />
					{label}
				</button>
			) : (
				<Button
					wide
					icon={icon}
					disabled={mapClosed.value}
					title={mapClosed.value ? overlayWords.t('closed') : undefined}
					onClick={show}
				>
					{label}
				</Button>
			)}
			<FullScreen open={open.value} title={title} onClose={close} head={head}>
				{children}
			</FullScreen>
		</>
	)
}
