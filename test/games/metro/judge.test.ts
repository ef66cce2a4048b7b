import { describe, expect, test } from 'vitest'
import { promisingSteps } from '../../../shared/games/metro/bots/candidates.ts'
import { type Judging, judgeSeats, judgeSteps } from '../../../shared/games/metro/bots/judge.ts'
import { knownTo } from '../../../shared/games/metro/bots/playout/known.ts'
import type { Options } from '../../../shared/games/metro/options.ts'
import { decideOutcome } from '../../../shared/games/metro/rules/final-score.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { oneOfEachOptions } from '../support/soak.ts'
import { stepsOf } from './act.ts'
import { scene } from './drawing.ts'
import { lastTile, winningStep } from './last-tile.ts'
import { positionAfter } from './positions.ts'
import { soak } from './soak.ts'
import { secrets } from './swap-hidden.ts'
import { viewOf } from './view-of.ts'

function answerOf<Answer>(judging: Judging<Answer>): Answer {
	for (;;) {
		const slice = judging.next()
		if (slice.done) return slice.value
	}
}

const seats = (known: Parameters<typeof judgeSeats>[0], playouts = 20) =>
	answerOf(judgeSeats(known, randomFrom('judge'), playouts))
const steps = (known: Parameters<typeof judgeSteps>[0], playouts = 5) =>
	answerOf(judgeSteps(known, randomFrom('judge'), playouts))

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
				const sum = seats(known).reduce((total, { chance }) => total + chance, 0)
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
			for (const known of [state, knownTo(viewOf(state, 0))])
				expect(seats(known, 3).map(({ chance }) => chance)).toEqual(won)
		}
	})

	test('grow with the lead, and their error shrinks with the playouts', () => {
		const leading = (points: number[]) =>
			scene({ hands: [['aaaa'], ['cbaa']], pile: new Array(20).fill('aaaa'), table: { points } })
		expect(seats(leading([60, 0]))[0]!.chance).toBeGreaterThan(0.9)
		expect(seats(leading([0, 60]))[0]!.chance).toBeLessThan(0.1)
		expect(seats(leading([0, 0]), 400)[0]!.error).toBeLessThan(0.03)
		expect(seats(leading([0, 0]), 20)[0]!.error).toBeGreaterThan(0.05)
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

describe('steps by the chance after them', () => {
	test('are all legal ones, the best first', () => {
		const state = positions.find(({ table }) => table.turn >= 0)!
		const judged = steps(state, 2)
		expect(new Set(judged.map(({ steps: [step] }) => step))).toEqual(new Set(stepsOf(state)))
		const chances = judged.map(({ chance }) => chance)
		expect(chances).toEqual(chances.toSorted((one, other) => other - one))
	})

	test('the one that wins is the first, and sure', () => {
		const [best, next] = steps(knownTo(viewOf(lastTile)))
		expect(best).toEqual({ steps: [winningStep], chance: 1, error: 0 })
		expect(next!.chance).toBe(0)
	})

	test('only those that were asked about', () => {
		const state = positions.find(({ table }) => table.turn >= 0)!
		const few = promisingSteps(viewOf(state), 3)
		const judged = answerOf(judgeSteps(state, randomFrom('judge'), 2, few))
		expect(judged).toHaveLength(few.length)
	})
})
