import type { RefObject } from 'preact'
import { useRef } from 'preact/hooks'

const FAR = 96 // pixels after which letting go closes
const FAST = 0.5 // pixels a millisecond: a flick closes too

/** Follows a finger downwards from the element that gets the handlers, and closes when it went far or fast. */
export function useDragDown(ref: RefObject<HTMLElement | null>, onClose: () => void) {
	const from = useRef<{ y: number; at: number } | null>(null)

	const move = (y: number) => {
		if (ref.current) ref.current.style.translate = y > 0 ? `0 ${y}px` : ''
	}
	const letGo = (event: PointerEvent) => {
		if (!from.current) return
		const distance = event.clientY - from.current.y
		const speed = distance / Math.max(1, event.timeStamp - from.current.at)
		from.current = null
		move(0)
		if (distance > FAR || (distance > 24 && speed > FAST)) onClose()
	}

	return {
		onPointerDown(event: PointerEvent) {
			if (event.target instanceof Element && event.target.closest('button')) return
			from.current = { y: event.clientY, at: event.timeStamp }
			if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId)
		},
		onPointerMove(event: PointerEvent) {
			if (from.current) move(event.clientY - from.current.y)
		},
		onPointerUp: letGo,
		onPointerCancel: letGo,
	}
}
