import { describe, expect, test } from 'vitest'
import { promiseOf } from '../../../shared/games/franchise/bots/moves.ts'
import { playOn } from '../../../shared/games/franchise/bots/search.ts'
import { weightsFor } from '../../../shared/games/franchise/bots/weights.ts'
import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import type { AnyBot } from '../../../shared/kernel/bot.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { decide } from '../support/decide.ts'
import { playGame } from '../support/play.ts'
import { played, stepsOf } from './act.ts'
import { positionAfter } from './positions.ts'
import { random as wild } from './random.ts'
import { scene, start } from './scene.ts'
import { choices } from './soak.ts'

const LITTLE = 0.1 // effort: what is legal is legal after one playout too

const everybody: Record<string, AnyBot> = { ...franchise.bots, random: wild }

/** How many of the games a bot wins, alone among others, in whatever seat. */
function winsOf(choice: object, players: number, games: number, hero = 'steady', others = 'random'): number {
	const options = parseOptions(franchise.options, choice, players)
	let wins = 0
	for (let game = 0; game < games; game++) {
		const names = Array.from({ length: players }, (_, seat) => (seat === game % players ? hero : others))
		const bots = names.map((name) => everybody[name]!)
		const { state } = playGame(franchise, {
			options,
			seating: { count: players },
			seed: `bots ${game}`,
			bots,
		})
		const { winners } = franchise.outcome(state as never)!
		for (const seat of winners) if (names[seat] === hero) wins += 1 / winners.length
	}
	return wins
}

test('the usual bot is stronger than chance with any number of players', () => {
	for (const players of [2, 3, 4, 5]) expect(winsOf({}, players, 12), `${players} players`).toBeGreaterThan(8)
}, 120_000)

test('it is stronger with the variant and every expansion', () => {
	for (const choice of [
		{ expert: 'draft' },
		{ milestones: true },
		{ boom: true },
		{ regions: 'picked' },
		{ start: 'learning', milestones: true, boom: true, regions: 'new' },
	])
		expect(winsOf(choice, 3, 12), JSON.stringify(choice)).toBeGreaterThan(6)
}, 120_000)

test('a bot that thinks ahead does not let a game fall asleep beside somebody who goes nowhere', () => {
	everybody.sleeper = {
		...wild,
		*think(view, random, effort) {
			return (view.table as Table).stage === 'turns'
				? [{ type: 'end' }]
				: yield* wild.think(view as never, random, effort)
		},
	}
	expect(winsOf({}, 2, 24, 'sharp', 'sleeper')).toBe(24)
}, 120_000)

test('it takes a majority that another could spoil', () => {
	const table = scene({ places: { newyork: '0000111', pueblo: '0' }, money: 3 })
	const { steps } = decide(franchise.bots.steady!, { table, seat: 0, hand: null }, randomFrom('majority'))
	expect(played(table, ...steps).seats[0]!.points.metropolises).toBe(8)
})

test('sharp beats steady, and steady gentle', () => {
	expect(winsOf({}, 2, 10, 'sharp', 'steady')).toBeGreaterThan(6)
	expect(winsOf({}, 2, 20, 'steady', 'gentle')).toBeGreaterThan(14)
}, 120_000)

test('a draft is made by worth: who chooses a town first makes one better than the others', () => {
	const table = start(2, { expert: 'draft' })
	const { steps } = decide(
		franchise.bots.steady!,
		{ table, seat: table.turn, hand: null },
		randomFrom('draft'),
	)
	const promises = stepsOf(table).map((step) => promiseOf(table, table.turn, step))
	expect(promiseOf(table, table.turn, steps[0])).toBe(Math.max(...promises))
	expect(Math.max(...promises)).toBeGreaterThan(Math.min(...promises))
})

test('steady does not hoard its bonus tiles', () => {
	const { state } = playGame(franchise, {
		options: parseOptions(franchise.options, {}, 2),
		seating: { count: 2 },
		seed: 'bonus',
		bots: [franchise.bots.steady!],
	})
	for (const { bonus } of (state as Table).seats) expect(bonus).toBeLessThan(3)
})

test('gentle builds while it can, and takes a majority that another could spoil', () => {
	const table = scene({ places: { newyork: '0000111', pueblo: '0' }, money: 3 })
	for (let seed = 0; seed < 20; seed++) {
		const view = { table, seat: 0, hand: null }
		const { steps } = decide(franchise.bots.gentle!, view, randomFrom(`gentle ${seed}`))
		const next = played(table, ...steps)
		expect(next.seats[0]!.points.metropolises).toBe(8)
		expect(next.idle).toBe(0)
	}
})

test('nobody passes where that lets the next player end the game and win', () => {
	const table = scene({ players: 2, places: { pueblo: '0', memphis: '1' }, money: [2, 9] })
	for (const bot of Object.values(franchise.bots)) {
		const { steps } = decide(bot, { table, seat: 0, hand: null }, randomFrom('pass'), LITTLE)
		expect(played(table, ...steps).idle).toBe(0)
	}
})

test('a slice of thinking is a dozen moves at most', () => {
	const table = start(4)
	for (const moves of [12, 60]) {
		const playing = playOn(table, weightsFor(4), moves)
		let slices = 0
		while (!playing.next().done) slices++
		expect(slices).toBeGreaterThanOrEqual(moves / 12)
	}
	expect(slicesOf(franchise.bots.sharp!, table)).toBeGreaterThan(8 * 3) // from each of eight moves the game is played out
	expect(slicesOf(franchise.bots.master!, table)).toBeGreaterThan(20 * 3 + 6 * 4 * 3 * 3) // and after the answers to six of twenty
})

function slicesOf(bot: AnyBot, table: Table): number {
	const thinking = bot.think({ table, seat: table.turn, hand: null }, randomFrom('slices'), 1)
	let slices = 0
	while (!thinking.next().done) slices++
	return slices
}

describe('every bot', () => {
	test('takes as long as a person over a turn', () => {
		const table = scene({ places: { detroit: '0' } })
		for (const bot of Object.values(franchise.bots)) {
			const random = randomFrom('ponder')
			for (let turn = 0; turn < 20; turn++) {
				const takes = bot.takes({ table, seat: 0, hand: null }, random)
				expect(takes).toBeGreaterThanOrEqual(800)
				expect(takes).toBeLessThanOrEqual(2000)
			}
		}
	})

	test('answers any position with a whole legal turn, the same for the same view and randomness', () => {
		for (const [index, options] of choices.entries()) {
			const table = positionAfter({
				options,
				players: 2 + (index % 4),
				seed: `decide ${index}`,
				steps: 3 * index,
			})
			if (table.turn < 0) continue
			for (const bot of Object.values(franchise.bots)) {
				const view = { table, seat: table.turn, hand: null }
				const decision = decide(bot, view, randomFrom('same'), LITTLE)
				expect(decide(bot, view, randomFrom('same'), LITTLE)).toEqual(decision)
				expect(played(table, ...decision.steps).progress).toBeNull()
			}
		}
	}, 120_000)
})
