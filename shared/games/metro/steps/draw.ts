import type { Seat } from '../../../kernel/game.ts'
import { reject } from '../../../kernel/rejection.ts'
import type { Code } from '../codes.ts'
import type { State } from '../table.ts'
import type { Answer } from './answer.ts'

export function draw(state: State, seat: Seat): Answer {
	const { table, hands, pile } = state
	if (table.drawn) return reject<Code>('must-lay-drawn')
	if (table.pile === 0) return reject<Code>('nothing-to-draw')
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
}
