import { onTable } from '../table.ts'
import type { Kind } from './kind.ts'

/** A player waits for the next round. */
export interface Ready {
	type: 'ready'
}

export const ready = {
	parse: () => ({ type: 'ready' }),
	refuse({ table }, _, seat) {
		if (table.phase !== 'ready') return 'not-your-turn'
		return table.ready.includes(seat) ? 'already-ready' : undefined
	},
	perform: (state, _, seat) => ({
		state: onTable(state, { ready: [...state.table.ready, seat] }),
		events: [],
		reveals: false,
	}),
} satisfies Kind<Ready>
