import { describe, expect, test } from 'vitest'
import { metro } from '../../../shared/games/metro/game.ts'
import type { Options } from '../../../shared/games/metro/options.ts'
import type { AnyBot } from '../../../shared/kernel/bot.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { decide } from '../support/decide.ts'
import { playGame } from '../support/play.ts'
import { stepsOf } from './act.ts'
import { scene } from './drawing.ts'
import { positionAfter } from './positions.ts'
import { random as wild } from './random.ts'

const EFFORT = 0.02 // enough to be as legal as with more

const everybody: Record<string, AnyBot> = { ...metro.bots, random: wild }

/** How many of the games the first kind of bot wins against the second, seats taken in turn. */
function winsOf(one: string, other: string, choice: object, players: number, games: number): number {
	const options = parseOptions(metro.options, choice, players)
	let wins = 0
	for (let game = 0; game < games; game++) {
		const names = game % 2 === 0 ? [one, other] : [other, one]
		const bots = names.map((name) => everybody[name]!)
		const { state } = playGame(metro, { options, seating: { count: players }, seed: `bots ${game}`, bots })
		const { winners } = metro.outcome(metro.table(state as never))!
		for (const seat of winners) if (names[seat % 2] === one) wins += 1 / winners.length
	}
	return wins
}

test('the usual bot is stronger than chance', () => {
	expect(winsOf('steady', 'random', {}, 2, 20)).toBeGreaterThan(18)
	expect(winsOf('steady', 'random', {}, 4, 40)).toBeGreaterThan(26)
})

test('it is stronger with every expansion', () => {
	for (const expansions of [[1], [2], [3], [4], [1, 2], [1, 3], [2, 4], [3, 4]]) {
		expect(winsOf('steady', 'random', { expansions }, 2, 20), expansions.join('+')).toBeGreaterThan(12)
	}
})

test('it ends the other’s line short and keeps its own open', () => {
	// A half circle would end station 7 for three points; it is seat 0's.
	const board = '. aaaa\n. .'
	for (const seat of [0, 1]) {
		const state = scene({ board, hands: [['dddd'], ['dddd']], turn: seat, pile: new Array(50).fill('aaaa') })
		const { steps } = decide(
			metro.bots.steady!,
			{ table: state.table, seat, hand: state.hands[seat] },
			randomFrom('short'),
		)
		expect(steps).toEqual(seat === 0 ? [{ type: 'draw' }] : [{ type: 'lay', tile: 'dddd', cell: 9 }])
	}
})

describe('every bot', () => {
	test('takes as long as a person', () => {
		for (const bot of Object.values(metro.bots)) {
			const state = scene({ hands: [['aaaa'], []] })
			const random = randomFrom('ponder')
			for (let turn = 0; turn < 50; turn++) {
				const takes = bot.takes({ table: state.table, seat: 0, hand: state.hands[0] }, random)
				expect(takes).toBeGreaterThanOrEqual(500)
				expect(takes).toBeLessThanOrEqual(1400)
			}
		}
	})

	test('answers with a legal step, the same for the same view and randomness', () => {
		const options = parseOptions(metro.options, { expansions: [1, 2], rotation: true, hand: 3 }, 3) as Options
		for (let moves = 0; moves < 80; moves += 16) {
			const state = positionAfter({ options, players: 3, seed: 'decisions', moves })
			const seat = state.table.turn
			if (seat < 0) continue
			const view = { table: state.table, seat, hand: state.hands[seat] }
			for (const bot of Object.values(metro.bots)) {
				const decision = decide(bot, view, randomFrom('same'), EFFORT)
				expect(decide(bot, view, randomFrom('same'), EFFORT)).toEqual(decision)
				expect(stepsOf(state)).toContainEqual(decision.steps[0])
			}
		}
	})
})
