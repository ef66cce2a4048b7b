import type { Seat } from '../../../kernel/game.ts'
import { reject } from '../../../kernel/rejection.ts'
import type { Code } from '../codes.ts'
import type { Event } from '../event.ts'
import { countExchanges, endTurn, scoreLines } from '../rules/end-turn.ts'
import { ownerPlaced, refuseWagon } from '../rules/wagon.ts'
import type { PlaceWagon } from '../step.ts'
import type { State, Table } from '../table.ts'
import type { Answer } from './answer.ts'

/** A wagon starts a line where tiles may lie already; then it counts at once. */
export function placeWagon(state: State, seat: Seat, step: PlaceWagon): Answer {
	const { table, hands } = state
	const hand = hands[seat]!
	const refused = refuseWagon(table, seat, hand, step)
	if (refused !== undefined) return reject<Code>(refused)
	const owner = ownerPlaced(seat, hand, step.percentage)
	const draft: Table = { ...table, wagons: { ...table.wagons, [step.rail]: owner } }
	const events: Event[] = [{ type: 'wagon', rail: step.rail, owner }]
	scoreLines(draft, [step.rail], events)
	countExchanges(draft, 0)
	if (step.percentage !== undefined) showShare(draft, seat, step.percentage, owner)
	endTurn(draft, hands)
	return { state: { ...state, table: draft }, events, reveals: step.percentage !== undefined }
}

function showShare(draft: Table, seat: Seat, percentage: number, company: number): void {
	const market = draft.market!
	draft.market = { ...market, shown: [...market.shown, { seat, percentage, company }] }
}
