import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { type RegionId, regionIds } from '../../../../shared/games/franchise/data/regions.ts'
import { roads } from '../../../../shared/games/franchise/data/roads.ts'
import { canvas, placeDrawings } from '../../../../shared/games/franchise/drawing/places.ts'
import { regionDrawings } from '../../../../shared/games/franchise/drawing/regions.ts'
import { roadCurves } from '../../../../shared/games/franchise/drawing/roads.ts'
import { isFew, isTown, placesInPlay } from '../../../../shared/games/franchise/rules/board.ts'
import type { Box, Point } from '../../game.ts'
import type { Disc } from './labels/arrange.ts'

/** The map, with a margin for what stands at its edges. */
export const sheet: Box = { x: -20, y: -20, width: canvas.width + 10, height: canvas.height + 40 }

/** The same without the land that few players leave out. */
const sheetOfFew: Box = { x: 195, y: 55, width: 1400, height: 930 }
export const sheetOf = (players: number): Box => (isFew(players) ? sheetOfFew : sheet)

/** Where the track begins; with few players it stands, as the milestones do, where the land is that they leave out. */
export const cornerOf = (players: number): Point => (isFew(players) ? { x: 232, y: 100 } : { x: 40, y: 950 })

export const TOWN = 15 // the radius of its sign
export const SLOT = 10.5

/** How far from its middle the slots of a metropolis are. */
export const ringOf = (value: number): number => Math.max(23, 4.2 * value)

export const EVALUATED = 19 // the radius of a metropolis without slots

/** How much room a place takes, with that many slots. */
export const radiusOf = (place: PlaceId, value: number): number =>
	isTown(place) ? TOWN : ringOf(value) + SLOT + 3.5

/** Where there is room for something about a place: above it, unless its name stands there. */
export const sideOf = (place: PlaceId): 1 | -1 => (placeDrawings[place].label === 'above' ? 1 : -1)

/** On that side, so far from the edge of the place. */
export function beyond(place: PlaceId, value: number, distance: number, side = sideOf(place)): Point {
	const { x, y } = pointOf(place)
	return { x, y: y + side * (radiusOf(place, value) + distance) }
}

/** Whoever stayed in an evaluated metropolis stands around it. */
export function stayedAt(place: PlaceId, index: number, count: number): Disc {
	const angle = (index / Math.max(count, 6)) * 2 * Math.PI
	const { x, y } = pointOf(place)
	return { x: x + 26 * Math.sin(angle), y: y - 26 * Math.cos(angle), radius: 10 }
}

const FIREWORKS = 15 // the radius of theirs

/** Fireworks beside the metropolis that booms: they hide none of its slots. */
export function boomDisc(place: PlaceId, radius: number): Disc {
	const { x, y, label } = placeDrawings[place]
	const aside = (radius + FIREWORKS) * Math.SQRT1_2
	return { x: x + aside, y: y + (label === 'above' ? aside : -aside), radius: FIREWORKS }
}

/** The middle of a slot seen from the middle of its metropolis: the first is on top, then clockwise. */
export function slotAt(slot: number, value: number): Point {
	const angle = (slot / value) * 2 * Math.PI
	return { x: ringOf(value) * Math.sin(angle), y: -ringOf(value) * Math.cos(angle) }
}

export const pointOf = (place: PlaceId): Point => placeDrawings[place]

type Cubic = readonly [Point, Point, Point, Point]

const curves = new Map<string, Cubic>()
const shields = new Map<string, Point>()
for (const [index, [a, b]] of roads.entries()) {
	const [x1, y1, x2, y2, shield] = roadCurves[index]!
	const curve: Cubic = [pointOf(a), { x: x1, y: y1 }, { x: x2, y: y2 }, pointOf(b)]
	curves.set(`${a} ${b}`, curve)
	curves.set(`${b} ${a}`, curve.toReversed() as unknown as Cubic)
	shields.set(`${a} ${b}`, pointOn(curve, shield))
}

/** Where a road says what it costs. */
export const shieldPoint = (from: PlaceId, to: PlaceId): Point =>
	shields.get(`${from} ${to}`) ?? shields.get(`${to} ${from}`)!

/** The road from one place to another. */
export const curveOf = (from: PlaceId, to: PlaceId): Cubic => curves.get(`${from} ${to}`)!

export function roadPath(from: PlaceId, to: PlaceId): string {
	const [a, b, c, d] = curveOf(from, to)
	return `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`
}

/** The roads of a path, one after the other. */
export const legsOf = (path: readonly PlaceId[]): [PlaceId, PlaceId][] =>
	path.slice(1).map((to, index) => [path[index]!, to])

/** A point of a road, from 0 at its beginning to 1 at its end. */
export function pointOn([a, b, c, d]: Cubic, part: number): Point {
	const rest = 1 - part
	const at = (axis: 'x' | 'y') =>
		rest ** 3 * a[axis] +
		3 * rest ** 2 * part * b[axis] +
		3 * rest * part ** 2 * c[axis] +
		part ** 3 * d[axis]
	return { x: at('x'), y: at('y') }
}

/** From which side a road arrives at a place, as an angle seen from its middle: where it comes that near. */
export function arrivalOf(from: PlaceId, to: PlaceId, radius: number): number {
	const curve = curveOf(from, to)
	const end = pointOf(to)
	let part = 0.95
	while (part > 0.1 && distanceTo(end, pointOn(curve, part)) < radius + 8) part -= 0.03
	const { x, y } = pointOn(curve, part)
	return Math.atan2(y - end.y, x - end.x)
}

const distanceTo = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const REACH = 46 // as near as a finger needs to come

/** The nearest place within reach; by how much a sign reaches depends on how large it is, where that is told. */
export function placeUnder(
	at: Point,
	players: number,
	reachOf: (place: PlaceId) => number = () => REACH,
): PlaceId | undefined {
	let nearest: PlaceId | undefined
	let least = REACH
	for (const { id: place } of placesInPlay(players)) {
		const distance = distanceTo(pointOf(place), at)
		if (distance >= Math.min(least, reachOf(place))) continue
		nearest = place
		least = distance
	}
	return nearest
}

const outlines = Object.fromEntries(
	regionIds.map((region) => [
		region,
		regionDrawings[region].outline.split(' ').map((pair) => {
			const [x = 0, y = 0] = pair.split(',').map(Number)
			return { x, y }
		}),
	]),
) as Record<RegionId, Point[]>

export const regionUnder = (at: Point): RegionId | undefined =>
	regionIds.find((region) => isInside(outlines[region], at))

/** Counts how often a ray to the right crosses the outline. */
function isInside(outline: readonly Point[], { x, y }: Point): boolean {
	let inside = false
	for (const [index, a] of outline.entries()) {
		const b = outline[(index + 1) % outline.length]!
		if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside
	}
	return inside
}

const MARGIN = 64

/** The part of the map that holds all these points. */
export function boxAround(points: readonly Point[], margin = MARGIN): Box | undefined {
	if (points.length === 0) return undefined
	const xs = points.map(({ x }) => x)
	const ys = points.map(({ y }) => y)
	const x = Math.min(...xs) - margin
	const y = Math.min(...ys) - margin
	return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}

export const middleOf = (points: readonly Point[]): Point => ({
	x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
	y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

export const boxOfRegion = (region: RegionId): Box => boxAround(outlines[region], 20)!

export const boxOfPlaces = (places: readonly PlaceId[]): Box | undefined => boxAround(places.map(pointOf))

/** The next of the places in a direction, as the eye would go: near, and rather ahead than aside. */
export function nextPlace(
	places: readonly PlaceId[],
	from: PlaceId | undefined,
	dx: number,
	dy: number,
): PlaceId | undefined {
	if (from === undefined) return places[0]
	const { x, y } = pointOf(from)
	let best: PlaceId | undefined
	let least = Number.POSITIVE_INFINITY
	for (const place of places) {
		const right = pointOf(place).x - x
		const down = pointOf(place).y - y
		const ahead = right * dx + down * dy
		const way = ahead + 2.5 * (Math.abs(right * dy) + Math.abs(down * dx))
		if (ahead <= 0 || way >= least) continue
		least = way
		best = place
	}
	return best
}
