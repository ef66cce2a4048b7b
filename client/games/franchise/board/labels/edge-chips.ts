import type { PlaceId } from '../../../../../shared/games/franchise/data/places.ts'
import type { Box, Point } from '../../../game.ts'
import { type Disc, isOver, isOverDisc } from './arrange.ts'

/** Something that can be chosen, with what it costs. */
export interface Priced {
	place: PlaceId
	price: number | undefined // some cost nothing, and have none
}

/** At the edge of the window: what can be chosen beyond it, in one direction. */
export interface Chip {
	box: Box
	angle: number // where it lies
	places: readonly PlaceId[]
	price: number | undefined // the least
}

export const CHIP = { width: 62, height: 44 } as const
const DIRECTIONS = 3 // where they have no price, to tell more apart says nothing
const EDGE = 4 // pixels between it and the edge
const APART = 3 // and between two
const STEP = 9
const A_CHIP = 215 // pixels of the edge: more of them would be a frame, and no sign

interface Group {
	off: readonly (Priced & Point)[]
	middle: Point
}

/** What chips lie among. */
interface Around {
	window: Box
	boxes: readonly Box[] // fixed
	choosable: readonly Disc[]
	discs: readonly Disc[] // of all places
}

/**
 * Chips for places out of sight, where the way to them leaves the window. Places in about the same direction share
 * one; chips keep clear of what is fixed, of what can be chosen in sight, and of each other; and of any place, where
 * that takes them no further than their own width.
 */
export function chipsFor(off: readonly (Priced & Point)[], around: Around): Chip[] {
	const { window } = around
	const room = Math.max(2, Math.floor((2 * (window.width + window.height)) / A_CHIP))
	const isPriced = off.some(({ price }) => price !== undefined)
	const most = isPriced ? room : Math.min(room, DIRECTIONS)
	let groups: Group[] = off.map((one) => ({ off: [one], middle: one }))
	for (;;) {
		const placed = groups.length > most ? undefined : placeAll(groups, around)
		if (placed || groups.length <= 1) return placed ?? []
		groups = joinNearest(groups, window)
	}
}

/** All of them, or nothing where one finds no room. */
function placeAll(groups: readonly Group[], { window, boxes, choosable, discs }: Around): Chip[] | undefined {
	const chips: Chip[] = []
	for (const { off, middle } of groups) {
		const taken = [...boxes, ...chips.map(({ box }) => grown(box))]
		const options = alongEdge(middle, window)
		const isFree = (option: Box) =>
			!taken.some((other) => isOver(option, other)) && isClear(option, choosable)
		const first = options.find(isFree)
		if (!first) return undefined
		const isNear = ({ x, y }: Box) => Math.hypot(x - first.x, y - first.y) <= CHIP.width
		const box = options.find((one) => isNear(one) && isClear(one, discs) && isFree(one)) ?? first
		const prices = off.flatMap(({ price }) => (price === undefined ? [] : [price]))
		chips.push({
			box,
			angle: Math.atan2(middle.y - box.y - box.height / 2, middle.x - box.x - box.width / 2),
			places: off.map(({ place }) => place),
			price: prices.length > 0 ? Math.min(...prices) : undefined,
		})
	}
	return chips
}

const isClear = (box: Box, discs: readonly Disc[]): boolean => !discs.some((disc) => isOverDisc(box, disc))

const grown = ({ x, y, width, height }: Box): Box => ({
	x: x - APART,
	y: y - APART,
	width: width + 2 * APART,
	height: height + 2 * APART,
})

/** The two whose directions are nearest to each other become one. */
function joinNearest(groups: readonly Group[], window: Box): Group[] {
	let best: [number, number] = [0, 1]
	let least = Number.POSITIVE_INFINITY
	for (const [index, one] of groups.entries())
		for (const [later, other] of groups.entries()) {
			if (later <= index) continue
			const [a, b] = [leaving(one.middle, window), leaving(other.middle, window)]
			const distance = Math.hypot(a.x - b.x, a.y - b.y)
			if (distance >= least) continue
			least = distance
			best = [index, later]
		}
	const off = best.flatMap((index) => groups[index]!.off)
	const middle = {
		x: off.reduce((sum, { x }) => sum + x, 0) / off.length,
		y: off.reduce((sum, { y }) => sum + y, 0) / off.length,
	}
	return [...groups.filter((_, index) => !best.includes(index)), { off, middle }]
}

/** Where a chip's middle may be, at most. */
const boundsOf = ({ x, y, width, height }: Box): Box => ({
	x: x + EDGE + CHIP.width / 2,
	y: y + EDGE + CHIP.height / 2,
	width: width - 2 * EDGE - CHIP.width,
	height: height - 2 * EDGE - CHIP.height,
})

/** Where the way from the middle of the window to a point leaves it. */
function leaving(to: Point, window: Box): Point {
	const { x, y, width, height } = boundsOf(window)
	const middle = { x: x + width / 2, y: y + height / 2 }
	const dx = to.x - middle.x
	const dy = to.y - middle.y
	const part = Math.min(width / 2 / Math.abs(dx || 1e-6), height / 2 / Math.abs(dy || 1e-6))
	return { x: middle.x + dx * part, y: middle.y + dy * part }
}

/** All places for a chip along the edge, the nearest to where the way leaves first. */
function alongEdge(to: Point, window: Box): Box[] {
	const { x, y, width, height } = boundsOf(window)
	const start = leaving(to, window)
	const points: Point[] = []
	for (let at = 0; at <= width; at += STEP) points.push({ x: x + at, y }, { x: x + at, y: y + height })
	for (let at = 0; at <= height; at += STEP) points.push({ x, y: y + at }, { x: x + width, y: y + at })
	const distance = (point: Point) => Math.hypot(point.x - start.x, point.y - start.y)
	return [start, ...points.toSorted((a, b) => distance(a) - distance(b))].map((point) => ({
		x: point.x - CHIP.width / 2,
		y: point.y - CHIP.height / 2,
		...CHIP,
	}))
}
