import type { Seat } from '../../../kernel/game.ts'
import type { Code } from '../codes.ts'
import { percentages } from '../data/companies.ts'
import type { Exchange } from '../step.ts'
import type { Table } from '../table.ts'
import { hasTile, takesTurns } from './turn.ts'

/** Exchanging ends for good once a company has as much as this. */
const CLOSING_PROFIT = 25

const isShown = (table: Table, seat: Seat, percentage: number): boolean =>
	table.market!.shown.some((share) => share.seat === seat && share.percentage === percentage)

/** Why the seat may not exchange at all now. */
function refuseAny(table: Table, seat: Seat): Code | undefined {
	if (table.market === undefined) return 'not-played'
	if (table.drawn) return 'must-lay-drawn'
	if (!hasTile(table, seat)) return 'no-tile'
	if (table.points.some((profit) => profit >= CLOSING_PROFIT)) return 'exchange-closed'
	const playing = table.held.filter((_, other) => takesTurns(table, other)).length
	return table.market.exchanges >= playing ? 'exchange-limit' : undefined
}

export const refuseExchange = (table: Table, seat: Seat, { percentage }: Exchange): Code | undefined =>
	refuseAny(table, seat) ?? (isShown(table, seat, percentage) ? 'share-shown' : undefined)

export function legalExchanges(table: Table, seat: Seat): Exchange[] {
	if (refuseAny(table, seat) !== undefined) return []
	return percentages
		.filter((percentage) => !isShown(table, seat, percentage))
		.flatMap((percentage): Exchange[] => [
			{ type: 'exchange', percentage, take: 'open' },
			{ type: 'exchange', percentage, take: 'pile' },
		])
}
