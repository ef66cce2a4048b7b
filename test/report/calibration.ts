import { findJudge } from '../../shared/games/judges.ts'
import type { AnyBot } from '../../shared/kernel/bot.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { type AnyJudge, type Judging, knownToAll } from '../../shared/kernel/judge.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { playGame } from '../games/support/play.ts'

/** Games between equal players, whose chances are held against what came of them. */
export interface Trial {
	game: AnyGame
	bot: AnyBot // in every seat
	players: number
	options: unknown // parsed
	games: number
	every: number // so-manyth position
	playouts: number
	seed: string
}

/** Chances that were near each other, and how often they came true. */
export interface Bin {
	count: number
	said: number // the mean
	came: number
}

export interface Calibration {
	bins: Bin[] // by tenths
	surprise: number // how much more often a favourite won than was said
	error: number // the mean square, of every seat's chance against its part in the win
	fair: number // the same of fair shares
}

export interface Said {
	chance: number
	won: number
	isFavourite: boolean
}

/** Everybody's chances in so many positions of each game. */
export async function calibrate(trial: Trial): Promise<Calibration> {
	const judge = (await findJudge(trial.game.id))!
	const said: Said[] = []
	for (let game = 0; game < trial.games; game++) said.push(...heldAgainstResult(judge, trial, game))
	return calibrationOf(said, trial.players)
}

function heldAgainstResult(judge: AnyJudge, trial: Trial, number: number): Said[] {
	const { game, bot, players, options, every, playouts, seed } = trial
	const states: unknown[] = []
	const { state } = playGame(game, {
		options,
		seating: { count: players },
		seed: `${seed}:${number}`,
		bots: [bot],
		observe: ({ state }) => void states.push(state),
	})
	const { winners } = game.outcome(game.table(state))!
	return states
		.slice(0, -1)
		.filter((_, index) => index % every === number % every)
		.flatMap((position, index) => {
			const random = randomFrom(`${seed}:${number}:${index}`)
			const [chances] = answerOf(judge.chances(knownToAll(game, position, players), [[]], random, playouts))
			const most = Math.max(...chances!)
			return chances!.map((chance, seat) => ({
				chance,
				won: winners.includes(seat) ? 1 / winners.length : 0,
				isFavourite: chance === most,
			}))
		})
}

export function answerOf<Answer>(judging: Judging<Answer>): Answer {
	for (;;) {
		const slice = judging.next()
		if (slice.done) return slice.value
	}
}

export function calibrationOf(said: readonly Said[], players: number): Calibration {
	const favourites = said.filter(({ isFavourite }) => isFavourite)
	const bins = Array.from({ length: BINS }, (_, bin) => {
		const near = said.filter(({ chance }) => Math.min(BINS - 1, Math.floor(BINS * chance)) === bin)
		return { count: near.length, said: mean(near.map(chanceOf)), came: mean(near.map(wonOf)) }
	})
	return {
		bins: bins.filter(({ count }) => count > 0),
		surprise: mean(favourites.map(wonOf)) - mean(favourites.map(chanceOf)),
		error: mean(said.map(({ chance, won }) => (chance - won) ** 2)),
		fair: mean(said.map(({ won }) => (1 / players - won) ** 2)),
	}
}

const BINS = 10
const chanceOf = ({ chance }: Said): number => chance
const wonOf = ({ won }: Said): number => won
const mean = (numbers: readonly number[]): number =>
	numbers.reduce((sum, number) => sum + number, 0) / numbers.length
