import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** Of the size that letters have where there is room. */
const PARTS = [1, 0.85, 0.72, 0.62, 0.5]

/** Tells an element, in --fit, how large its letters can be for all that it says to be seen. */
export function useFit(element: RefObject<HTMLElement | null>): void {
	useLayoutEffect(() => {
		const room = element.current!
		const isFitting = () =>
			[...room.children].every((child) => (child as HTMLElement).offsetHeight <= room.clientHeight)
		const write = () => {
			for (const part of PARTS) {
				room.style.setProperty('--fit', `${part}`)
				if (isFitting()) return
			}
		}
		write()
		const told = new MutationObserver(write)
		told.observe(room, { childList: true, characterData: true, subtree: true })
		const resized = new ResizeObserver(write)
		resized.observe(room)
		return () => {
			told.disconnect()
			resized.disconnect()
		}
	}, [element])
}
