import type { Box, Point } from '../../game.ts'
import { around } from './around.ts'
import type { Drawing } from './drawing.ts'

/** A drawing, read: in units, and ready to be put on the screen. */
export interface DrawnMap {
	id: string
	box: Box
	arcs: Arc[]
	land: string // as path data, like all lines below
	water: string
	panels: { region: string; box: Box; land: string }[]
	borders: string // between regions
	edges: string // where the game's land meets water, or land outside the game
	regions: { [region: string]: Region }
	states: { [state: string]: State }
	ways: { [direction: string]: Point[] } // "AA>BB": from the anchor of AA towards BB
	links: Link[]
}

/** A line between two junctions, or around an island. */
export interface Arc {
	points: Point[]
	sides: string[] // the regions on both sides of it
}

export interface Region {
	state: string
	rings: Point[][]
	outline: string
	bounds: Box
	anchor: Point // where routes stop
}

export interface State {
	regions: string[]
	tint: number
	label: Point
	room: number // the width of a name that fits in there
	dot?: Point // marks a state too small to be seen
}

export interface Link {
	between: [string, string]
	ends: [Point, Point]
	control: Point
	line: string
}

export function readDrawing(drawing: Drawing): DrawnMap {
	const lines = drawing.arcs.map((arc) => pointsOf(arc, drawing.grid))
	const arcs = lines.map((points): Arc => ({ points, sides: [] }))
	const ringsOf = (rings: string) => numberRings(rings).map((ring) => joinArcs(lines, ring))
	const pathOf = (rings: string) => ringsOf(rings).map(closedPath).join('')
	const states = Object.fromEntries(
		Object.entries(drawing.states).map(([state, { tint, label, dot, parts }]) => {
			const [x, y, room] = numbersOf(label) as [number, number, number]
			const regions = parts?.split(' ') ?? [state]
			return [state, { regions, tint, label: { x, y }, room, ...(dot ? { dot: pointOf(dot) } : {}) }]
		}),
	)
	const regions: DrawnMap['regions'] = {}
	for (const [state, { regions: parts }] of Object.entries(states)) {
		for (const region of parts) {
			const { rings, anchor } = drawing.regions[region]!
			for (const arc of numberRings(rings).flat()) arcs[arc < 0 ? ~arc : arc]!.sides.push(region)
			const points = ringsOf(rings)
			const outline = points.map(closedPath).join('')
			const bounds = around(points.flat(), 0)
			regions[region] = { state, rings: points, outline, bounds, anchor: pointOf(anchor) }
		}
	}
	const linesWith = (sides: number) =>
		arcs.map((arc) => (arc.sides.length === sides ? openPath(arc.points) : '')).join('')
	return {
		id: drawing.id,
		box: { x: 0, y: 0, width: drawing.width, height: drawing.height },
		arcs,
		land: pathOf(drawing.land),
		water: pathOf(drawing.water),
		panels: Object.entries(drawing.panels).map(([region, { box, land }]) => {
			const [x, y, width, height] = numbersOf(box) as [number, number, number, number]
			return { region, box: { x, y, width, height }, land: pathOf(land) }
		}),
		borders: linesWith(2),
		edges: linesWith(1),
		regions,
		states,
		ways: Object.fromEntries(
			Object.entries(drawing.ways).map(([direction, points]) => [direction, pairsOf(numbersOf(points))]),
		),
		links: Object.entries(drawing.links).map(([pair, curve]) => linkOf(pair, curve)),
	}
}

function linkOf(pair: string, curve: string): Link {
	const [start, control, end] = pairsOf(numbersOf(curve)) as [Point, Point, Point]
	return {
		between: pair.split('|') as [string, string],
		ends: [start, end],
		control,
		line: `M${start.x} ${start.y}Q${control.x} ${control.y} ${end.x} ${end.y}`,
	}
}

const numbersOf = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number)

const numberRings = (rings: string): number[][] => (rings === '' ? [] : rings.split(',').map(numbersOf))

const pointOf = (text: string): Point => pairsOf(numbersOf(text))[0]!

const pairsOf = (numbers: number[]): Point[] =>
	numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1]! }] : []))

function pointsOf(arc: string, grid: number): Point[] {
	let [x, y] = [0, 0]
	return pairsOf(numbersOf(arc)).map((step) => {
		x += step.x
		y += step.y
		return { x: x / grid, y: y / grid }
	})
}

/** The points along a ring, junctions once; the first is not repeated. */
const joinArcs = (lines: Point[][], ring: number[]): Point[] =>
	ring.flatMap((arc) => (arc < 0 ? lines[~arc]!.toReversed() : lines[arc]!).slice(0, -1))

const openPath = (points: Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`

const closedPath = (points: Point[]): string => `${openPath(points)}Z`
