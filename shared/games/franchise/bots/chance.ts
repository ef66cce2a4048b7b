import type { Seat } from '../../../kernel/game.ts'
import { decideOutcome } from '../rules/final-score.ts'
import type { Table } from '../table.ts'
import { worthsOf } from './estimate.ts'
import { read } from './reading.ts'
import type { Weights } from './weights.ts'

const MARGIN = 0.002 // of a chance, for each point of the margin of a game that is over: nobody likes to lose high

/** How far worths are to be trusted: by how many points one is ahead that is likelier to win by e to 1. */
const trust = { atEnd: 3, atStart: 15 } // at the end and at the start of the game

/**
 * Everybody's chance of winning, from what the table is worth to them, the surer the less of the game is left. A game
 * that is over is won or lost, unless its scores are to be trusted only so far.
 */
export function chancesOf(table: Table, weights: Weights, trustInScores = 0): number[] {
	const outcome = decideOutcome(table)
	if (outcome === undefined) {
		const reading = read(table, weights)
		return oddsOf(worthsOf(reading), trust.atEnd + (trust.atStart - trust.atEnd) * reading.left)
	}
	const { scores, winners } = outcome
	if (trustInScores > 0) return oddsOf(scores, trustInScores)
	return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}

function oddsOf(worths: readonly number[], spread: number): number[] {
	const most = Math.max(...worths)
	const odds = worths.map((worth) => Math.exp((worth - most) / spread))
	const sum = odds.reduce((total, one) => total + one, 0)
	return odds.map((one) => one / sum)
}

/** A seat's chance, and between games that are over alike the better margin. */
export function appealTo(table: Table, weights: Weights, seat: Seat): number {
	const chance = chancesOf(table, weights)[seat]!
	const outcome = decideOutcome(table)
	if (outcome === undefined) return chance
	const others = outcome.scores.filter((_, other) => other !== seat)
	return chance + MARGIN * (outcome.scores[seat]! - Math.max(...others))
}
