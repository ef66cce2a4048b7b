import { endTurn } from '../rules/end-turn.ts'
import { hasTile } from '../rules/turn.ts'
import type { Kind } from './kind.ts'

/** For who has no tile any more, nor one to draw, but might still place a wagon. */
export interface Pass {
	type: 'pass'
}

/** A row of exchanges goes on over it. */
export const pass = {
	parse: () => ({ type: 'pass' }),
	refuse({ table }, _, seat) {
		if (table.drawn) return 'must-lay-drawn'
		return hasTile(table, seat) ? 'must-play' : undefined
	},
	perform(state) {
		const draft = { ...state.table }
		endTurn(draft, state.hands)
		return { state: { ...state, table: draft }, events: [{ type: 'pass' }], reveals: false }
	},
} satisfies Kind<Pass>
