import { useSignal, useSignalEffect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { Button } from '../../../design/button.tsx'
import type { IconName } from '../../../design/icons.ts'
import { mapClosed } from '../map-closed.ts'
import { FullScreen } from './full-screen.tsx'
import { overlayWords } from './words.en.ts'

interface OpenerProps {
	icon: IconName
	label: string
	title: string
	head?: ComponentChildren
	children: ComponentChildren
}

/** A button, and what it opens over the page; closed while a round is on. */
export function Opener({ icon, label, title, head, children }: OpenerProps) {
	const open = useSignal(false)
	const close = () => {
		open.value = false
	}
	useSignalEffect(() => {
		if (mapClosed.value) close()
	})
	return (
		<>
			<Button
				wide
				icon={icon}
				disabled={mapClosed.value}
				title={mapClosed.value ? overlayWords.t('closed') : undefined}
				onClick={() => {
					open.value = true
				}}
			>
				{label}
			</Button>
			<FullScreen open={open.value} title={title} onClose={close} head={head}>
				{children}
			</FullScreen>
		</>
	)
}
