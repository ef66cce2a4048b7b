/**
 * Lets one kind of player play another, on equal deals: each is played with A in every seat in turn, alone among Bs.
 * Prints what came of it, and in the last line the same as JSON. Players are the game's levels, and those that tests
 * have (see arena/find-player.ts).
 *   node test/tools/arena.ts --game metro --a sharp --b steady --players 2 --games 1000 --options '{}' --seed 1 --workers 1
 */

import { type Contest, playContest } from './arena/contest.ts'
import { demand, parseCount, parseJson, readFlags } from './arguments.ts'

const flags = demand(
	readFlags({
		game: 'metro',
		a: 'sharp',
		b: 'steady',
		players: '2',
		games: '100',
		options: '{}',
		seed: '1',
		workers: '1',
	}),
)
const contest: Contest = {
	game: flags.game,
	a: flags.a,
	b: flags.b,
	players: demand(parseCount(flags.players)),
	games: demand(parseCount(flags.games)),
	options: demand(parseJson(flags.options)),
	seed: flags.seed,
}
const result = demand(await playContest(contest, demand(parseCount(flags.workers))))

const { a, b, players } = contest
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const { games, wins, rate, low, high, scoreA, scoreB, cpuA, cpuB } = result
const others = players === 2 ? b : `${players - 1} × ${b}`
process.stdout.write(`${flags.game}, ${players} players: ${a} against ${others}, ${games} games
won ${percent(rate)} (95 %: ${percent(low)} to ${percent(high)}; a fair share is ${percent(1 / players)}), ${wins} games
score ${scoreA} against ${scoreB}
processor ${cpuA} ms a move against ${cpuB} ms
${JSON.stringify(result)}
`)
