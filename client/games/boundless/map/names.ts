import type { Box, Point } from '../../game.ts'
import type { DrawnMap, Link, State } from './drawn-map.ts'
import { isInside, stateUnder } from './find-state.ts'

export type Names = { readonly [state: string]: string }

/** A name on the map, in units. */
export interface PlacedName {
	state: string
	lines: string[]
	at: Point // its middle
	size: number // of the letters
	squeezed: boolean // there was no room for it, but it was wanted
}

/** What names are placed for, where a journey is drawn. */
export interface About {
	along?: readonly string[] // states that come before others, where there is room for their names
	fines?: readonly Point[] // badges that no name may lie on
	inked?: readonly (readonly Point[])[] // lines that names keep off, where there is room
	within?: Box // the part that is looked at: the names of first ones keep to it
}

/** In pixels: smaller letters cannot be read, larger ones would shout. */
const LEAST = 9.5
const MOST = 17
const LETTER = 0.56 // mean width of a letter, in parts of its size
const LINE = 1.1 // height of a line, likewise
const TALL = 2.5 // the room at a label is that many times wider than high
const SPILL = 0.35 // how much smaller the least letters would have to be to fit, where names may lie over borders
const DOT = 8 // pixels across
const FINE = { width: 28, height: 22 } // pixels of a badge
const APART = 4 // pixels between a name and one above it: closer, they would be read as one
const INK = 8 // pixels across a line
const BESIDE = 9 // pixels from the middle of a dot to a name beside it
const BESIDE_FROM = 0.9 // the scale from which names stand beside dots,
const OUTSIDE_FROM = 1.4 // and beside states that have no room for them

/**
 * Puts names where there is room at a scale (pixels in a unit): where they fit best first, then the others between
 * them, none upon another. Those in `first` come before all, and are shown whether they fit or not.
 */
export function placeNames(
	map: DrawnMap,
	names: Names,
	scale: number,
	first: readonly string[],
	{ along = [], fines = [], inked = [], within = map.box }: About = {},
): PlacedName[] {
	const links = map.links.flatMap((link) => alongLink(link, scale))
	const ink = inked.flatMap((line) => alongLine(line, scale))
	const taken = [
		...Object.values(map.states).flatMap(({ dot }) => (dot ? [dotBox(dot, scale)] : [])),
		...fines.map(({ x, y }) => boxAt({ x: x * scale, y: y * scale }, FINE)),
	]
	const placed: PlacedName[] = []
	for (const { state, lines, size, beside, isSmall, rank } of inOrder(map, names, scale, [first, along])) {
		const isWanted = rank === WANTED
		const isOnSheet = (box: Box) => holds(map.box, box, scale)
		const isFree = (box: Box) => {
			const isCovered = (other: Box) => overlap(box, other)
			return isOnSheet(box) && !taken.some(isCovered) && !(beside && links.some(isCovered))
		}
		const isInSight = (box: Box) => isFree(box) && holds(within, box, scale)
		const offInk = (suits: Suits) => (box: Box) => suits(box) && !ink.some((line) => overlap(box, line))
		const firstOf = (tries: readonly Try[]): Spot | undefined => {
			for (const [find, letters, suits] of tries) {
				const extent = extentOf(lines, letters)
				const spot = find(map, state, extent, scale, (spot) => suits(boxAt(spot, extent)))
				if (spot) return { spot, extent, letters }
			}
			return undefined
		}
		const smaller = (find: Try[0], suits: Suits): Try[] => [
			[find, size, suits],
			[find, LEAST, suits],
		]
		// Beside a mark a name is that of the mark, wherever it lies; of a state without one it has to lie there.
		const wherever = (suits: Suits): Try[] =>
			isSmall
				? smaller(spotBeside, suits)
				: beside
					? [...smaller(spotAtHome, suits), ...smaller(spotInside, suits), ...smaller(spotBeside, suits)]
					: smaller(spotInside, suits)
		const find = beside ? spotBeside : spotInside
		const free = firstOf([
			...(isWanted ? [offInk(isInSight), isInSight, offInk(isFree), isFree].flatMap(wherever) : []),
			...(rank > 0 ? smaller(find, offInk(isFree)) : [[find, size, offInk(isFree)] as const]),
			[find, size, isFree],
		])
		const found =
			free ??
			(isWanted
				? firstOf([
						[find, LEAST, isOnSheet],
						[find, LEAST, () => true],
					])
				: undefined)
		if (!found) continue
		const { spot, extent, letters } = found
		taken.push(boxAt(spot, { width: extent.width, height: extent.height + 2 * APART }))
		const at = { x: spot.x / scale, y: spot.y / scale }
		placed.push({ state, lines, at, size: letters / scale, squeezed: !free })
	}
	return placed
}

type Suits = (box: Box) => boolean

/** A way to find a place, for letters of a size. */
type Try = readonly [find: typeof spotInside, letters: number, suits: Suits]

/** Where a name could stand, and how large. */
interface Spot {
	spot: Point
	extent: Extent
	letters: number
}

interface Extent {
	width: number
	height: number
}

function inOrder(
	map: DrawnMap,
	names: Names,
	scale: number,
	[first, along]: readonly [readonly string[], readonly string[]],
) {
	return Object.entries(map.states)
		.flatMap(([state, { room, dot }]) => {
			const name = names[state]
			if (!name) return []
			const { lines, fits } = fitName(name, room * scale)
			const rank = first.includes(state) ? WANTED : along.includes(state) ? 1 : 0
			const isSmall = fits < LEAST * SPILL
			const beside = dot !== undefined || isSmall
			const shown = rank > 0 || !beside || scale >= (dot ? BESIDE_FROM : OUTSIDE_FROM)
			const size = Math.min(MOST, Math.max(LEAST, fits))
			return shown ? [{ state, lines, size, beside, isSmall, fits, rank }] : []
		})
		.sort((a, b) => b.rank - a.rank || b.fits - a.fits)
}

/** The name in one line or two, whichever can be larger, and how large. */
function fitName(name: string, room: number): { lines: string[]; fits: number } {
	const sizeOf = (lines: string[]) => {
		const { width, height } = extentOf(lines, 1)
		return { lines, fits: room / Math.hypot(width, height * TALL) }
	}
	const whole = sizeOf([name])
	const halves = sizeOf(halve(name))
	return halves.fits > whole.fits ? halves : whole
}

function halve(name: string): string[] {
	const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index + 1)
	if (breaks.length === 0) return [name]
	const longer = (at: number) => Math.max(at, name.length - at)
	const best = breaks.reduce((a, b) => (longer(b) < longer(a) ? b : a))
	return [name.slice(0, best).trimEnd(), name.slice(best)]
}

const extentOf = (lines: string[], size: number): Extent => ({
	width: Math.max(...lines.map((line) => line.length)) * LETTER * size,
	height: lines.length * LINE * size,
})

const WANTED = 2 // the rank of names that are shown in any case

/** How far off the middle of its state a name may stand, in parts of its own extent: nearest first. */
const offsets = [0, 0.5, -0.5, 1, -1, 1.5, -1.5]
	.flatMap((down) => [0, 0.15, -0.15, 0.3, -0.3, 0.6, -0.6].map((right) => ({ right, down })))
	.sort((one, other) => farOff(one) - farOff(other))

/** A name is about that many times wider than high. */
function farOff({ right, down }: { right: number; down: number }): number {
	return Math.hypot(4 * right, down)
}

const OUTER = 0.7 // the farther off, the more of a name's outer half has to lie inside

/** Where the middle of a name is to be, in pixels: in the middle of its state, or off it but inside. */
function spotInside(
	map: DrawnMap,
	state: string,
	{ width, height }: Extent,
	scale: number,
	suits: (spot: Point) => boolean,
): Point | undefined {
	const { label, regions } = map.states[state]!
	const { rings } = map.regions[regions[0]!]!
	for (const { right, down } of offsets) {
		const spot = { x: label.x * scale + right * width, y: label.y * scale + down * height }
		// Whether it lies inside takes longest to tell, so that comes last.
		const isOver = (across: number) => isInside(rings, { x: across / scale, y: spot.y / scale })
		const isMiddle = right === 0 && down === 0
		if (suits(spot) && (isMiddle || (isOver(spot.x) && isOver(spot.x + right * OUTER * width)))) return spot
	}
	return undefined
}

/** Around a dot, or a state that is hardly larger. */
function spotsBeside({ label, dot, room }: State, { width, height }: Extent, scale: number): Point[] {
	const [x, y] = [(dot ?? label).x * scale, (dot ?? label).y * scale]
	const gap = dot ? BESIDE : (room / 2) * scale
	return [
		{ x: x + gap + width / 2, y },
		{ x: x - gap - width / 2, y },
		{ x, y: y + gap + height / 2 },
		{ x, y: y - gap - height / 2 },
		{ x: x + gap + width / 2, y: y + gap + height / 2 },
		{ x: x - gap - width / 2, y: y + gap + height / 2 },
		{ x: x + gap + width / 2, y: y - gap - height / 2 },
		{ x: x - gap - width / 2, y: y - gap - height / 2 },
	]
}

/** Beside its state, where the name lies on the fewest others. */
function spotBeside(
	map: DrawnMap,
	state: string,
	extent: Extent,
	scale: number,
	suits: (spot: Point) => boolean,
): Point | undefined {
	let best: Point | undefined
	let fewest = Number.POSITIVE_INFINITY
	for (const spot of spotsBeside(map.states[state]!, extent, scale)) {
		const count = fewest > 0 && suits(spot) ? strangersUnder(map, state, spot, extent, scale) : fewest
		if (count >= fewest) continue
		fewest = count
		best = spot
	}
	return best
}

/** Beside a mark in its state, and on no other. */
const spotAtHome: typeof spotInside = (map, state, extent, scale, suits) =>
	spotBeside(
		map,
		state,
		extent,
		scale,
		(spot) => suits(spot) && strangersUnder(map, state, spot, extent, scale) === 0,
	)

/** How many others a name beside its state lies on. */
function strangersUnder(
	map: DrawnMap,
	state: string,
	{ x, y }: Point,
	{ width }: Extent,
	scale: number,
): number {
	return [x - width / 2, x, x + width / 2].filter((across) => {
		const under = stateUnder(map, { x: across / scale, y: y / scale })
		return under !== undefined && under !== state
	}).length
}

/** Small boxes along the line of a link, for names to keep clear of. */
function alongLink({ ends: [start, end], control }: Link, scale: number): Box[] {
	return Array.from({ length: 21 }, (_, step) => {
		const part = step / 20
		const mix = (a: number, b: number, c: number) =>
			((1 - part) ** 2 * a + 2 * part * (1 - part) * b + part ** 2 * c) * scale
		return {
			x: mix(start.x, control.x, end.x) - 1,
			y: mix(start.y, control.y, end.y) - 1,
			width: 2,
			height: 2,
		}
	})
}

/** Boxes along a line that is drawn, close enough for no name to stand between them. */
function alongLine(line: readonly Point[], scale: number): Box[] {
	return line.slice(1).flatMap((end, index) => {
		const start = line[index]!
		const steps = Math.ceil((Math.hypot(end.x - start.x, end.y - start.y) * scale) / INK)
		return Array.from({ length: steps + 1 }, (_, step) => {
			const part = step / Math.max(steps, 1)
			const at = (from: number, to: number) => (from + (to - from) * part) * scale
			return boxAt({ x: at(start.x, end.x), y: at(start.y, end.y) }, { width: INK, height: INK })
		})
	})
}

const boxAt = ({ x, y }: Point, { width, height }: Extent): Box => ({
	x: x - width / 2,
	y: y - height / 2,
	width,
	height,
})

const dotBox = ({ x, y }: Point, scale: number): Box =>
	boxAt({ x: x * scale, y: y * scale }, { width: DOT, height: DOT })

const overlap = (a: Box, b: Box): boolean =>
	a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Whether a box in pixels lies on a sheet in units. */
const holds = (sheet: Box, box: Box, scale: number): boolean =>
	box.x >= sheet.x * scale &&
	box.y >= sheet.y * scale &&
	box.x + box.width <= (sheet.x + sheet.width) * scale &&
	box.y + box.height <= (sheet.y + sheet.height) * scale
