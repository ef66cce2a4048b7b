import type { Seat } from '../../../kernel/game.ts'
import { reject } from '../../../kernel/rejection.ts'
import type { Code } from '../codes.ts'
import { bringForward } from '../rules/deadline.ts'
import type { State } from '../table.ts'
import { type Answer, onTable } from './answer.ts'

/** A player waits for the next round. */
export function getReady(state: State, seat: Seat): Answer {
	const { phase, ready } = state.table
	if (phase !== 'ready') return reject('not-your-turn')
	if (ready.includes(seat)) return reject<Code>('already-ready')
	return { state: onTable(state, { ready: [...ready, seat] }), events: [], reveals: false }
}

/** Players came or went: nobody waits for those who are away. */
export function notePresence(state: State, away: Seat[], at: number): Answer {
	const noted = onTable(state, { away })
	return { state: onTable(noted, { deadline: bringForward(noted.table, at) }), events: [], reveals: false }
}
