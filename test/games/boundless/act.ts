import type { Event } from '../../../shared/games/boundless/event.ts'
import { boundless } from '../../../shared/games/boundless/game.ts'
import type { Options } from '../../../shared/games/boundless/options.ts'
import type { Step } from '../../../shared/games/boundless/step.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import { type Applied, type Seat, TABLE } from '../../../shared/kernel/game.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'

export const start = (players: number, options: Partial<Options> = {}, seed = 'scene'): State =>
	boundless.setup({ ...defaultOptions(boundless.options), ...options }, { count: players }, randomFrom(seed))

/** The step must be legal. */
export function accept(state: State, seat: Seat, step: Step, at: number, acted = at): Applied<State, Event> {
	const applied = boundless.apply(state, seat, step, { at, acted })
	if (isRejected(applied)) throw new Error(`refused: ${applied.rejected}`)
	return applied
}

/** The code with which a step is refused; undefined if it is accepted. */
export function refusal(state: State, seat: Seat, step: Step, at: number, acted = at): string | undefined {
	const applied = boundless.apply(state, seat, step, { at, acted })
	return isRejected(applied) ? applied.rejected : undefined
}

/** The table does what is due next, at the very moment or some time later. */
export function letTableAct(state: State, late = 0): Applied<State, Event> & { at: number } {
	const due = boundless.due(state)
	if (due === undefined) throw new Error('nothing is due')
	const at = due.at + late
	return { ...accept(state, TABLE, due.step, at), at }
}

/** Lets the table act until it comes to a phase. */
export function letTableReach(state: State, phase: State['table']['phase']): State {
	let reached = state
	while (reached.table.phase !== phase) reached = letTableAct(reached).state
	return reached
}
