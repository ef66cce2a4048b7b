import type { Seat } from '../../../kernel/game.ts'
import { percentages } from '../data/companies.ts'
import { CENTRAL_WAGONS } from '../expansions.ts'
import type { Hand, Table } from '../table.ts'
import { DEPARTURES, type Departure, STATIONS } from './board.ts'
import { follow, UNFINISHED } from './line.ts'

/** The rails of the Central Station. */
export const rails: readonly Departure[] = Array.from(
	{ length: DEPARTURES - STATIONS },
	(_, index) => STATIONS + 1 + index,
)

/** A line from there would already be complete, after one tile. */
export const makesOneTileLine = (table: Table, rail: Departure): boolean => {
	const { length, end } = follow(table, rail)
	return length === 1 && end !== UNFINISHED
}

export const isOpen = (table: Table, rail: Departure): boolean =>
	table.wagons[rail] === undefined && !makesOneTileLine(table, rail)

export const isPlaced = (table: Table, owner: number): boolean => Object.values(table.wagons).includes(owner)

/** Whose wagon is placed: the seat's own or, where companies play, that of the share shown. */
export const ownerPlaced = (seat: Seat, hand: Hand, percentage: number | undefined): number =>
	percentage === undefined ? seat : hand.shares![percentage / 10 - 1]!

/**
 * Whether the seat could place a wagon for all that the others know. Which companies it holds is its secret:
 * where none of their wagons is left it has its turn all the same, and passes.
 */
export function mayHaveWagon(table: Table, seat: Seat): boolean {
	if (!table.options.expansions.includes(CENTRAL_WAGONS)) return false
	const { market } = table
	const hasOne =
		market === undefined
			? !isPlaced(table, seat)
			: market.shown.filter((share) => share.seat === seat).length < percentages.length
	return hasOne && rails.some((rail) => isOpen(table, rail))
}
