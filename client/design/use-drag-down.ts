import type { RefObject } from 'preact'
import { useMemo, useRef } from 'preact/hooks'

const FAR = 96 // pixels after which letting go closes
const FAST = 0.5 // pixels a millisecond: a flick closes too

/** Follows a finger downwards from the element that gets the handlers, and closes when it went far or fast. */
export function useDragDown(ref: RefObject<HTMLElement | null>, onClose: () => void) {
	const close = useRef(onClose)
	close.current = onClose
	return useMemo(() => dragDown(ref, () => close.current()), [ref])
}

export function dragDown(ref: RefObject<HTMLElement | null>, onClose: () => void) {
	let from: { y: number; at: number } | undefined

	const move = (y: number) => {
		if (ref.current) ref.current.style.translate = y > 0 ? `0 ${y}px` : ''
	}
	const letGo = (): typeof from => {
		const began = from
		from = undefined
		move(0)
		return began
	}

	return {
		onPointerDown(event: PointerEvent) {
			if (event.target instanceof Element && event.target.closest('button')) return
			if (comesFromTheSide(ref.current)) return
			from = { y: event.clientY, at: event.timeStamp }
			if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId)
		},
		onPointerMove(event: PointerEvent) {
			if (from) move(event.clientY - from.y)
		},
		onPointerUp(event: PointerEvent) {
			const began = letGo()
			if (!began) return
			const distance = event.clientY - began.y
			const speed = distance / Math.max(1, event.timeStamp - began.at)
			if (distance > FAR || (distance > 24 && speed > FAST)) onClose()
		},
		onPointerCancel: letGo,
	}
}

/** On wide screens: what came from the side does not leave downwards. */
const comesFromTheSide = (sheet: HTMLElement | null): boolean =>
	sheet !== null && sheet.getBoundingClientRect().left > 0
