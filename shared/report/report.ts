import type { Seat } from '../kernel/game.ts'
import { CERTAIN } from './parts.ts'

/** What a turn changed of everybody's chance of winning; chances are by seat, in parts of CERTAIN. */
export interface JudgedTurn {
	seat: Seat
	from: number // moves before it
	to: number // moves up to its end
	before: number[] // as it stood: with players as good as each other from there on
	best: number[] // with the best move that was found
	made: number[] // with the move that was made, and what chance brings after it still open
	after: number[] // with that known
	better?: unknown[] // the best move, where that is better than the one made
}

/** How a game went. */
export interface Report {
	turns: JudgedTurn[]
	accounts: Account[] // by seat
	turningPoints: number[] // indexes of turns, in the order of the game
	early?: true // all agreed to stop: it comes to the chances at that moment, not to who had more points then
}

/**
 * Why a seat won or lost: its fair share, and what was added to it. The parts make the result, to the last one.
 * A draw is held against the average draw, a move against the best move. What the best moves would have brought is
 * measured from how equal players go on from there.
 */
export interface Account {
	fair: number // a chance as good as everybody's
	luck: number // what was dealt and drawn
	offered: number // what the best move of each of its turns would have brought
	missed: number // what its own moves were worse than those: none is better
	others: number // what the others' turns brought or took
	result: number // the win, or its part in it; of a game that ended early, the chance of it
}

export const TURNING_POINTS = 3

/** The report that follows from the turns; the first chances are those of the deal. */
export const reportOn = (turns: JudgedTurn[], seats: number): Report => ({
	turns,
	accounts: Array.from({ length: seats }, (_, seat) => accountOf(turns, seat, seats)),
	turningPoints: turningPointsOf(turns),
})

function accountOf(turns: readonly JudgedTurn[], seat: Seat, seats: number): Account {
	const fair = CERTAIN / seats
	const account: Account = {
		fair,
		luck: (turns[0]?.before[seat] ?? fair) - fair,
		offered: 0,
		missed: 0,
		others: 0,
		result: turns.at(-1)?.after[seat] ?? fair,
	}
	for (const { seat: mover, before, best, made, after } of turns) {
		account.luck += after[seat]! - made[seat]!
		if (mover === seat) {
			account.offered += best[seat]! - before[seat]!
			account.missed += made[seat]! - best[seat]!
		} else account.others += made[seat]! - before[seat]!
	}
	return account
}

/** The turns that changed most, or would have with the best move. */
function turningPointsOf(turns: readonly JudgedTurn[]): number[] {
	const swings = turns.map(swingOf)
	return [...turns.keys()]
		.sort((a, b) => swings[b]! - swings[a]!)
		.slice(0, TURNING_POINTS)
		.sort((a, b) => a - b)
}

export const swingOf = ({ seat, before, best, made, after }: JudgedTurn): number =>
	Math.max(best[seat]! - made[seat]!, ...after.map((chance, other) => Math.abs(chance - before[other]!)))
