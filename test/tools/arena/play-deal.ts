import { type AnyBot, thinkThrough } from '../../../shared/kernel/bot.ts'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import { playGame } from '../../games/support/play.ts'

/** Somebody who plays one kind of player against another. */
export interface Sides {
	a: AnyBot // one seat
	b: AnyBot // all others
}

/** What came of one deal, played once with A in each of its seats. */
export interface DealResult {
	share: number // of its games, won by A; a shared win counts in part
	scoreA: number // on average
	scoreB: number
	a: Effort
	b: Effort
}

/** What thinking took. */
export interface Effort {
	moves: number
	milliseconds: number // of processor
}

export function playDeal(
	game: AnyGame,
	{ a, b }: Sides,
	{ options, players, seed }: { options: unknown; players: number; seed: string },
): DealResult {
	const result: DealResult = { share: 0, scoreA: 0, scoreB: 0, a: noEffort(), b: noEffort() }
	const [measuredA, measuredB] = [measured(a, result.a), measured(b, result.b)]
	for (let seatOfA = 0; seatOfA < players; seatOfA++) {
		const bots = Array.from({ length: players }, (_, seat) => (seat === seatOfA ? measuredA : measuredB))
		const { state } = playGame(game, { options, seating: { count: players }, seed, bots })
		const { scores, winners } = game.outcome(game.table(state))!
		if (winners.includes(seatOfA)) result.share += 1 / winners.length / players
		for (const [seat, score] of scores.entries())
			if (seat === seatOfA) result.scoreA += score / players
			else result.scoreB += score / players / (players - 1)
	}
	return result
}

const noEffort = (): Effort => ({ moves: 0, milliseconds: 0 })

/** The same player; what it takes is added up. */
const measured = (bot: AnyBot, effort: Effort): AnyBot => ({
	takes: bot.takes,
	// biome-ignore lint/correctness/useYield: measured as a whole
	*think(view, random, iterations) {
		const started = process.cpuUsage()
		const steps = thinkThrough(bot.think(view, random, iterations))
		const { user, system } = process.cpuUsage(started)
		effort.moves += 1
		effort.milliseconds += (user + system) / 1000
		return steps
	},
})
