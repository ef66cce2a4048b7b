import {
	type Cell,
	cellBeyond,
	type Departure,
	departureAt,
	departureCell,
	departureSide,
	isCentral,
	opposite,
	type Side,
	STATIONS,
} from './board.ts'
import { entrySide, exitSide } from './tile.ts'

/** Where a line ends: 1 to 32 are the termini of the stations. */
export const CENTRE = 0
export const UNFINISHED = -1

/** What trains run over. */
export interface Tracks {
	cells: { readonly [cell: number]: string }
	centre: { readonly [cell: number]: string } // passed, but not counted
}

/** A tile on the way: the ports by which the train enters and leaves, 0 to 7 clockwise from the top left. */
export interface Pass {
	cell: Cell
	entry: number
	exit: number
}

export interface Run {
	length: number // crossings of laid tiles, so a tile can count more than once
	end: number // a station's number, CENTRE or UNFINISHED
}

/**
 * Follows the line from a departure as far as there are tiles; collects what it passes where asked to. From a
 * rail of the Central Station without a wagon, the way may be a loop, which ends nowhere.
 */
export function follow(tracks: Tracks, departure: Departure, passes?: Pass[]): Run {
	let cell = departureCell[departure]!
	let side = departureSide[departure]!
	let length = 0
	for (;;) {
		let code = tracks.cells[cell]
		if (code !== undefined) length++
		else code = tracks.centre[cell]
		if (code === undefined) return { length, end: isCentral(cell) ? CENTRE : UNFINISHED }
		const exit = exitSide(code, side)
		passes?.push({ cell, entry: 2 * side, exit: 2 * exit + 1 })
		const next = cellBeyond(cell, exit)
		if (next < 0) return { length, end: -next }
		cell = next
		side = opposite(exit)
		if (cell === departureCell[departure] && side === departureSide[departure])
			return { length, end: UNFINISHED }
	}
}

/**
 * The departure whose line leads into the cell by that side, or 0 where none does: `follow` backwards. Over a
 * tile that lies already, the way back may be a loop, which comes from nowhere.
 */
export function departureInto(tracks: Tracks, cell: Cell, side: Side): Departure {
	let entered = cell
	let entry = side
	for (;;) {
		const previous = cellBeyond(entered, entry)
		if (previous < 0) return -previous
		const code = tracks.cells[previous] ?? tracks.centre[previous]
		if (code === undefined) return departureAt(entered, entry) // a rail of the Central Station, or none
		entry = entrySide(code, opposite(entry))
		entered = previous
		if (entered === cell && entry === side) return 0
	}
}

/** The departures of the lines that come into the cell, whether a tile lies there or not. */
export function departuresInto(tracks: Tracks, cell: Cell): Departure[] {
	const found: Departure[] = []
	for (let side = 0; side < 4; side++) {
		const departure = departureInto(tracks, cell, side)
		if (departure > 0) found.push(departure)
	}
	return found
}

/** Only a line that comes from the rim is worth double in the Central Station. */
export const isDoubled = (departure: Departure, end: number): boolean =>
	end === CENTRE && departure <= STATIONS

export const pointsOf = (departure: Departure, run: Run): number =>
	run.end === UNFINISHED ? 0 : isDoubled(departure, run.end) ? 2 * run.length : run.length
