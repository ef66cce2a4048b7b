import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

/** Is drawn in the frame after the one it appears in: a slow device shows a large page piece by piece, not late. */
export function NextFrame({ children }: { children: ComponentChildren }) {
	const isTime = useSignal(false)
	// Effects run once the frame is painted.
	useEffect(() => {
		isTime.value = true
	}, [])
	return <>{isTime.value && children}</>
}
