import { companyStations, percentages } from '../../data/companies.ts'
import { CELLS, STATIONS } from '../../rules/board.ts'
import { NOBODY } from '../../table.ts'
import { EDGES } from './edges.ts'
import { allTiles } from './tiles.ts'

export const NONE = -1 // no tile, no place, no side
export const MOST_HELD = 3
export const SEATS = 6
export const OWNERS = companyStations.length
export const SHARES = percentages.length

/**
 * A whole position, hidden things included, for games that are only imagined: in numbers, with nothing that the next
 * move would have to allocate. Tracks are not followed tile by tile: the two ends of every run of rails know each
 * other.
 */
export interface Position {
	readonly bytes: Uint8Array // all arrays lie in it, so that a copy is one
	readonly first: Int16Array // by the last edge of a run of rails, its first
	readonly last: Int16Array // and the other way about
	readonly points: Int16Array // by owner: seats or, where they play, companies
	readonly pay: Int16Array // by station, what the line that ended there pays who has its number
	readonly lengths: Uint8Array // by the last edge of a run, how often it crosses laid tiles
	readonly tiles: Int8Array // by cell, as they lie; NONE where none does
	readonly owners: Int8Array // by edge, whose wagon starts there, or NOBODY
	readonly guards: Int8Array // by cell, the side by which a wagon of the Central Station comes in, or NONE
	readonly open: Int8Array // the cells where a tile may lie, in any order
	readonly place: Int8Array // by cell, where it stands among them, or NONE
	readonly hands: Int8Array // the tiles, at 3 × seat + index
	readonly held: Int8Array // how many each seat has
	readonly pile: Int8Array // the top is the last
	readonly holders: Int8Array // by station, who has its number, or NOBODY
	readonly wagons: Int8Array // by owner, whether its wagon of the Central Station is placed
	readonly shares: Int8Array // companies, at 4 × seat + index of the percentage
	readonly shown: Int8Array // likewise, whether the share lies on the table
	readonly market: Int8Array // the company of the face-up card of each percentage
	readonly sharePiles: Int8Array // at 8 × index of the percentage; the top is the first
	readonly sharePileSizes: Int8Array

	seats: number
	ironHorse: boolean
	rotation: boolean
	hasWagons: boolean // those of the Central Station
	hasShares: boolean
	hasNumbers: boolean

	turn: number // NOBODY once the game is over
	drawn: number // the tile just drawn, or NONE
	opens: number // how many cells are open
	piled: number // how many tiles are on the pile
	inHands: number // how many tiles all hands have together
	unfinished: number // lines with a wagon that are not finished
	exchanges: number // in a row
}

/** A position that nothing is in yet. */
export function emptyPosition(): Position {
	const buffer = new ArrayBuffer(4096)
	let used = 0
	const take = (size: number): number => {
		used += size
		return used - size
	}
	const wide = (length: number) => new Int16Array(buffer, take(2 * length), length)
	const narrow = (length: number) => new Int8Array(buffer, take(length), length)
	const arrays = {
		first: wide(EDGES),
		last: wide(EDGES),
		points: wide(OWNERS),
		pay: wide(STATIONS + 1),
		lengths: new Uint8Array(buffer, take(EDGES), EDGES),
		tiles: narrow(CELLS),
		owners: narrow(EDGES),
		guards: narrow(CELLS),
		open: narrow(CELLS),
		place: narrow(CELLS),
		hands: narrow(MOST_HELD * SEATS),
		held: narrow(SEATS),
		pile: narrow(allTiles.length),
		holders: narrow(STATIONS + 1),
		wagons: narrow(OWNERS),
		shares: narrow(SHARES * SEATS),
		shown: narrow(SHARES * SEATS),
		market: narrow(SHARES),
		sharePiles: narrow(OWNERS * SHARES),
		sharePileSizes: narrow(SHARES),
	}
	return {
		...arrays,
		bytes: new Uint8Array(buffer, 0, used),
		seats: 0,
		ironHorse: false,
		rotation: false,
		hasWagons: false,
		hasShares: false,
		hasNumbers: false,
		turn: NOBODY,
		drawn: NONE,
		opens: 0,
		piled: 0,
		inHands: 0,
		unfinished: 0,
		exchanges: 0,
	}
}

export function copyPosition(from: Position, to: Position): void {
	to.bytes.set(from.bytes)
	to.seats = from.seats
	to.ironHorse = from.ironHorse
	to.rotation = from.rotation
	to.hasWagons = from.hasWagons
	to.hasShares = from.hasShares
	to.hasNumbers = from.hasNumbers
	to.turn = from.turn
	to.drawn = from.drawn
	to.opens = from.opens
	to.piled = from.piled
	to.inHands = from.inHands
	to.unfinished = from.unfinished
	to.exchanges = from.exchanges
}
