import {
	departureCell,
	departureSide,
	opposite,
	SIZE,
	type Side,
} from '../../../../shared/games/metro/rules/board.ts'
import type { Pass } from '../../../../shared/games/metro/rules/line.ts'
import type { Box, Point } from '../../game.ts'

/** The board in units of its drawing: a cell is 90 wide, so that ports lie at 30 and 60. */
export const UNIT = 90
export const RIM = 78 // where stations stand, around the cells
export const EDGE = SIZE * UNIT
export const EXTENT = EDGE + 2 * RIM
export const TERMINAL = 26 // how far rails lead out of the cells into a station

/** The way in through each side; the side itself lies against it. */
const inward: readonly Point[] = [
	{ x: 0, y: 1 },
	{ x: -1, y: 0 },
	{ x: 0, y: -1 },
	{ x: 1, y: 0 },
]

export const cornerOf = (cell: number): Point => ({
	x: (cell % SIZE) * UNIT,
	y: Math.floor(cell / SIZE) * UNIT,
})

export const centreOf = (cell: number): Point => {
	const { x, y } = cornerOf(cell)
	return { x: x + UNIT / 2, y: y + UNIT / 2 }
}

/** The cell under a point of the drawing, or undefined outside the grid. */
export function cellUnder({ x, y }: Point): number | undefined {
	const column = Math.floor(x / UNIT)
	const row = Math.floor(y / UNIT)
	return column >= 0 && column < SIZE && row >= 0 && row < SIZE ? SIZE * row + column : undefined
}

/** The station whose place on the rim is under a point, or undefined. */
export function stationUnder({ x, y }: Point): number | undefined {
	const column = Math.floor(x / UNIT)
	const row = Math.floor(y / UNIT)
	const across = column >= 0 && column < SIZE
	const down = row >= 0 && row < SIZE
	if (across === down) return undefined // in the grid, or in a corner
	if (across) return y < 0 ? SIZE - column : 2 * SIZE + 1 + column
	return x < 0 ? SIZE + 1 + row : 4 * SIZE - row
}

/** Where a port lies on its tile: 0 to 7 clockwise from the top left. */
const ports: readonly Point[] = [
	{ x: 30, y: 0 },
	{ x: 60, y: 0 },
	{ x: 90, y: 30 },
	{ x: 90, y: 60 },
	{ x: 60, y: 90 },
	{ x: 30, y: 90 },
	{ x: 0, y: 60 },
	{ x: 0, y: 30 },
]

export const portOf = (cell: number, port: number): Point => {
	const corner = cornerOf(cell)
	return { x: corner.x + ports[port]!.x, y: corner.y + ports[port]!.y }
}

/** `ahead` along the train's heading and `left` of it, as a vector of the drawing. */
export function across(side: Side, ahead: number, left: number): Point {
	const { x, y } = inward[side]!
	return { x: ahead * x + left * y, y: ahead * y - left * x }
}

const text = ({ x, y }: Point): string => `${x} ${y}`

export const DEPTH = 24 // how far a track that turns back runs into the tile
export const WIDE = 60
export const TIGHT = 30
export const BACK = 15

/** One track as relative path commands, from the port where the train enters. */
export function trackPath(entry: number, exit: number): string {
	const side = entry >> 1
	switch (((exit >> 1) - side) & 3) {
		case 2:
			return `l${text(across(side, UNIT, 0))}`
		case 1:
			return `a${WIDE} ${WIDE} 0 0 0 ${text(across(side, WIDE, WIDE))}`
		case 3:
			return `a${TIGHT} ${TIGHT} 0 0 1 ${text(across(side, TIGHT, -TIGHT))}`
		default:
			return `l${text(across(side, DEPTH, 0))}a${BACK} ${BACK} 0 0 0 ${text(across(side, 0, 2 * BACK))}l${text(across(side, -DEPTH, 0))}`
	}
}

/** One track on its own tile. */
export const trackOnTile = (entry: number, exit: number): string =>
	`M${text(ports[entry]!)}${trackPath(entry, exit)}`

/** Where the wagon of a departure stands: on the rail that leads into the cell. */
export function wagonAt(departure: number): Point & { angle: number } {
	const side = departureSide[departure]!
	const port = portOf(departureCell[departure]!, 2 * side)
	const back = across(side, -TERMINAL, 0)
	return { x: port.x + back.x, y: port.y + back.y, angle: headings[side]! }
}

/** The bar at which lines end: beside the departure, as far out as its wagon. */
export function terminusAt(station: number): Point {
	const side = departureSide[station]!
	const { x, y } = wagonAt(station)
	const beside = across(side, 0, UNIT / 3)
	return { x: x + beside.x, y: y + beside.y }
}

const PLAQUE = 60 // how far out the number of a station hangs

export function plaqueAt(station: number): Point {
	const side = departureSide[station]!
	const { x, y } = centreOf(departureCell[station]!)
	const out = across(side, -UNIT / 2 - PLAQUE, 0)
	return { x: x + out.x, y: y + out.y }
}

/** The direction of the train that enters by each side, in degrees clockwise from "up". */
export const headings = [180, 270, 0, 90]

/** A line from its wagon, along its passes; `from` leaves out as many tiles at the start. */
export function linePath(departure: number, passes: readonly Pass[], from = 0): string {
	const rest = passes.slice(from)
	const first = rest[0]
	if (from === 0) {
		const side = departureSide[departure]!
		return `M${text(wagonAt(departure))}l${text(across(side, TERMINAL, 0))}${tracks(rest)}`
	}
	return first ? `M${text(portOf(first.cell, first.entry))}${tracks(rest)}` : ''
}

const tracks = (passes: readonly Pass[]): string =>
	passes.map(({ entry, exit }) => trackPath(entry, exit)).join('')

/** The part of the drawing that some cells take up, with the stations beside them. */
export function boxAround(cells: readonly number[]): Box {
	const corners = cells.map(cornerOf)
	const xs = corners.map(({ x }) => x)
	const ys = corners.map(({ y }) => y)
	const [left, right] = withRim(Math.min(...xs), Math.max(...xs) + UNIT)
	const [top, bottom] = withRim(Math.min(...ys), Math.max(...ys) + UNIT)
	return { x: left, y: top, width: right - left, height: bottom - top }
}

const withRim = (from: number, to: number): readonly [number, number] => [
	from === 0 ? -RIM : from,
	to === EDGE ? EDGE + RIM : to,
]

/** Where an unfinished line waits: the port by which it would go on, turned as its train would be. */
export function headOf(departure: number, passes: readonly Pass[]): Point & { angle: number } {
	const last = passes.at(-1)
	if (!last) return wagonAt(departure)
	return { ...portOf(last.cell, last.exit), angle: headings[opposite(last.exit >> 1)]! }
}
