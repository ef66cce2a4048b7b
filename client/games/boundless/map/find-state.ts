import type { Point } from '../../game.ts'
import type { DrawnMap, Region } from './drawn-map.ts'

/** The state under a point; the dot of a small one counts before the land around it, as far as a finger reaches. */
export function findState(map: DrawnMap, at: Point, reach: number): string | undefined {
	const dots = Object.entries(map.states)
		.flatMap(([state, { dot }]) => (dot ? [{ state, away: Math.hypot(dot.x - at.x, dot.y - at.y) }] : []))
		.filter(({ away }) => away <= reach)
		.sort((a, b) => a.away - b.away)
	return dots[0]?.state ?? stateUnder(map, at)
}

/** The state on whose land a point lies. */
export function stateUnder({ regions }: DrawnMap, at: Point): string | undefined {
	for (const name in regions) if (lies(regions[name]!, at)) return regions[name]!.state
	return undefined
}

/** Most regions are told by their bounds alone, which is quick. */
const lies = ({ bounds: { x, y, width, height }, rings }: Region, at: Point): boolean =>
	at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height && isInside(rings, at)

/** Whether an odd number of rings lies around a point. It is asked thousands of times when names are placed. */
export function isInside(rings: Point[][], { x, y }: Point): boolean {
	let inside = false
	for (const ring of rings) {
		let a = ring[ring.length - 1]!
		for (const b of ring) {
			if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
			a = b
		}
	}
	return inside
}
