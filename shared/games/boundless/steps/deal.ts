import { coloursPerSeat } from '../rules/colours.ts'
import { planOf } from '../rules/schedule.ts'
import { emptyStacks, onTable } from '../table.ts'
import { onceDue } from './kind.ts'

/** A round begins: the table is cleared and the income paid; the cards follow. */
export interface Deal {
	type: 'deal'
}

export const deal = onceDue('deal', (state, at) => {
	const { table } = state
	const round = table.round + 1
	const income = planOf(round).income * coloursPerSeat(table)
	const cleared = onTable(state, {
		phase: 'ring',
		round,
		ready: [],
		purses: table.purses.map((purse) => purse + income),
		ring: [],
		centre: [],
		stacks: emptyStacks(),
		...(table.times && { times: emptyStacks() }),
	})
	return {
		state: { ...cleared, tokens: [], cardAt: at },
		events: [{ type: 'deal', round }],
		reveals: false,
	}
})
