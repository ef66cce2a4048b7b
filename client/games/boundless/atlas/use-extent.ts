import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { roomIn } from '../../../table/surface/room.ts'
import type { Extent } from './loupe.ts'

/** How much of an element nothing covers, in pixels; nothing until it is known. */
export function useExtent(element: RefObject<HTMLElement | null>): ReadonlySignal<Extent> {
	const extent = useSignal<Extent>({ width: 0, height: 0 })
	useLayoutEffect(() => {
		const measured = element.current!
		const measure = () => {
			extent.value = roomIn(measured)
		}
		measure()
		const observer = new ResizeObserver(measure)
		observer.observe(measured)
		return () => observer.disconnect()
	}, [element])
	return extent
}
