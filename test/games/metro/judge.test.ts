import { describe, expect, test } from 'vitest'
import { type Known, knownTo } from '../../../shared/games/metro/bots/playout/known.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import { judge } from '../../../shared/games/metro/judge.ts'
import type { Options } from '../../../shared/games/metro/options.ts'
import { decideOutcome } from '../../../shared/games/metro/rules/final-score.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { answerOf } from '../../report/calibration.ts'
import { expectCalibrated } from '../support/calibrated.ts'
import { oneOfEachOptions } from '../support/soak.ts'
import { stepsOf } from './act.ts'
import { scene } from './drawing.ts'
import { lastTile, winningStep } from './last-tile.ts'
import { positionAfter } from './positions.ts'
import { soak } from './soak.ts'
import { secrets } from './swap-hidden.ts'
import { viewOf } from './view-of.ts'

const seats = (known: Known, playouts = 20): number[] =>
	answerOf(judge.chances(known, [[]], randomFrom('judge'), playouts))[0]!

/** A choice of options each, and a position that is further on every time. */
const positions: readonly State[] = oneOfEachOptions(soak)
	.filter((_, index) => index % 31 === 0)
	.map(({ options, players }, index) =>
		positionAfter({ options: options as Options, players, seed: `judge ${index}`, moves: 11 * (index % 7) }),
	)

describe('chances of winning', () => {
	test('all seats’ together are one, whoever asks', () => {
		for (const state of positions) {
			for (const known of [
				state,
				knownTo(viewOf(state, 0)),
				knownTo({ ...viewOf(state), seat: undefined }),
			]) {
				const sum = seats(known).reduce((total, chance) => total + chance, 0)
				expect(sum).toBeCloseTo(1)
			}
		}
	})

	test('are what happened once the game is over, also for who saw no hands', () => {
		for (const [index, { options, players }] of oneOfEachOptions(soak).entries()) {
			if (index % 31 !== 0) continue
			const origin = { options: options as Options, players, seed: `over ${index}`, moves: 500 }
			const state = positionAfter(origin)
			const { winners } = decideOutcome(state.table)!
			const won = state.hands.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
			for (const known of [state, knownTo(viewOf(state, 0))]) expect(seats(known, 3)).toEqual(won)
		}
	})

	test('grow with the lead', () => {
		const leading = (points: number[]) =>
			scene({ hands: [['aaaa'], ['cbaa']], pile: new Array(20).fill('aaaa'), table: { points } })
		expect(seats(leading([60, 0]))[0]).toBeGreaterThan(0.9)
		expect(seats(leading([0, 60]))[0]).toBeLessThan(0.1)
	})

	test('come true in equal bots’ games about as often as they say', async () => {
		await expectCalibrated({
			game: metro,
			bot: metro.bots.steady!,
			options: defaultOptions(metro.options),
			every: 16,
			playouts: 40,
		})
	})

	test('do not depend on the order of the pile, with all hands known, nor on what a seat cannot see', () => {
		const random = randomFrom('unseen')
		for (const state of positions) {
			const { table, hands } = state
			expect(seats({ table, hands })).toEqual(seats(state))
			if (table.turn < 0) continue
			const swapped = secrets.swap!(state, table.turn, random) as State
			expect(seats(knownTo(viewOf(swapped)))).toEqual(seats(knownTo(viewOf(state))))
		}
	})
})

describe('moves that deserve a closer look', () => {
	const state = positions.find(({ table }) => table.turn >= 0)!

	test('are legal, as many as were asked for, and a draw', () => {
		const moves = judge.candidates(state, 3)
		for (const [step] of moves) expect(stepsOf(state)).toContainEqual(step)
		expect(moves.filter(([step]) => step!.type !== 'draw').length).toBeLessThanOrEqual(3)
	})

	test('the one that wins is sure to, and the others are not', () => {
		const known = knownTo(viewOf(lastTile))
		const moves = judge.candidates(known, 50)
		const chances = answerOf(judge.chances(known, moves, randomFrom('judge'), 5))
		for (const [index, [step]] of moves.entries())
			expect(chances[index]![1]).toBe(JSON.stringify(step) === JSON.stringify(winningStep) ? 1 : 0)
		expect(moves).toContainEqual([winningStep])
	})
})
