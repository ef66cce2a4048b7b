import { decideOutcome } from '../rules/final-score.ts'
import type { Table } from '../table.ts'
import { worthsOf } from './estimate.ts'
import { read } from './reading.ts'
import type { Weights } from './weights.ts'

const MARGIN = 0.002 // of a chance, for each point of the margin of a game that is over: nobody likes to lose high

/**
 * By how many points one is ahead near the end who is likelier to win by e to 1, for so many players: as games between
 * equal bots came out (test/tools/calibration.ts).
 */
const nearness: Readonly<Record<number, number>> = { 2: 3.7, 3: 3.3, 4: 2, 5: 2.3 }

const AT_START = 5 // times as many at the start of the game
const IMAGINED = 1.7 // and at an end that a playout came to

/**
 * Everybody's chance of winning, from what the table is worth to them, the surer the less of the game is left. A game
 * that is over is won or lost, unless it was only imagined.
 */
export function chancesOf(table: Table, weights: Weights, isImagined = false): number[] {
	const near = nearness[table.seats.length]!
	const outcome = decideOutcome(table)
	if (outcome === undefined) {
		const reading = read(table, weights)
		return oddsOf(worthsOf(reading), near * (1 + (AT_START - 1) * reading.left))
	}
	const { scores, winners } = outcome
	if (isImagined) return oddsOf(scores, IMAGINED * near)
	return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}

function oddsOf(worths: readonly number[], spread: number): number[] {
	const most = Math.max(...worths)
	const odds = worths.map((worth) => Math.exp((worth - most) / spread))
	const sum = odds.reduce((total, one) => total + one, 0)
	return odds.map((one) => one / sum)
}

/** Everybody's chance, and between games that are over alike the better margin. */
export function appealsOf(table: Table, weights: Weights): number[] {
	const chances = chancesOf(table, weights)
	const outcome = decideOutcome(table)
	if (outcome === undefined) return chances
	return chances.map((chance, seat) => {
		const others = outcome.scores.filter((_, other) => other !== seat)
		return chance + MARGIN * (outcome.scores[seat]! - Math.max(...others))
	})
}
