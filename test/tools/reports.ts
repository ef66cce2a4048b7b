/**
 * Reports on many games between bots, and prints as one line of JSON what must hold of them: A's mean luck, with how
 * far chance alone may lead it from 0 (95 %), and in how many games A's own moves brought more than anybody else's.
 *   node test/tools/reports.ts --game metro --a steady --b random --players 2 --games 1000 --effort 0.1 --options '{}' --seed 1
 */
import { parseOptions } from '../../shared/kernel/options.ts'
import { type Rejected, reject } from '../../shared/kernel/rejection.ts'
import { reportOnSeries } from '../report/bot-games.ts'
import { findPlayer } from './arena/find-player.ts'
import { chooseGame, demand, parseCount, parseJson, readFlags } from './arguments.ts'

const flags = demand(
	readFlags({
		game: 'metro',
		a: 'steady',
		b: 'random',
		players: '2',
		games: '100',
		effort: '0.1',
		options: '{}',
		seed: '1',
	}),
)
const game = demand(chooseGame(flags.game))
const players = demand(parseCount(flags.players))
const result = await reportOnSeries({
	game,
	a: demand(await findPlayer(game, flags.a)),
	b: demand(await findPlayer(game, flags.b)),
	players,
	options: demand(parseOptions(game.options, demand(parseJson(flags.options)), players)),
	games: demand(parseCount(flags.games)),
	seed: flags.seed,
	effort: demand(parseEffort(flags.effort)),
})
process.stdout.write(`${JSON.stringify(result)}\n`)

function parseEffort(text: string): number | Rejected {
	return Number(text) > 0 ? Number(text) : reject('malformed')
}
