import { TABLE } from '../../kernel/game.ts'
import { reject } from '../../kernel/rejection.ts'
import { type Apply, play } from '../../kernel/step-kind.ts'
import type { Event } from './event.ts'
import { kinds, type Step } from './step.ts'
import type { State } from './table.ts'

const isPlayers = ({ type }: Step): boolean => type === 'ready' || type === 'place'

/** A step of a player, or of the table: none is both's. */
export const applyStep: Apply<State, Step, Event> = (state, seat, step, moment) =>
	isPlayers(step) === (seat === TABLE) ? reject('not-your-turn') : play(kinds, state, step, seat, moment)
