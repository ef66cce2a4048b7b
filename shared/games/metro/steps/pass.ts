import type { Seat } from '../../../kernel/game.ts'
import { reject } from '../../../kernel/rejection.ts'
import type { Code } from '../codes.ts'
import { endTurn } from '../rules/end-turn.ts'
import { hasTile } from '../rules/turn.ts'
import type { State } from '../table.ts'
import type { Answer } from './answer.ts'

/** Only who has no tile, nor one to draw, passes; a row of exchanges goes on over it. */
export function pass(state: State, seat: Seat): Answer {
	if (state.table.drawn) return reject<Code>('must-lay-drawn')
	if (hasTile(state.table, seat)) return reject<Code>('must-play')
	const draft = { ...state.table }
	endTurn(draft, state.hands)
	return { state: { ...state, table: draft }, events: [{ type: 'pass' }], reveals: false }
}
