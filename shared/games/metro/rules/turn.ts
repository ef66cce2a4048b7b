import type { Seat } from '../../../kernel/game.ts'
import { NOBODY, type Table } from '../table.ts'
import { DEPARTURES } from './board.ts'
import { follow, UNFINISHED } from './line.ts'
import { ownerOf } from './owner.ts'
import { mayHaveWagon } from './wagon.ts'

const areTilesLeft = (table: Table): boolean =>
	table.pile > 0 || table.drawn || table.held.some((count) => count > 0)

/** With all tiles laid; Iron Horse ends as soon as no wagon has a line to build any more. */
export const isFinished = (table: Table): boolean =>
	!areTilesLeft(table) || (table.options.edition === 'iron-horse' && !hasUnfinishedLine(table))

function hasUnfinishedLine(table: Table): boolean {
	for (let departure = 1; departure <= DEPARTURES; departure++) {
		if (ownerOf(table, departure) !== NOBODY && follow(table, departure).end === UNFINISHED) return true
	}
	return false
}

/** Whether the seat has a tile in hand or can draw one. */
export const hasTile = (table: Table, seat: Seat): boolean => table.pile > 0 || table.held[seat]! > 0

/** Whether the seat is not skipped. */
export const takesTurns = (table: Table, seat: Seat): boolean =>
	hasTile(table, seat) || mayHaveWagon(table, seat)

/** Who plays after a seat. While tiles are left somebody can. */
export function nextSeat(table: Table, seat: Seat): Seat {
	let next = seat
	do next = (next + 1) % table.held.length
	while (!takesTurns(table, next))
	return next
}
