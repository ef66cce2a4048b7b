import { useRef } from 'preact/hooks'

const FAR = 48 // pixels

/** A finger that went sideways turns by one: 1 for the next, −1 for the one before. */
export function useSwipe(turn: (by: number) => void) {
	const start = useRef<{ x: number; y: number } | undefined>(undefined)
	return {
		onPointerDown(event: PointerEvent) {
			start.current = { x: event.clientX, y: event.clientY }
		},
		onPointerUp(event: PointerEvent) {
			if (!start.current) return
			const [dx, dy] = [event.clientX - start.current.x, event.clientY - start.current.y]
			start.current = undefined
			if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) turn(dx < 0 ? 1 : -1)
		},
	}
}
