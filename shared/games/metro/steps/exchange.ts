import type { Seat } from '../../../kernel/game.ts'
import { reject } from '../../../kernel/rejection.ts'
import type { Code } from '../codes.ts'
import type { Event } from '../event.ts'
import { countExchanges, endTurn } from '../rules/end-turn.ts'
import { refuseExchange } from '../rules/exchange.ts'
import type { Exchange } from '../step.ts'
import type { State, Table } from '../table.ts'
import type { Answer } from './answer.ts'

/** The card goes under its pile first, so that there is always one to take. */
export function exchange(state: State, seat: Seat, step: Exchange): Answer {
	const { table, hands } = state
	const refused = refuseExchange(table, seat, step)
	if (refused !== undefined) return reject<Code>(refused)
	const hand = hands[seat]!
	const index = step.percentage / 10 - 1
	const [top, ...pile] = [...state.sharePiles![index]!, hand.shares![index]!]
	const market = table.market!
	const draft: Table = { ...table, market }
	const event: Event = { type: 'exchange', percentage: step.percentage }
	let taken = top!
	if (step.take === 'open') {
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
}
