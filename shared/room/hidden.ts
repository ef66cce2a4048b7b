import type { AnyGame, FindGame, Moment, Seat } from '../kernel/game.ts'
import { isRejected } from '../kernel/rejection.ts'
import type { Match } from './room.ts'

type Position = Pick<Match, 'game' | 'version' | 'state'>

/** Whether everybody sees everything: then nobody learns anything from a hand, an answer or the log. */
export const hidesNothing = ({ game, version, state }: Position, games: FindGame): boolean =>
	games(game, version)?.table(state) === state

/**
 * Which of the steps shows something hidden although others come after it; none where all is well, or where the rules
 * refuse an earlier one. Such a move must be refused whatever comes after: else the answer to the next step would
 * tell what was shown, and nothing would have happened.
 */
export function earlyReveal(
	game: Pick<AnyGame, 'apply'>,
	state: unknown,
	seat: Seat,
	steps: readonly unknown[],
	moment: Moment,
): number | undefined {
	let now = state
	for (const [index, step] of steps.slice(0, -1).entries()) {
		const applied = game.apply(now, seat, step, moment)
		if (isRejected(applied)) return undefined
		if (applied.reveals) return index
		now = applied.state
	}
	return undefined
}
