import { reject } from '../../kernel/rejection.ts'
import { type Apply, play } from '../../kernel/step-kind.ts'
import type { Event } from './event.ts'
import { kinds, type Step } from './step.ts'
import { NOBODY, type State } from './table.ts'

/** A step of whose turn it is. */
export const applyStep: Apply<State, Step, Event> = (state, seat, step, moment) =>
	seat !== state.table.turn || seat === NOBODY
		? reject('not-your-turn')
		: play(kinds, state, step, seat, moment)
