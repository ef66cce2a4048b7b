import type { Point } from '../../games/game.ts'

/** What fingers, mouse and wheel mean, in pixels of the window. */
export interface Gestures {
	drag(dx: number, dy: number): void
	zoom(at: Point, factor: number): void
	/** The end of a drag or pinch. */
	rest(): void
	tap(at: Point): void
	doubleTap(at: Point): void
	/** A mouse over the board, or a finger held on it; undefined when it has gone. */
	point(at: Point | undefined): void
	/** Whether holding a finger points instead of dragging. */
	holds(): boolean
}

const SLACK = 8 // pixels a finger may shake within a tap
const HOLD_AFTER = 280 // milliseconds
const DOUBLE_WITHIN = 320
const DOUBLE_NEAR = 32

interface Touch extends Point {
	startX: number
	startY: number
}

/** Listens on an element; answers how to stop. */
export function listen(element: HTMLElement, gestures: Gestures): () => void {
	const touches = new Map<number, Touch>()
	let moving = false // dragging or pinching: no tap any more
	let pointing = false // a finger was held
	let holding: ReturnType<typeof setTimeout> | undefined
	let last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 }
	let origin: Point = { x: 0, y: 0 }

	const placeOf = (event: MouseEvent): Point => ({ x: event.clientX - origin.x, y: event.clientY - origin.y })
	const measure = () => {
		const box = element.getBoundingClientRect()
		origin = { x: box.left, y: box.top }
	}

	const down = (event: PointerEvent) => {
		if (event.pointerType === 'mouse' && event.button !== 0) return
		measure()
		const at = placeOf(event)
		touches.set(event.pointerId, { ...at, startX: at.x, startY: at.y })
		clearTimeout(holding)
		if (touches.size > 1) {
			moving = true
			if (pointing) gestures.point(undefined)
			pointing = false
		} else if (event.pointerType !== 'mouse' && gestures.holds()) {
			holding = setTimeout(() => {
				pointing = true
				gestures.point(at)
			}, HOLD_AFTER)
		}
	}

	const move = (event: PointerEvent) => {
		const touch = touches.get(event.pointerId)
		if (!touch) {
			if (event.pointerType === 'mouse') gestures.point(placeOf(event))
			return
		}
		const at = placeOf(event)
		if (touches.size === 2) pinch(touch, at)
		else if (pointing) gestures.point(at)
		else if (moving || Math.hypot(at.x - touch.startX, at.y - touch.startY) > SLACK) {
			if (!moving) element.setPointerCapture(event.pointerId)
			clearTimeout(holding)
			moving = true
			gestures.drag(at.x - touch.x, at.y - touch.y)
		}
		touch.x = at.x
		touch.y = at.y
	}

	/** One of two fingers moved: the drawing follows their middle and their distance. */
	const pinch = (touch: Touch, at: Point) => {
		const other = [...touches.values()].find((candidate) => candidate !== touch)!
		const before = Math.hypot(touch.x - other.x, touch.y - other.y)
		const after = Math.hypot(at.x - other.x, at.y - other.y)
		const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
		gestures.drag((at.x - touch.x) / 2, (at.y - touch.y) / 2)
		if (before > 0) gestures.zoom(middle, after / before)
	}

	const up = (event: PointerEvent) => {
		if (!touches.delete(event.pointerId)) return
		clearTimeout(holding)
		const at = placeOf(event)
		if (pointing) {
			pointing = false
			gestures.tap(at)
			gestures.point(undefined)
		} else if (!moving && event.type === 'pointerup') tap(event, at)
		if (touches.size === 0 && moving) {
			moving = false
			gestures.rest()
		}
	}

	const tap = (event: PointerEvent, at: Point) => {
		const soon = event.timeStamp - last.at < DOUBLE_WITHIN
		const near = Math.hypot(at.x - last.x, at.y - last.y) < DOUBLE_NEAR
		const double = event.pointerType !== 'mouse' && soon && near
		last = { at: double ? Number.NEGATIVE_INFINITY : event.timeStamp, ...at }
		if (double) gestures.doubleTap(at)
		else gestures.tap(at)
	}

	const enter = (event: PointerEvent) => {
		if (event.pointerType === 'mouse') measure()
	}
	const leave = (event: PointerEvent) => {
		if (event.pointerType === 'mouse') gestures.point(undefined)
	}
	const wheel = (event: WheelEvent) => {
		event.preventDefault()
		measure()
		const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
		const speed = event.ctrlKey ? 0.01 : 0.002 // a pinch on a trackpad comes as a wheel with Control
		gestures.zoom(placeOf(event), Math.exp(-event.deltaY * lines * speed))
		gestures.rest()
	}

	const listeners = new AbortController()
	const { signal } = listeners
	element.addEventListener('pointerdown', down, { signal })
	element.addEventListener('pointermove', move, { signal })
	element.addEventListener('pointerup', up, { signal })
	element.addEventListener('pointercancel', up, { signal })
	element.addEventListener('pointerenter', enter, { signal })
	element.addEventListener('pointerleave', leave, { signal })
	element.addEventListener('wheel', wheel, { signal, passive: false })
	return () => {
		clearTimeout(holding)
		listeners.abort()
	}
}
