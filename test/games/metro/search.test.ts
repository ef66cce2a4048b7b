import { describe, expect, test } from 'vitest'
import { type Breadth, SLICE, search } from '../../../shared/games/metro/bots/search.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import type { Options } from '../../../shared/games/metro/options.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import type { AnyBot } from '../../../shared/kernel/bot.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { decide } from '../support/decide.ts'
import { playGame } from '../support/play.ts'
import { combinationsOf, oneOfEachOptions } from '../support/soak.ts'
import { stepsOf } from './act.ts'
import { lastTile, winningStep } from './last-tile.ts'
import { positionAfter } from './positions.ts'
import { soak } from './soak.ts'
import { secrets } from './swap-hidden.ts'
import { viewOf } from './view-of.ts'

/** The same search, but with far fewer games imagined: what it does right it does with these too. */
const LITTLE = 0.05
const LEAST = 0.01

const withEffort = (bot: AnyBot, effort: number): AnyBot => ({
	...bot,
	think: (view, random) => bot.think(view, random, effort),
})

const { gentle, steady, sharp, master } = metro.bots

/** Positions with all kinds of options, some moves into the game. */
const positions = (every: number): State[] =>
	combinationsOf(soak)
		.filter((_, index) => index % every === 0)
		.map(({ options, players }, index) =>
			positionAfter({
				options: options as Options,
				players,
				seed: `search ${index}`,
				moves: 7 * (index % 9),
			}),
		)
		.filter(({ table }) => table.turn >= 0)

test('a bot’s choice is the same when what its seat cannot see is swapped', () => {
	const random = randomFrom('swapped')
	for (const state of positions(110)) {
		const swapped = secrets.swap!(state, state.table.turn, random) as State
		for (const bot of Object.values(metro.bots)) {
			const { steps } = decide(bot, viewOf(state), randomFrom('choice'), LITTLE)
			expect(decide(bot, viewOf(swapped), randomFrom('choice'), LITTLE).steps).toEqual(steps)
			expect(stepsOf(state)).toContainEqual(steps[0])
		}
	}
})

test('whole games with every choice of options, and never an illegal step', () => {
	for (const [index, { options, players }] of oneOfEachOptions(soak).entries()) {
		if (index % 40 !== 0) continue
		const bots = [withEffort(sharp!, LEAST), steady!, gentle!]
		// An illegal step throws.
		const { state } = playGame(metro, { options, seating: { count: players }, seed: `${index}`, bots })
		expect(metro.outcome((state as State).table)).toBeDefined()
	}
})

describe('slices', () => {
	const state = positionAfter({
		options: parseOptions(metro.options, {}, 2) as Options,
		players: 2,
		seed: 'slices',
		moves: 30,
	})

	function slicesOf(breadth: Breadth): number {
		const thinking = search(viewOf(state), randomFrom('slices'), breadth)
		let slices = 1
		while (!thinking.next().done) slices++
		return slices
	}

	test('none of them imagines more than so many games', () => {
		for (const playouts of [100, 500])
			expect(slicesOf({ candidates: 12, playouts }) * SLICE).toBeGreaterThanOrEqual(playouts)
	})

	test('effort counts games, not time', () => {
		const count = (effort: number) => {
			const thinking = master!.think(viewOf(state), randomFrom('slices'), effort)
			let slices = 1
			while (!thinking.next().done) slices++
			return slices
		}
		expect(count(0.1) / count(0.05)).toBeGreaterThan(1.5)
	})
})

describe('a bot that searches', () => {
	test('wins where one step wins, with the last tile of the game', () => {
		for (const bot of [sharp!, master!]) {
			const { steps } = decide(bot, viewOf(lastTile), randomFrom('last'), LITTLE)
			expect(steps).toEqual([winningStep])
		}
	})

	test('is far ahead of one that weighs what it sees', () => {
		const options = parseOptions(metro.options, {}, 2)
		let ahead = 0
		for (let game = 0; game < 6; game++) {
			const place = game % 2
			const bots = place === 0 ? [sharp!, steady!] : [steady!, sharp!]
			const { state } = playGame(metro, { options, seating: { count: 2 }, seed: `strong ${game >> 1}`, bots })
			const { scores } = metro.outcome((state as State).table)!
			ahead += scores[place]! - scores[1 - place]!
		}
		// It is ahead by fifty points a game, give or take forty.
		expect(ahead / 6).toBeGreaterThan(10)
	})
})
