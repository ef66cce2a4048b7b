import { coloursPerSeat } from '../rules/colours.ts'
import { planOf } from '../rules/schedule.ts'
import { emptyStacks, onTable, type State } from '../table.ts'
import type { Kind } from './kind.ts'

/** All stop playing: the money counts that everybody had when the last round was settled. */
export interface Conclude {
	type: 'conclude'
}

export const conclude = {
	parse: () => ({ type: 'conclude' }),
	refuse: ({ table }) => (table.phase === 'over' ? 'not-your-turn' : undefined),
	perform: (state, _, __, { at }) => ({
		state: onTable(settled(state), { phase: 'over', since: at, deadline: null }),
		events: [{ type: 'conclude' }],
		reveals: true,
	}),
} satisfies Kind<Conclude>

/** A round that is not settled did not take place, and its income was not paid. */
function settled(state: State): State {
	const { table } = state
	if (table.phase === 'ready') return state
	const income = planOf(table.round).income * coloursPerSeat(table)
	const before = onTable(state, {
		round: table.round - 1,
		purses: table.purses.map((purse) => purse - income),
		ring: [],
		centre: [],
		stacks: emptyStacks(),
		...(table.times && { times: emptyStacks() }),
	})
	return { ...before, tokens: [] }
}
