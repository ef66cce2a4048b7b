import type { Seat } from '../../../kernel/game.ts'
import { incomeSteps } from '../data/box.ts'
import type { PlaceId } from '../data/places.ts'
import type { Table } from '../table.ts'
import { isAt, slotsLeft } from './pieces.ts'

export interface Income {
	slots: number // empty slots that count, those of the boom twice
	dollars: number
}

export const dollarsFor = (slots: number, players: number): number =>
	1 + incomeSteps[players]!.filter((least) => slots >= least).length

/** Where a seat has empty slots that count, and how many. */
export const incomePlaces = (
	table: Table,
	seat: Seat,
	boom = table.boom,
): { place: PlaceId; slots: number }[] =>
	(Object.keys(table.tiles) as PlaceId[])
		.filter((place) => isAt(table, place, seat))
		.map((place) => ({ place, slots: slotsLeft(table, place) * (place === boom ? 2 : 1) }))
		.filter(({ slots }) => slots > 0)

/** What a seat would collect as the table stands, or with the boom marker elsewhere. */
export function incomeOf(table: Table, seat: Seat, boom = table.boom): Income {
	const slots = incomePlaces(table, seat, boom).reduce((sum, one) => sum + one.slots, 0)
	return { slots, dollars: dollarsFor(slots, table.seats.length) }
}
