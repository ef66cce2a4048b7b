import type { Event } from '../event.ts'
import { isOut, isTown } from '../rules/board.ts'
import { piecesAt } from '../rules/pieces.ts'
import { beginTurns, seatBefore } from '../rules/turn.ts'
import type { StepOf } from '../step.ts'
import type { Table } from '../table.ts'
import type { Rule } from './rule.ts'

/** A start town; the last player chooses first. */
export const town: Rule<StepOf<'town'>> = {
	refuse(table, { place }) {
		if (table.stage !== 'towns') return 'not-now'
		if (!isTown(place)) return 'not-a-town'
		if (isOut(place, table.seats.length)) return 'blocked-region'
		return piecesAt(table, place) === '' ? undefined : 'town-taken'
	},
	perform(draft, step, events) {
		draft.places[step.place] = `${draft.turn}`
		events.push(step)
		if (draft.turn === draft.first) finishTowns(draft, events)
		else draft.turn = seatBefore(draft, draft.turn)
	},
}

export function beginTowns(draft: Table): void {
	draft.stage = 'towns'
	draft.turn = seatBefore(draft, draft.first)
}

/** With the boom the first player has something to decide before the first turn. */
export function finishTowns(draft: Table, events: Event[]): void {
	draft.turn = draft.first
	if (draft.options.boom) draft.stage = 'boom'
	else beginTurns(draft, events)
}
