import type { Seat } from '../../../kernel/game.ts'
import { FRANCHISES } from '../data/box.ts'
import type { MilestoneId } from '../data/milestones.ts'
import { type PlaceId, placeIds } from '../data/places.ts'
import type { Pieces, Table } from '../table.ts'
import { isTown } from './board.ts'

export function countOf(pieces: Pieces, seat: Seat): number {
	const digit = `${seat}`
	let count = 0
	for (let slot = 0; slot < pieces.length; slot++) if (pieces[slot] === digit) count++
	return count
}

export const piecesAt = (table: Table, place: PlaceId): Pieces => table.places[place] ?? ''

export const isAt = (table: Table, place: PlaceId, seat: Seat): boolean =>
	piecesAt(table, place).includes(`${seat}`)

/** A metropolis in play that has its tile is open; without one it has been evaluated. */
export const isOpen = (table: Table, place: PlaceId): boolean => table.tiles[place] !== undefined

/** Empty slots; an evaluated metropolis has none. */
export const slotsLeft = (table: Table, place: PlaceId): number =>
	isTown(place)
		? 1 - piecesAt(table, place).length
		: Math.max(0, (table.tiles[place] ?? 0) - piecesAt(table, place).length)

/** Where a seat has a franchise, in the board's order: a table read from a document may list places in another. */
export const placesOf = (table: Table, seat: Seat): PlaceId[] =>
	placeIds.filter((place) => isAt(table, place, seat))

export const townsOf = (table: Table, seat: Seat): number =>
	placesOf(table, seat).filter((place) => isTown(place)).length

/** Whether a franchise of the seat is beside a milestone: it lies there once it is met, or stands there before. */
export const isBeside = ({ milestones, standing }: Table, milestone: MilestoneId, seat: Seat): boolean =>
	milestones[milestone]!.includes(`${seat}`) ||
	(milestone === 'two-eights' && standing?.includes(`${seat}`) === true)

/** How `notional` names a piece beside a milestone. */
export const milestonePiece = (milestone: string, seat: Seat): string => `${milestone}/${seat}`

/**
 * The franchises a seat has left. Markers and middles have reserved theirs; a notional piece beside a tile
 * took none.
 */
export function supplyOf(table: Table, seat: Seat): number {
	let spent = 0
	for (const pieces of Object.values(table.places)) spent += countOf(pieces, seat)
	for (const [region, owner] of Object.entries(table.beside))
		if (owner === seat && !table.notional.includes(region)) spent++
	for (const milestone of Object.keys(table.milestones) as MilestoneId[])
		if (isBeside(table, milestone, seat) && !table.notional.includes(milestonePiece(milestone, seat))) spent++
	return FRANCHISES - spent - (seat === table.turn ? reserved(table) : 0)
}

function reserved({ progress }: Table): number {
	if (progress === null) return 0
	const middles = Object.values(progress.middle).reduce((sum, count) => sum + count, 0)
	return middles + (progress.marker === null ? 0 : 1) + (progress.extra === null ? 0 : 1)
}
