import type { Seat } from '../../../kernel/game.ts'
import { isOneOf } from '../../../kernel/guards.ts'
import type { Code } from '../codes.ts'
import { percentages } from '../data/companies.ts'
import type { Event } from '../event.ts'
import { countExchanges, endTurn } from '../rules/end-turn.ts'
import { hasTile, takesTurns } from '../rules/turn.ts'
import type { State, Table } from '../table.ts'
import type { Kind } from './kind.ts'

/** Puts a share under its pile and takes the face-up card, or the top one of the pile. */
export interface Exchange {
	type: 'exchange'
	percentage: number
	take: 'open' | 'pile'
}

const ways = ['open', 'pile'] as const

/** The card goes under its pile first, so that there is always one to take. */
export const exchange = {
	parse({ percentage, take }) {
		if (!isOneOf(percentages, percentage) || !isOneOf(ways, take)) return undefined
		return { type: 'exchange', percentage, take }
	},
	refuse: ({ table }, step, seat) => refuseExchange(table, seat, step),
	perform(state, { percentage, take }, seat) {
		const { table, hands } = state
		const hand = hands[seat]!
		const index = percentage / 10 - 1
		const [top, ...pile] = [...state.sharePiles![index]!, hand.shares![index]!]
		const market = table.market!
		const draft: Table = { ...table, market }
		const event: Event = { type: 'exchange', percentage }
		let taken = top!
		if (take === 'open') {
			taken = market.open[index]!
			event.company = taken
			draft.market = { ...market, open: market.open.with(index, top!) }
		}
		countExchanges(draft, market.exchanges + 1)
		const after: State = {
			...state,
			table: draft,
			hands: hands.with(seat, { ...hand, shares: hand.shares!.with(index, taken) }),
			sharePiles: state.sharePiles!.with(index, pile),
		}
		endTurn(draft, after.hands)
		return { state: after, events: [event], reveals: true }
	},
} satisfies Kind<Exchange>

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
		.flatMap((percentage) => ways.map((take): Exchange => ({ type: 'exchange', percentage, take })))
}
