import { type Seat, TABLE } from '../../kernel/game.ts'
import { reject } from '../../kernel/rejection.ts'
import { type Apply, play } from '../../kernel/step-kind.ts'
import type { Event } from './event.ts'
import { kinds, type Step } from './step.ts'
import { NOBODY, type State } from './table.ts'

/** A step of whose turn it is; or the table's, which only ends the game. */
export const applyStep: Apply<State, Step, Event> = (state, seat, step, moment) =>
	isInTurn(state, seat, step) ? play(kinds, state, step, seat, moment) : reject('not-your-turn')

const isInTurn = ({ table }: State, seat: Seat, { type }: Step): boolean =>
	type === 'conclude' ? seat === TABLE : seat === table.turn && seat !== NOBODY
