import { describe, expect, test } from 'vitest'
import { boundless } from '../../../shared/games/boundless/game.ts'
import { isMapOpen } from '../../../shared/games/boundless/rules/sight.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { letTableAct, letTableReach, refusal, start } from './act.ts'
import { moneyOf, onCard, paidAfter, placed, REVEALED, scene } from './scene.ts'

const ring = ['GB', 'NL', 'HU', 'GR', 'PT', 'UA', 'IS']
const later = REVEALED + 60_000

describe('two colours each', () => {
	const options = { twoColours: true }
	const oneToken = () => scene({ round: 2, centre: ['FR'], ring, players: 2, options })
	const twoTokens = (round = 3) =>
		scene({ round, centre: ['FR', 'PL'].slice(0, round < 5 ? 1 : 2), ring, players: 2, options })

	test('are for two or three players', () => {
		expect(isRejected(parseOptions(boundless.options, options, 3))).toBe(false)
		expect(parseOptions(boundless.options, options, 4)).toEqual({ rejected: 'too-many-for-two-colours' })
	})

	test('go on different spaces in rounds 1 and 2', () => {
		const state = placed(oneToken(), [0, 'HU', 1])
		expect(refusal(state, 0, onCard(state, 'HU'), later)).toBe('same-space')
		expect(refusal(state, 0, onCard(state, '40'), later)).toBeUndefined()
		expect(refusal(state, 1, onCard(state, 'HU'), later)).toBeUndefined()
	})

	test('go on different pairs of spaces in rounds 3 to 7', () => {
		for (const round of [3, 4, 5, 6, 7]) {
			const state = placed(twoTokens(round), [0, 'HU'], [0, 'GR'], [0, 'GR', 1])
			expect(refusal(state, 0, onCard(state, 'HU', 1), later)).toBe('same-pair')
			expect(refusal(state, 0, onCard(state, 'NL', 1), later)).toBeUndefined()
		}
	})

	test('may share one space, and the space 40 is one like any other', () => {
		const shared = placed(twoTokens(), [0, 'HU'], [0, 'GR'], [0, 'HU', 1])
		expect(refusal(shared, 0, onCard(shared, '40', 1), later)).toBeUndefined()
		const forty = placed(twoTokens(), [0, '40'], [0, 'GR'], [0, 'GR', 1])
		expect(refusal(forty, 0, onCard(forty, '40', 1), later)).toBe('same-pair')
	})

	test('may differ by tokens that are still to come', () => {
		const state = placed(twoTokens(), [0, 'HU'], [0, 'HU', 1])
		expect(refusal(state, 0, onCard(state, 'GR'), later)).toBeUndefined()
	})

	test('are offered exactly what is allowed', () => {
		const state = placed(twoTokens(), [0, 'HU'], [0, 'GR'], [0, 'GR', 1])
		const steps = boundless.steps({ table: state.table, seat: 0, hand: null })
		expect(steps).toHaveLength(6)
		expect(steps).not.toContainEqual(onCard(state, 'HU', 1))
	})

	test('are in the way of each other: an own token underneath counts', () => {
		const state = placed(
			twoTokens(),
			[0, 'HU'],
			[0, 'HU', 1],
			[0, 'GR'],
			[0, '40', 1],
			[1, 'UA'],
			[1, 'PT'],
			[1, 'UA', 1],
			[1, 'IS', 1],
		)
		expect(moneyOf(state)).toEqual([-60, -80, -70, -60])
	})

	test('pay from one purse, which stops at 0 only after the sum', () => {
		const state = scene({ round: 2, centre: ['FR'], ring, players: 2, options, purses: [70, 60] })
		const done = placed(state, [0, 'HU'], [0, 'GR', 1], [1, 'GB'], [1, '40', 1])
		expect(moneyOf(done)).toEqual([-30, -30, -40, -40])
		expect(paidAfter(done)).toEqual([-60, -60])
		expect(letTableAct(done).state.table.purses).toEqual([10, 0])
	})

	test('are paid their sum in round 7, where one may make up for the other', () => {
		const state = scene({ round: 7, centre: ['FR', 'PL'], ring, players: 2, options, purses: [0, 0] })
		const done = placed(
			state,
			[0, 'HU'],
			[0, 'GR'],
			[0, 'HU', 1],
			[0, '40', 1],
			[1, 'HU'],
			[1, '40'],
			[1, 'HU', 1],
			[1, 'GR', 1],
		)
		expect(moneyOf(done)).toEqual([80, 80, 60, 40])
		expect(paidAfter(done)).toEqual([160, 100])
	})

	test('keep a player’s own order in a stack, whatever the tie order', () => {
		const state = placed(oneToken(), [1, 'HU', 1], [0, 'HU'])
		expect(state.table.stacks[3]).toEqual([3, 0])
	})

	test('of one player that act in the same frame lie as they were placed', () => {
		for (const first of [0, 1]) {
			let state = twoTokens()
			for (const own of [first, 1 - first]) {
				const applied = boundless.apply(state, 0, onCard(state, 'HU', own), {
					at: later,
					acted: REVEALED + 160,
				})
				if (isRejected(applied)) throw new Error(applied.rejected)
				state = applied.state
			}
			expect(state.table.stacks[3]).toEqual([first, 1 - first])
		}
	})
})

describe('the map', () => {
	const seesDuring = (phase: 'ready' | 'ring' | 'race' | 'over', seat?: number) => {
		const { table } = letTableReach(start(3, { mapInSight: [1] }), phase)
		return isMapOpen(table, seat)
	}

	test('is open before the first card and after every settlement', () => {
		for (const seat of [0, 1, undefined]) {
			expect(seesDuring('ready', seat)).toBe(true)
			expect(seesDuring('over', seat)).toBe(true)
		}
	})

	test('is closed to everyone from the first card until all tokens are placed', () => {
		for (const seat of [0, 2, undefined]) {
			expect(seesDuring('ring', seat)).toBe(false)
			expect(seesDuring('race', seat)).toBe(false)
		}
	})

	test('stays in sight of those for whom the lobby wants it', () => {
		expect(seesDuring('ring', 1)).toBe(true)
		expect(seesDuring('race', 1)).toBe(true)
	})
})

describe('options', () => {
	const parse = (raw: object) => parseOptions(boundless.options, raw, 2)

	test('have their defaults', () =>
		expect(parse({})).toEqual({ map: 'europe', twoColours: false, countdown: 20, mapInSight: [] }))

	test('are refused where they are unknown', () => {
		for (const bad of [
			{ map: 'moon' },
			{ countdown: 25 },
			{ mapInSight: [6] },
			{ mapInSight: [1, 0] },
			{ x: 1 },
		])
			expect(parse(bad)).toEqual({ rejected: 'bad-options' })
	})
})
