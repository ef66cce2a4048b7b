import type { Seat } from '../../../kernel/game.ts'
import { isOneOf } from '../../../kernel/guards.ts'
import type { Code } from '../codes.ts'
import { percentages } from '../data/companies.ts'
import type { Event } from '../event.ts'
import { CENTRAL_WAGONS } from '../expansions.ts'
import { countExchanges, endTurn, scoreLines } from '../rules/end-turn.ts'
import { isOpen, isPlaced, makesOneTileLine, ownerPlaced, rails } from '../rules/wagon.ts'
import type { Hand, Table } from '../table.ts'
import type { Kind } from './kind.ts'

/** Puts a wagon on a rail of the Central Station. */
export interface PlaceWagon {
	type: 'wagon'
	rail: number // 33 to 40
	percentage?: number // which share is shown, where companies play: the wagon is its company's
}

/** A wagon starts a line where tiles may lie already; then it counts at once. */
export const wagon = {
	parse({ rail, percentage }) {
		if (!isOneOf(rails, rail)) return undefined
		if (percentage === undefined) return { type: 'wagon', rail }
		return isOneOf(percentages, percentage) ? { type: 'wagon', rail, percentage } : undefined
	},
	refuse: ({ table, hands }, step, seat) => refuseWagon(table, seat, hands[seat]!, step),
	perform(state, { rail, percentage }, seat) {
		const { table, hands } = state
		const owner = ownerPlaced(seat, hands[seat]!, percentage)
		const draft: Table = { ...table, wagons: { ...table.wagons, [rail]: owner } }
		const events: Event[] = [{ type: 'wagon', rail, owner }]
		scoreLines(draft, [rail], events)
		countExchanges(draft, 0)
		if (percentage !== undefined) showShare(draft, seat, percentage, owner)
		endTurn(draft, hands)
		return { state: { ...state, table: draft }, events, reveals: percentage !== undefined }
	},
} satisfies Kind<PlaceWagon>

function refuseWagon(table: Table, seat: Seat, hand: Hand, step: PlaceWagon): Code | undefined {
	if (!table.options.expansions.includes(CENTRAL_WAGONS)) return 'not-played'
	if (table.market !== undefined && step.percentage === undefined) return 'show-a-share'
	if (table.market === undefined && step.percentage !== undefined) return 'not-played'
	if (table.drawn) return 'must-lay-drawn'
	if (isPlaced(table, ownerPlaced(seat, hand, step.percentage))) return 'wagon-placed'
	if (table.wagons[step.rail] !== undefined) return 'rail-taken'
	return makesOneTileLine(table, step.rail) ? 'one-tile-line' : undefined
}

export function legalWagons(table: Table, seat: Seat, hand: Hand): PlaceWagon[] {
	if (!table.options.expansions.includes(CENTRAL_WAGONS)) return []
	const open = rails.filter((rail) => isOpen(table, rail))
	if (table.market === undefined) {
		return isPlaced(table, seat) ? [] : open.map((rail) => ({ type: 'wagon', rail }))
	}
	return percentages
		.filter((percentage) => !isPlaced(table, ownerPlaced(seat, hand, percentage)))
		.flatMap((percentage) => open.map((rail): PlaceWagon => ({ type: 'wagon', rail, percentage })))
}

function showShare(draft: Table, seat: Seat, percentage: number, company: number): void {
	const market = draft.market!
	draft.market = { ...market, shown: [...market.shown, { seat, percentage, company }] }
}
