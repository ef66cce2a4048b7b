/**
 * Plays many games that the naive game follows step by step, over every number of players and every combination of
 * options in turn; prints one line of JSON.
 *   node test/games/franchise/check-referee.ts --games 2000 --seed 1 [--version 1]
 */
import { franchise } from '../../../shared/games/franchise/game.ts'
import { demand, parseCount, readFlags } from '../../tools/arguments.ts'
import { combinationsOf } from '../support/soak.ts'
import { refereeGame } from './referee.ts'
import { soak } from './soak.ts'

const flags = demand(readFlags({ games: '2000', seed: '1', version: `${franchise.version}` }))
const games = demand(parseCount(flags.games))
const combinations = combinationsOf(soak)

const started = performance.now()
const sums = { turns: 0, steps: 0, red: 0, idle: 0 }
for (let game = 0; game < games; game++) {
	const { options, players } = combinations[game % combinations.length]!
	const seed = `${flags.seed}:${game}`
	try {
		const { turns, steps, over } = refereeGame(
			options as Parameters<typeof franchise.setup>[0],
			players,
			seed,
			Number(flags.version),
		)
		sums.turns += turns
		sums.steps += steps
		sums[over]++
	} catch (error) {
		process.stderr.write(`${JSON.stringify({ seed, players, options })}\n`)
		throw error
	}
}
const seconds = Math.round((performance.now() - started) / 10) / 100
process.stdout.write(
	`${JSON.stringify({ game: franchise.id, combinations: combinations.length, version: flags.version, games, ...sums, seconds })}\n`,
)
