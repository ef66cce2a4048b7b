import type { Point, Sight } from '../../game.ts'
import { EDGE, wagonAt } from './geometry.ts'

export const HEIGHT = 30 // pixels
const CLEAR = 4

export interface PlatePlace {
	at: Point // in units of the drawing
	left: number // from there, in pixels
	top: number
}

/** Where the plate of a station lies: beside it, over the board, and not beyond what is seen of that. */
export function plateAt(station: number, width: number, sight: Sight | undefined): PlatePlace {
	const { x, y } = wagonAt(station)
	const middle = Math.min(EDGE, Math.max(0, x))
	const anchor = x < EDGE / 4 ? 0 : x > (3 * EDGE) / 4 ? 1 : 0.5
	const left = -width * anchor
	const top = (y > EDGE / 2 ? -38 : 38) - HEIGHT / 2
	if (!sight) return { at: { x: middle, y }, left, top }
	const pixel = 1 / sight.unit
	return {
		at: {
			x: middle + into(middle + left * pixel, width * pixel, sight.x, sight.width, CLEAR * pixel),
			y: y + into(y + top * pixel, HEIGHT * pixel, sight.y, sight.height, CLEAR * pixel),
		},
		left,
		top,
	}
}

/** How far something must move to lie in what is seen: not at all, where it does. */
const into = (from: number, size: number, start: number, extent: number, clear: number): number =>
	Math.max(start + clear, Math.min(start + extent - size - clear, from)) - from
