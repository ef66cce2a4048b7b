import type { Box, Point } from '../../game.ts'
import { around } from './around.ts'
import type { DrawnMap } from './drawn-map.ts'

/** Pieces of land smaller than this part of a region's largest do not count: the Faroes are no reason to look away. */
const COUNTS = 0.05

/** The part of a map that shows some states, with air around them. */
export function boundsOf(map: DrawnMap, states: readonly string[], margin = 12): Box {
	const points = states.flatMap((state) => {
		const { regions, dot } = map.states[state]!
		return [...regions.flatMap((region) => mainland(map.regions[region]!.rings)), ...(dot ? [dot] : [])]
	})
	return within(map.box, around(points, margin))
}

function mainland(rings: Point[][]): Point[] {
	const sized = rings.map((ring) => ({ ring, area: areaOf(ring) }))
	const largest = Math.max(...sized.map(({ area }) => area))
	return sized.flatMap(({ ring, area }) => (area >= largest * COUNTS ? ring : []))
}

function areaOf(ring: Point[]): number {
	let sum = 0
	for (const [index, { x, y }] of ring.entries()) {
		const before = ring.at(index - 1)!
		sum += before.x * y - x * before.y
	}
	return Math.abs(sum) / 2
}

function within(frame: Box, box: Box): Box {
	const x = Math.max(frame.x, box.x)
	const y = Math.max(frame.y, box.y)
	return {
		x,
		y,
		width: Math.min(frame.x + frame.width, box.x + box.width) - x,
		height: Math.min(frame.y + frame.height, box.y + box.height) - y,
	}
}
