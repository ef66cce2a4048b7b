import type { Applied } from '../../../kernel/game.ts'
import type { Event } from '../event.ts'
import { bringForward, firstDeadline } from '../rules/deadline.ts'
import { appearsTogether, RING } from '../rules/schedule.ts'
import { onTable, type State } from '../table.ts'
import { onceDue } from './kind.ts'

/** The next card of the ring appears or, after the last one, the centre. */
export interface Show {
	type: 'show'
}

export const show = onceDue('show', (state, at) => {
	const { ring, round } = state.table
	if (appearsTogether(round) || ring.length === RING) return reveal(state, at)
	const card = state.deals[round - 1]!.ring[ring.length]!
	return {
		state: { ...onTable(state, { ring: [...ring, card] }), cardAt: at },
		events: [],
		reveals: true,
	}
})

/** From this moment on everybody may place. */
function reveal(state: State, at: number): Applied<State, Event> {
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
