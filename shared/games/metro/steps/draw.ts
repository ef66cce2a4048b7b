import type { Kind } from './kind.ts'

/** Takes the top tile of the pile, which must then be laid. */
export interface Draw {
	type: 'draw'
}

export const draw = {
	parse: () => ({ type: 'draw' }),
	refuse({ table }) {
		if (table.drawn) return 'must-lay-drawn'
		return table.pile === 0 ? 'nothing-to-draw' : undefined
	},
	perform(state, _, seat) {
		const { table, hands, pile } = state
		const drawn = pile[table.pile - 1]!
		return {
			state: {
				...state,
				table: { ...table, pile: table.pile - 1, drawn: true },
				hands: hands.with(seat, { ...hands[seat]!, drawn }),
			},
			events: [{ type: 'draw' }],
			reveals: true,
		}
	},
} satisfies Kind<Draw>
