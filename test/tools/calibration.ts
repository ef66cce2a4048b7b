/**
 * Lets a game's judge say everybody's chances in many positions of games between equal bots, and prints how often they
 * came true: by tenths, and in the last line as JSON.
 *   node test/tools/calibration.ts --game franchise --bot steady --players 2 --games 100 --every 5 --playouts 8 --options '{}' --seed 1
 */
import { parseOptions } from '../../shared/kernel/options.ts'
import { calibrate } from '../report/calibration.ts'
import { findPlayer } from './arena/find-player.ts'
import { chooseGame, demand, parseCount, parseJson, readFlags } from './arguments.ts'

const flags = demand(
	readFlags({
		game: 'franchise',
		bot: 'steady',
		players: '2',
		games: '100',
		every: '5',
		playouts: '8',
		options: '{}',
		seed: '1',
	}),
)
const game = demand(chooseGame(flags.game))
const players = demand(parseCount(flags.players))
const { bins, ...sums } = await calibrate({
	game,
	bot: demand(await findPlayer(game, flags.bot)),
	players,
	options: demand(parseOptions(game.options, demand(parseJson(flags.options)), players)),
	games: demand(parseCount(flags.games)),
	every: demand(parseCount(flags.every)),
	playouts: demand(parseCount(flags.playouts)),
	seed: flags.seed,
})
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
for (const { count, said, came } of bins)
	process.stdout.write(`said ${percent(said)}, came ${percent(came)} (${count})\n`)
process.stdout.write(`${JSON.stringify(sums)}\n`)
