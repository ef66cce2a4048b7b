import { CELLS, cellBeyond, isCentral, STATIONS } from '../../rules/board.ts'
import { ahead, bannedAtRim, departureOf, isEnd, startOf, TERMINUS } from './edges.ts'
import { NONE, type Position } from './position.ts'
import { exits } from './tiles.ts'

/** Joins the runs of rails that a tile connects; each way over it counts so much. Finished lines score. */
export function joinTracks(position: Position, tile: number, cell: number, count: number): void {
	const { first, last, lengths, owners } = position
	for (let side = 0; side < 4; side++) {
		const before = 4 * cell + side
		const after = ahead[4 * cell + exits[4 * tile + side]!]!
		const start = first[before]!
		if (start === after) continue // a loop, which comes from nowhere
		const end = last[after]!
		last[start] = end
		first[end] = start
		lengths[end] = lengths[before]! + count + lengths[end]!
		if (isEnd[end] === 1 && owners[start]! >= 0) scoreLine(position, start, end)
	}
}

function scoreLine(position: Position, start: number, end: number): void {
	const { points, pay, owners, lengths } = position
	const isFromCentre = departureOf[start]! > STATIONS
	const length = lengths[end]!
	points[owners[start]!]! += end < TERMINUS && !isFromCentre ? 2 * length : length
	if (end >= TERMINUS) pay[end - TERMINUS] = isFromCentre ? 2 * length : length
	position.unfinished--
}

/** Puts a tile on the board. */
export function layTile(position: Position, tile: number, cell: number): void {
	position.tiles[cell] = tile
	closeCell(position, cell)
	for (let side = 0; side < 4; side++) {
		const next = cellBeyond(cell, side)
		if (next >= 0) openCell(position, next)
	}
	joinTracks(position, tile, cell, 1)
}

export function openCell(position: Position, cell: number): void {
	if (position.place[cell] !== NONE || position.tiles[cell] !== NONE || isCentral(cell)) return
	position.place[cell] = position.opens
	position.open[position.opens++] = cell
}

function closeCell(position: Position, cell: number): void {
	const { open, place } = position
	const moved = open[--position.opens]!
	open[place[cell]!] = moved
	place[moved] = place[cell]!
	place[cell] = NONE
}

/** Whether the tile alone would make a line there. */
export function isBanned({ guards }: Position, tile: number, cell: number): boolean {
	if (bannedAtRim[CELLS * tile + cell] === 1) return true
	const side = guards[cell]!
	return side !== NONE && exits[4 * tile + side] === side
}

/** Whether a wagon may be put on the rail: none is there, and its line would not be complete after one tile. */
export function isOpenRail({ owners, last, lengths }: Position, rail: number): boolean {
	const start = startOf[rail]!
	if (owners[start]! >= 0) return false
	const end = last[start]!
	return isEnd[end] === 0 || lengths[end] !== 1
}

/** Puts a wagon on a rail of the Central Station. */
export function putWagon(position: Position, rail: number, owner: number): void {
	const start = startOf[rail]!
	const end = position.last[start]!
	position.owners[start] = owner
	position.wagons[owner] = 1
	position.guards[start >> 2] = start & 3
	position.unfinished++
	if (isEnd[end] === 1) scoreLine(position, start, end)
}
