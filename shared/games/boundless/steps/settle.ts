import { ownerOf } from '../rules/colours.ts'
import { accountsOf } from '../rules/review.ts'
import { ROUNDS } from '../rules/schedule.ts'
import { onTable } from '../table.ts'
import { onceDue } from './kind.ts'

/** The map is shown, and everybody pays or is paid at the same moment; nobody pays more than they have. */
export interface Settle {
	type: 'settle'
}

export const settle = onceDue('settle', (state, at) => {
	const { table } = state
	const owed = table.purses.map(() => 0)
	for (const { colour, price } of accountsOf(table)) owed[ownerOf(table, colour)]! += price.money
	const paid = table.purses.map((purse, seat) => Math.max(owed[seat]!, 0 - purse))
	return {
		state: onTable(state, {
			phase: table.round === ROUNDS ? 'over' : 'ready',
			since: at,
			purses: table.purses.map((purse, seat) => purse + paid[seat]!),
			deadline: null,
		}),
		events: [{ type: 'settle', paid }],
		reveals: true,
	}
})
