import type { Seat } from '../../../kernel/game.ts'
import { reject } from '../../../kernel/rejection.ts'
import type { Code } from '../codes.ts'
import { loneSeat } from '../rules/company.ts'
import { bringForward } from '../rules/deadline.ts'
import type { Presence } from '../step.ts'
import type { State } from '../table.ts'
import { type Answer, onTable } from './answer.ts'

/** A player waits for the next round. */
export function getReady(state: State, seat: Seat): Answer {
	const { phase, ready } = state.table
	if (phase !== 'ready') return reject('not-your-turn')
	if (ready.includes(seat)) return reject<Code>('already-ready')
	return { state: onTable(state, { ready: [...ready, seat] }), events: [], reveals: false }
}

/**
 * Players came or went: nobody waits for those who are away. Where somebody may join who was alone against bots,
 * the waiting begins anew: or the round would start at once, as long as they have taken.
 */
export function notePresence(state: State, { away, bots = [] }: Presence, at: number): Answer {
	const { table } = state
	const noted = onTable(state, table.bots === undefined ? { away } : { away, bots })
	if (table.phase === 'ready' && loneSeat(table) !== undefined && loneSeat(noted.table) === undefined)
		return { state: onTable(noted, { since: at }), events: [], reveals: false }
	return { state: onTable(noted, { deadline: bringForward(noted.table, at) }), events: [], reveals: false }
}
