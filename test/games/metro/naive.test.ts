import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'vitest'
import { metro } from '../../../shared/games/metro/game.ts'
import {
	legalExpansions,
	mostCards,
	type Options,
	options as schema,
} from '../../../shared/games/metro/options.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { accept, stepsOf } from './act.ts'
import { naiveOf, wordsOf } from './bridge.ts'
import { faultOfDeal } from './naive/deal.ts'
import { finalScores, pointsByOwner } from './naive/game.ts'
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

test('on 300 whole games with station numbers of some sides, secret and open, they agree from the deal to the scores', () => {
	const withNumbers = legalExpansions.filter((expansions) => expansions.includes(4))
	for (let game = 0; game < 300; game++) {
		const random = randomFrom(`numbers ${game}`)
		const players = 2 + (game % 5)
		const cards: number[] = [0, 1, 2, 3].map(() => random.below(mostCards(players) + 1))
		if (Math.max(...cards) === 0) cards[game % 4] = 1
		const options: Options = {
			...defaultOptions(schema),
			expansions: withNumbers[game % withNumbers.length]!,
			edition: game % 4 === 0 ? 'iron-horse' : 'metro',
			cards,
			openNumbers: game % 2 === 0,
		}
		let state = metro.setup(options, { count: players }, random)
		strictEqual(faultOfDeal(naiveOf(state).numbers, cards), undefined)
		while (state.table.turn >= 0) {
			// Every eighth position is compared: the moves have a test of their own, and numbers change none of them.
			if (random.below(8) === 0) {
				const naive = naiveOf(state)
				strictEqual(stepsOf(state).map(wordsOf).sort().join(), movesOf(naive).sort().join())
				strictEqual(state.table.points.join(), pointsByOwner(naive).join())
			}
			state = accept(state, pickStep(state, random)).state
		}
		const scores = finalScores(naiveOf(state))
		const best = Math.max(...scores)
		const winners = [...scores.keys()].filter((seat) => scores[seat] === best)
		deepStrictEqual(metro.outcome(state.table), { scores, winners })
	}
}, 120_000)
