import {
	CELLS,
	cellBeyond,
	DEPARTURES,
	departureAt,
	departureCell,
	departureSide,
	departureSides,
	isCentral,
	opposite,
	STATIONS,
} from '../../rules/board.ts'
import { codes, exits } from './tiles.ts'

/**
 * The places where trains pass from one cell to the next, one for each direction: 4 × cell + side for the way into a
 * cell by that side, and 256 + station for the way into a terminus of the rim.
 */
export const TERMINUS = 4 * CELLS
export const EDGES = TERMINUS + STATIONS + 1

/** The edge by which one leaves a cell by a side, at 4 × cell + side. */
export const ahead = Int16Array.from({ length: TERMINUS }, (_, index) => {
	const side = index & 3
	const next = cellBeyond(index >> 2, side)
	return next < 0 ? TERMINUS - next : 4 * next + opposite(side)
})

/** The edge where the line of each departure starts; nothing is at 0. */
export const startOf = Int16Array.from({ length: DEPARTURES + 1 }, (_, departure) =>
	departure === 0 ? 0 : 4 * departureCell[departure]! + departureSide[departure]!,
)

/** The departure that starts at each edge, or 0. */
export const departureOf = new Int8Array(EDGES)
for (let departure = 1; departure <= DEPARTURES; departure++) departureOf[startOf[departure]!] = departure

/** Whether a line ends there: at a terminus, or in the Central Station unless rails lie in it. */
export const isEnd = Uint8Array.from({ length: EDGES }, (_, edge) =>
	edge >= TERMINUS || isCentral(edge >> 2) ? 1 : 0,
)

/** Whether the tile would make a line of its own from a station of the rim, at 64 × tile + cell. */
export const bannedAtRim = Uint8Array.from({ length: codes.length * CELLS }, (_, index) => {
	const cell = index % CELLS
	const tile = (index - cell) / CELLS
	const isBanned = departureSides(cell).some(
		(side) => departureAt(cell, side) <= STATIONS && ahead[4 * cell + exits[4 * tile + side]!]! >= TERMINUS,
	)
	return isBanned ? 1 : 0
})
