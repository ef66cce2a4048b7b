import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { isRejected, type Rejected, reject } from '../../../shared/kernel/rejection.ts'
import { chooseGame } from '../arguments.ts'
import { findPlayer } from './find-player.ts'
import { type Interval, intervalOf, meanOf } from './interval.ts'
import { type DealResult, type Effort, playDeal, type Sides } from './play-deal.ts'

/** Who plays whom at what. */
export interface Contest {
	game: string
	a: string // one of them
	b: string // against as many as there are other seats
	players: number
	options: unknown // as a lobby would send them
	games: number // at least; every deal is played with A in each seat
	seed: string
}

/** A contest whose names are known and whose options are legal. */
interface Prepared {
	game: AnyGame
	sides: Sides
	options: unknown
	deals: number
}

export interface ContestResult extends Interval {
	games: number
	wins: number
	scoreA: number
	scoreB: number
	cpuA: number // milliseconds a move
	cpuB: number
}

export async function prepare(contest: Contest): Promise<Prepared | Rejected> {
	const game = chooseGame(contest.game)
	if (isRejected(game)) return game
	const { players } = contest
	if (players < game.players.min) return reject('too-few-players')
	if (players > game.players.max) return reject('too-many-players')
	const [a, b] = [await findPlayer(game, contest.a), await findPlayer(game, contest.b)]
	if (isRejected(a)) return a
	if (isRejected(b)) return b
	const options = parseOptions(game.options, contest.options, players)
	if (isRejected(options)) return options
	return { game, sides: { a, b }, options, deals: Math.ceil(contest.games / players) }
}

/** Plays a contest, by as many processes as told: what comes of it is the same, but for what it took. */
export async function playContest(contest: Contest, workers: number): Promise<ContestResult | Rejected> {
	const prepared = await prepare(contest)
	if (isRejected(prepared)) return prepared
	const shares = Math.min(workers, prepared.deals)
	const results =
		shares === 1
			? playShare(contest, prepared, 0, 1)
			: interleave(
					await Promise.all(
						Array.from({ length: shares }, (_, share) => playElsewhere(contest, share, shares)),
					),
				)
	return sumUp(results, contest.players)
}

/** Every so-manyth deal, from one on. */
export function playShare(
	{ players, seed }: Contest,
	{ game, sides, options, deals }: Prepared,
	share: number,
	shares: number,
): DealResult[] {
	const results: DealResult[] = []
	for (let deal = share; deal < deals; deal += shares)
		results.push(playDeal(game, sides, { options, players, seed: `${seed}:${deal}` }))
	return results
}

async function playElsewhere(contest: Contest, share: number, shares: number): Promise<DealResult[]> {
	const child = fork(fileURLToPath(new URL('play-share.ts', import.meta.url)))
	child.send({ contest, share, shares })
	const [results] = await Promise.race([
		once(child, 'message'),
		once(child, 'exit').then(([code]) => {
			throw new Error(`a part of the games ended with ${code}`)
		}),
	])
	child.disconnect()
	return results
}

/** The deals in their order again: sums of fractions depend on it. */
const interleave = (parts: readonly DealResult[][]): DealResult[] =>
	parts[0]!.flatMap((_, index) => parts.flatMap((part) => part[index] ?? []))

function sumUp(results: readonly DealResult[], players: number): ContestResult {
	const games = results.length * players
	const { rate, low, high } = intervalOf(
		results.map(({ share }) => share),
		players,
	)
	return {
		games,
		wins: round(rate * games),
		rate: round(rate),
		low: round(low),
		high: round(high),
		scoreA: round(meanOf(results.map(({ scoreA }) => scoreA))),
		scoreB: round(meanOf(results.map(({ scoreB }) => scoreB))),
		cpuA: costOf(results.map(({ a }) => a)),
		cpuB: costOf(results.map(({ b }) => b)),
	}
}

const costOf = (efforts: readonly Effort[]): number =>
	round(meanOf(efforts.map(({ milliseconds }) => milliseconds)) / meanOf(efforts.map(({ moves }) => moves)))

const round = (value: number): number => Math.round(value * 1000) / 1000
