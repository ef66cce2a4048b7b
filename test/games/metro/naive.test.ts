import { strictEqual } from 'node:assert/strict'
import { test } from 'vitest'
import { metro } from '../../../shared/games/metro/game.ts'
import { legalExpansions, type Options, options as schema } from '../../../shared/games/metro/options.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { accept, stepsOf } from './act.ts'
import { naiveOf, wordsOf } from './bridge.ts'
import { pointsByOwner } from './naive/game.ts'
import { movesOf } from './naive/moves.ts'
import { pickStep } from './positions.ts'

/** Plays random games, comparing the two at every position until there have been enough. */
function agreeOn(positions: number, options: (index: number) => Options): void {
	for (let game = 0, seen = 0; seen < positions; game++) {
		const random = randomFrom(`naive ${game}`)
		let state = metro.setup(options(game), { count: 2 + (game % 5) }, random)
		for (; state.table.turn >= 0; seen++) {
			const naive = naiveOf(state)
			strictEqual(stepsOf(state).map(wordsOf).sort().join(), movesOf(naive).sort().join())
			strictEqual(state.table.points.join(), pointsByOwner(naive).join())
			state = accept(state, pickStep(state, random)).state
		}
	}
}

test('on 10,000 random positions of the base game both find the same moves and points', () => {
	agreeOn(10_000, () => defaultOptions(schema))
}, 60_000)

test('likewise on 10,000 of the editions, variants and expansions', () => {
	agreeOn(10_000, (game) => ({
		...defaultOptions(schema),
		edition: game % 2 === 0 ? 'metro' : 'iron-horse',
		rotation: game % 3 === 0,
		hand: game % 7 === 0 ? 2 : game % 11 === 0 ? 3 : 1,
		expansions: legalExpansions[(game * 4) % legalExpansions.length]!,
	}))
}, 60_000)
