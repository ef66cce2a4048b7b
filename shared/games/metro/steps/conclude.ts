import { endGame } from '../rules/end-turn.ts'
import { NOBODY } from '../table.ts'
import type { Kind } from './kind.ts'

/** All stop playing: finished lines count as they do at any end, those that are not bring nothing. */
export interface Conclude {
	type: 'conclude'
}

export const conclude: Kind<Conclude> = {
	parse: () => ({ type: 'conclude' }),
	refuse: ({ table }) => (table.turn === NOBODY ? 'not-your-turn' : undefined),
	perform(state) {
		const table = { ...state.table }
		endGame(table, state.hands)
		return { state: { ...state, table }, events: [{ type: 'conclude' }], reveals: true }
	},
}
