import type { Event } from '../event.ts'
import { isOut, isTown } from '../rules/board.ts'
import { piecesAt } from '../rules/pieces.ts'
import { beginTurns, seatBefore } from '../rules/turn.ts'
import type { Table } from '../table.ts'
import { type Kind, parseAt, played, type StepAt } from './kind.ts'

/** A start town; the last player chooses first. */
export type Town = StepAt<'town'>

export const town = {
	parse: parseAt('town'),
	refuse(table, { place }) {
		if (table.stage !== 'towns') return 'not-now'
		if (!isTown(place)) return 'not-a-town'
		if (isOut(place, table.seats.length)) return 'blocked-region'
		return piecesAt(table, place) === '' ? undefined : 'town-taken'
	},
	perform(draft, step) {
		const events: Event[] = [step]
		draft.places[step.place] = `${draft.turn}`
		if (draft.turn === draft.first) finishTowns(draft, events)
		else draft.turn = seatBefore(draft, draft.turn)
		return played(draft, events)
	},
} satisfies Kind<Town>

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
