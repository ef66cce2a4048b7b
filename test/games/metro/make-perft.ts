/**
 * Counts the legal continuations with the naive game and writes them to perft.json.
 *   node test/games/metro/make-perft.ts
 */
import { writeFileSync } from 'node:fs'
import { metro } from '../../../shared/games/metro/game.ts'
import type { Options } from '../../../shared/games/metro/options.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { naiveOf } from './bridge.ts'
import { movesOf } from './naive/moves.ts'
import { countContinuations } from './naive/play.ts'
import { positionAfter } from './positions.ts'

/** Where the counting starts: a game's options and players, and how far it was played at random. */
const starts: [Partial<Options>, players: number, moves: number][] = [
	[{}, 2, 0],
	[{}, 4, 57],
	[{ edition: 'iron-horse' }, 3, 52],
	[{ rotation: true }, 5, 40],
	[{ hand: 3 }, 6, 45],
	[{ expansions: [1] }, 3, 12],
	[{ expansions: [2] }, 4, 30],
	[{ expansions: [1, 2], edition: 'iron-horse' }, 2, 60],
	[{ expansions: [3, 4], hand: 2 }, 2, 48],
	[{ expansions: [2, 4], rotation: true }, 3, 66],
]

const counted = starts.map(([choice, players, moves], index) => {
	const options = parseOptions(metro.options, choice, players) as Options
	const origin = { options, players, seed: `perft ${index}`, moves }
	const naive = naiveOf(positionAfter(origin))
	return { ...origin, counts: [1, 2, 3].map((depth) => countContinuations(naive, depth, movesOf)) }
})
writeFileSync(new URL('perft.json', import.meta.url), `${JSON.stringify(counted, undefined, '\t')}\n`)
