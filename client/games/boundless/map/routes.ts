import type { Point } from '../../game.ts'
import type { DrawnMap, Link } from './drawn-map.ts'

const ROUND = 7 // units by which a corner of a route is cut

/**
 * One crossing of a route as path data: from where it stops in a region, over the border or along the link, to
 * where it stops in the next. Undefined where the map shows neither.
 */
export function legOf(map: DrawnMap, from: string, to: string): string | undefined {
	const out = wayOut(map, from, to)
	const back = wayOut(map, to, from).toReversed()
	const link = map.links.find(({ between }) => between.includes(from) && between.includes(to))
	if (link) {
		const [start, end] = link.between[0] === from ? link.ends : link.ends.toReversed()
		return `${roundedPath([...out, start!])}Q${pair(link.control)} ${pair(end!)}L${back.map(pair).join('L')}`
	}
	const door = doorOf(map, from, to)
	return door && roundedPath([...out, door, ...back])
}

/** The same by its corners alone: what lies along it. */
export function cornersOf(map: DrawnMap, from: string, to: string): Point[] {
	const link = map.links.find(({ between }) => between.includes(from) && between.includes(to))
	const over = link ? curveOf(link, from) : [doorOf(map, from, to)].flatMap((door) => door ?? [])
	return [...wayOut(map, from, to), ...over, ...wayOut(map, to, from).toReversed()]
}

function curveOf({ between, ends, control }: Link, from: string): Point[] {
	const [start, end] = between[0] === from ? ends : ends.toReversed()
	return [start!, middleOf({ ends, control }), end!]
}

/** The middle of a line over water. */
export const middleOf = ({ ends: [start, end], control }: Pick<Link, 'ends' | 'control'>): Point => ({
	x: (start.x + 2 * control.x + end.x) / 4,
	y: (start.y + 2 * control.y + end.y) / 4,
})

/** Where a route crosses from a region to its neighbour: on their border, and not far out of the way. */
export function doorOf(map: DrawnMap, from: string, to: string): Point | undefined {
	const [start, end] = [wayOut(map, from, to).at(-1)!, wayOut(map, to, from).at(-1)!]
	const shared = map.arcs.filter(({ sides }) => sides.includes(from) && sides.includes(to))
	const doors = shared.length > 0 ? shared.flatMap(({ points }) => inner(points)) : corners(map, from, to)
	const detour = (door: Point) => distance(start, door) + distance(door, end)
	return doors.length === 0
		? undefined
		: doors.reduce((best, door) => (detour(door) < detour(best) ? door : best))
}

const wayOut = (map: DrawnMap, from: string, to: string): Point[] => [
	map.regions[from]!.anchor,
	...(map.ways[`${from}>${to}`] ?? []),
]

/** Points along a border that are neither of its ends, where three regions meet; a straight border has a middle. */
function inner(points: Point[]): Point[] {
	const middles = points.slice(1).map((point, index) => between(points[index]!, point, 0.5))
	return [...points.slice(1, -1), ...middles]
}

/** Where two regions meet in a point alone, as at the Four Corners. */
function corners(map: DrawnMap, from: string, to: string): Point[] {
	const own = new Set(map.regions[from]!.rings.flat().map(pair))
	return map.regions[to]!.rings.flat().filter((point) => own.has(pair(point)))
}

/** A line through points that takes its corners softly. */
function roundedPath(points: Point[]): string {
	const bends = points.slice(1, -1).map((point, index) => {
		const before = towards(point, points[index]!)
		const after = towards(point, points[index + 2]!)
		return `L${pair(before)}Q${pair(point)} ${pair(after)}`
	})
	return `M${pair(points[0]!)}${bends.join('')}L${pair(points.at(-1)!)}`
}

const towards = (from: Point, to: Point): Point =>
	between(from, to, Math.min(0.5, ROUND / Math.max(distance(from, to), 1)))

const between = (a: Point, b: Point, part: number): Point => ({
	x: tenths(a.x + (b.x - a.x) * part),
	y: tenths(a.y + (b.y - a.y) * part),
})

const tenths = (number: number): number => Math.round(number * 10) / 10

const pair = ({ x, y }: Point): string => `${x} ${y}`

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
