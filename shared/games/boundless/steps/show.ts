import { coloursPerSeat } from '../rules/colours.ts'
import { bringForward, firstDeadline } from '../rules/deadline.ts'
import { appearsTogether, planOf, RING } from '../rules/schedule.ts'
import { emptyStacks } from '../setup.ts'
import type { State } from '../table.ts'
import { type Answer, onTable } from './answer.ts'

/** A round begins: the table is cleared and the income paid; the cards follow. */
export function deal(state: State, at: number): Answer {
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
	})
	return {
		state: { ...cleared, tokens: [], cardAt: at },
		events: [{ type: 'deal', round }],
		reveals: false,
	}
}

/** The next card of the ring appears or, after the last one, the centre. */
export function show(state: State, at: number): Answer {
	const { ring, round } = state.table
	if (appearsTogether(round) || ring.length === RING) return reveal(state, at)
	const card = state.deals[round - 1]!.ring[ring.length]!
	return {
		state: { ...onTable(state, { ring: [...ring, card] }), cardAt: at },
		events: [],
		reveals: true,
	}
}

/** From this moment on everybody may place. */
function reveal(state: State, at: number): Answer {
	const { table, deals } = state
	const { ring, centre } = deals[table.round - 1]!
	const revealed = onTable(state, {
		phase: 'race',
		since: at,
		ring,
		centre,
		deadline: firstDeadline(table, at),
	})
	return {
		state: onTable(revealed, { deadline: bringForward(revealed.table, at) }),
		events: [{ type: 'reveal', ring, centre }],
		reveals: true,
	}
}
