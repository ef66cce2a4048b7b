import type { Applied, Moment, Seat } from '../../kernel/game.ts'
import { type Rejected, reject } from '../../kernel/rejection.ts'
import { play } from '../../kernel/step-kind.ts'
import type { Event } from './event.ts'
import { kinds, type Step } from './step.ts'
import { NOBODY, type State } from './table.ts'

/** A step of whose turn it is. */
export function applyStep(
	state: State,
	seat: Seat,
	step: Step,
	moment: Moment,
): Applied<State, Event> | Rejected {
	if (seat !== state.table.turn || seat === NOBODY) return reject('not-your-turn')
	return play(kinds, state, step, seat, moment)
}
