import { describe, expect, test } from 'vitest'
import { metro } from '../../../shared/games/metro/game.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import { asOfVersion } from '../../../shared/kernel/game.ts'
import { accept, stepsOf } from './act.ts'
import starts from './perft.json' with { type: 'json' }
import { type Origin, positionAfter } from './positions.ts'

/** They were counted in games of version 1, and stay what they are. */
const first = asOfVersion(metro, 1) as typeof metro

/** How many sequences of steps there are from here. */
function countContinuations(state: State, depth: number): number {
	const steps = stepsOf(state)
	if (depth === 1) return steps.length
	return steps.reduce((sum, step) => sum + countContinuations(accept(state, step).state, depth - 1), 0)
}

describe('as many legal continuations as the naive game counted', () => {
	for (const { counts, ...origin } of starts) {
		const { expansions, edition, rotation, hand } = origin.options
		test(`${edition}, expansions ${expansions.join('+') || 'none'}, hand ${hand}, ${rotation ? 'turning' : 'arrow up'}, after ${origin.moves} moves`, () => {
			const state = positionAfter(origin as unknown as Origin, first)
			expect([1, 2, 3].map((depth) => countContinuations(state, depth))).toEqual(counts)
		}, 30_000)
	}
})
