import { type Applied, type Moment, type Seat, TABLE } from '../../kernel/game.ts'
import { type Rejected, reject } from '../../kernel/rejection.ts'
import { play } from '../../kernel/step-kind.ts'
import type { Event } from './event.ts'
import { kinds, type Step } from './step.ts'
import type { State } from './table.ts'

/** A step of a player, or of the table: none is both's. */
export function applyStep(
	state: State,
	seat: Seat,
	step: Step,
	moment: Moment,
): Applied<State, Event> | Rejected {
	const isPlayers = step.type === 'ready' || step.type === 'place'
	if (isPlayers === (seat === TABLE)) return reject('not-your-turn')
	return play(kinds, state, step, seat, moment)
}
