import type { Event } from '../../../shared/games/metro/event.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import type { Applied } from '../../../shared/kernel/game.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'

const moment = { at: 0, acted: 0 }

/** The step must be legal. */
export function accept(state: State, step: Step, seat = state.table.turn): Applied<State, Event> {
	const applied = metro.apply(state, seat, step, moment)
	if (isRejected(applied)) throw new Error(`refused: ${applied.rejected}`)
	return applied
}

/** The code with which a step is refused; undefined if it is accepted. */
export function refusal(state: State, step: Step, seat = state.table.turn): string | undefined {
	const applied = metro.apply(state, seat, step, moment)
	return isRejected(applied) ? applied.rejected : undefined
}

export const stepsOf = (state: State, seat = state.table.turn): Step[] =>
	metro.steps({ table: state.table, seat, hand: state.hands[seat] })

/** The cells where the tile may be laid now. */
export const cellsFor = (state: State, tile: string): number[] =>
	stepsOf(state).flatMap((step) => (step.type === 'lay' && step.tile === tile ? [step.cell] : []))
