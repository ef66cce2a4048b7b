import type { Lay } from '../steps/lay.ts'
import type { Hand, Table } from '../table.ts'
import {
	type Cell,
	cellBeyond,
	departureAt,
	departureSides,
	isCentral,
	isRim,
	layableCells,
	STATIONS,
} from './board.ts'
import type { Tracks } from './line.ts'
import { distinctRotations, exitSide, rotate } from './tile.ts'

/** At the edge of the board, or next to a tile; the Central Station counts as neither. */
export function isBeside({ cells }: Tracks, cell: Cell): boolean {
	if (isRim(cell)) return true
	for (let side = 0; side < 4; side++) if (cells[cellBeyond(cell, side)] !== undefined) return true
	return false
}

/** The cells where a tile may lie, the ban on one-tile lines apart. */
export function openCells(table: Table): Cell[] {
	const open: Cell[] = []
	for (const cell of layableCells) {
		if (table.cells[cell] === undefined && isBeside(table, cell)) open.push(cell)
	}
	return open
}

/**
 * Whether the tile alone would join a departure to a terminus. Every numbered station is guarded, with or
 * without a wagon; of the rails of the Central Station only those with one.
 */
export function makesOneTileLine(table: Table, code: string, cell: Cell): boolean {
	for (const side of departureSides(cell)) {
		const departure = departureAt(cell, side)
		if (departure > STATIONS && table.wagons[departure] === undefined) continue
		const next = cellBeyond(cell, exitSide(code, side))
		if (next < 0 || isCentral(next)) return true
	}
	return false
}

/** The rotations in which a tile may be laid. */
export const rotationsOf = (table: Table, tile: string): number[] =>
	table.options.rotation ? distinctRotations(tile) : [0]

const hasAllowedCell = (table: Table, tile: string): boolean =>
	rotationsOf(table, tile).some((rotation) => {
		const code = rotate(tile, rotation)
		return openCells(table).some((cell) => !makesOneTileLine(table, code, cell))
	})

/**
 * Whether the tile may break the ban on one-tile lines. It must have no allowed cell; in Iron Horse it must
 * also have been drawn just now, or the pile be empty and no other tile of the hand have one either.
 */
export function mayBreakBan(table: Table, hand: Hand, tile: string): boolean {
	if (hasAllowedCell(table, tile)) return false
	if (table.options.edition === 'metro' || table.drawn) return true
	return table.pile === 0 && !hand.tiles.some((other) => hasAllowedCell(table, other))
}

/** Rotations that look the same are the same step; one of 0 is left out. */
export const layOf = (tile: string, cell: Cell, rotation: number): Lay =>
	rotation === 0 ? { type: 'lay', tile, cell } : { type: 'lay', tile, cell, rotation }
