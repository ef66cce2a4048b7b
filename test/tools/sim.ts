/**
 * Plays whole games between bots and prints one line of JSON. The same seed gives the same digest everywhere.
 *   node test/tools/sim.ts --game metro --players 4 --games 1000 --seed 7 --bots steady,random --options '{}'
 */
import { createHash } from 'node:crypto'
import { usualBot } from '../../shared/kernel/bot.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { canonical } from '../../shared/kernel/json.ts'
import { parseOptions } from '../../shared/kernel/options.ts'
import { type Rejected, reject } from '../../shared/kernel/rejection.ts'
import { playGame } from '../games/support/play.ts'
import { findPlayer } from './arena/find-player.ts'
import { chooseGame, demand, parseCount, parseJson, readFlags } from './arguments.ts'

const flags = demand(
	readFlags({ game: 'metro', players: '', games: '100', seed: '1', bots: '', options: '{}' }),
)
const game = demand(chooseGame(flags.game))
const players = demand(checkPlayers(game, flags.players))
const games = demand(parseCount(flags.games))
const names = flags.bots === '' ? [usualBot(game)!] : flags.bots.split(',')
const bots = (await Promise.all(names.map((name) => findPlayer(game, name)))).map(demand)
const options = demand(parseOptions(game.options, demand(parseJson(flags.options)), players))

const digest = createHash('sha256')
const totals = new Array<number>(players).fill(0)
const wins: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]))
let moves = 0
let milliseconds = 0 // of play; what is counted after is not the engine's
for (let index = 0; index < games; index++) {
	const seed = `${flags.seed}:${index}`
	const started = performance.now()
	const played = playGame(game, { options, seating: { count: players }, seed, bots })
	milliseconds += performance.now() - started
	const { scores, winners } = game.outcome(game.table(played.state))!
	moves += played.moves.length
	for (const [seat, score] of scores.entries()) totals[seat]! += score
	for (const seat of winners) wins[names[seat % names.length]!]! += 1 / winners.length
	digest.update(canonical(played.state))
}

const round = (value: number): number => Math.round(value * 1000) / 1000
process.stdout.write(
	`${JSON.stringify({
		game: game.id,
		players,
		games,
		moves,
		seconds: round(milliseconds / 1000),
		scores: totals.map((total) => round(total / games)),
		wins: Object.fromEntries(Object.entries(wins).map(([name, count]) => [name, round(count)])),
		digest: digest.digest('hex'),
	})}\n`,
)

function checkPlayers({ players: { min, max } }: AnyGame, text: string): number | Rejected {
	const count = text === '' ? min : demand(parseCount(text))
	return count < min ? reject('too-few-players') : count > max ? reject('too-many-players') : count
}
