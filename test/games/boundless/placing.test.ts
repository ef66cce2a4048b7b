import { describe, expect, test } from 'vitest'
import { boundless } from '../../../shared/games/boundless/game.ts'
import type { Step } from '../../../shared/games/boundless/step.ts'
import { accept, letTableAct, refusal, start } from './act.ts'
import { moneyOf, onCard, paidAfter, placed, REVEALED, scene, spaceOf } from './scene.ts'

const ring = ['GB', 'NL', 'HU', 'GR', 'PT', 'UA', 'IS']
const oneToken = () => scene({ round: 1, centre: ['FR'], ring })
const twoTokens = () => scene({ round: 3, centre: ['FR'], ring })
const place = (space: number): Step => ({ type: 'place', space })

describe('a token', () => {
	test('is refused before the centre is revealed', () => {
		let state = start(2)
		for (let i = 0; i < 9; i++) {
			expect(refusal(state, 0, place(3), 50_000)).toBe('too-early')
			expect(boundless.steps({ table: state.table, seat: 0, hand: null })).not.toContainEqual(place(3))
			state = letTableAct(state).state
		}
		expect(refusal(state, 0, place(3), 50_000)).toBeUndefined()
	})

	test('may go on any of the eight spaces, also where others are', () => {
		const state = placed(oneToken(), [0, 'GB'], [1, 'GB'])
		const steps = boundless.steps({ table: state.table, seat: 2, hand: null })
		expect(steps).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(place))
	})

	test('is refused when all of the colour are placed: one in rounds 1 and 2, then two', () => {
		expect(refusal(placed(oneToken(), [0, 'GB']), 0, place(3), REVEALED + 5000)).toBe('no-token-left')
		const once = placed(twoTokens(), [0, 'GB'])
		expect(refusal(once, 0, place(3), REVEALED + 5000)).toBeUndefined()
		expect(refusal(placed(once, [0, 'NL']), 0, place(3), REVEALED + 5000)).toBe('no-token-left')
	})

	test('is refused where another of its colour is', () =>
		expect(refusal(placed(twoTokens(), [0, 'GB']), 0, place(1), REVEALED + 5000)).toBe('already-there'))

	test('is refused for a second colour where there is none', () =>
		expect(refusal(twoTokens(), 0, { type: 'place', space: 1, colour: 1 }, REVEALED)).toBe('no-token-left'))

	test('shows at once, with its stack and the time it took', () => {
		const { state, events } = accept(oneToken(), 2, place(4), REVEALED + 1234)
		expect(state.table.stacks[4]).toEqual([2])
		expect(events).toEqual([{ type: 'place', space: 4, after: 1234 }])
	})

	test('can be placed by everybody at the same time, by nobody who is done', () => {
		expect(boundless.actors(twoTokens().table)).toEqual([0, 1, 2, 3])
		expect(boundless.actors(placed(twoTokens(), [1, 'GB'], [1, 'HU']).table)).toEqual([0, 2, 3])
	})
})

describe('a stack', () => {
	const on = (acted: [seat: number, acted: number][], ties = [0, 1, 2, 3]) => {
		let state = scene({ round: 1, centre: ['FR'], ring, ties })
		for (const [seat, time] of acted)
			state = accept(state, seat, place(3), REVEALED + 3000, REVEALED + time).state
		return state.table.stacks[3]
	}

	test('is in the order in which the owners acted, not in which their tokens came', () =>
		expect(
			on([
				[0, 2900],
				[1, 2800],
				[2, 2990],
				[3, 2700],
			]),
		).toEqual([3, 1, 0, 2]))

	test('follows the round’s tie order within a frame of 16 ms', () => {
		const sameFrame: [number, number][] = [
			[0, 1600],
			[1, 1615],
			[2, 1607],
		]
		expect(on(sameFrame, [2, 1, 0, 3])).toEqual([2, 1, 0])
		expect(on(sameFrame, [1, 3, 0, 2])).toEqual([1, 0, 2])
	})

	test('counts frames from the reveal', () => {
		expect(
			on(
				[
					[0, 1599],
					[1, 1600],
				],
				[1, 0, 2, 3],
			),
		).toEqual([0, 1])
	})

	test('knows nobody who acted before the reveal: who is said to have counts as acting with it', () => {
		const early = scene({ round: 1, centre: ['FR'], ring, ties: [1, 0, 2, 3] })
		const { state, events } = accept(early, 0, place(2), REVEALED + 5, REVEALED - 40)
		expect(events).toEqual([{ type: 'place', space: 2, after: 0 }])
		const next = accept(state, 1, place(2), REVEALED + 9, REVEALED + 9).state
		expect(next.table.stacks[2]).toEqual([1, 0])
	})

	test('has a tie order of its own in every round, drawn at the start', () => {
		const { ties } = start(6)
		expect(ties).toHaveLength(7)
		for (const order of ties) expect(order.toSorted()).toEqual([0, 1, 2, 3, 4, 5])
		expect(new Set(ties.map(String)).size).toBeGreaterThan(1)
	})

	test('never holds an earlier time for a player’s later token', () => {
		// The second message was quicker than the first, so by itself it would seem to have been acted before.
		let state = scene({ round: 3, centre: ['FR'], ring, ties: [0, 1, 2, 3] })
		state = accept(state, 0, place(1), REVEALED + 1000, REVEALED + 960).state
		state = accept(state, 1, place(2), REVEALED + 1000, REVEALED + 930).state
		state = accept(state, 0, place(2), REVEALED + 1010, REVEALED + 900).state
		expect(state.table.stacks[2]).toEqual([1, 0])
	})

	test('costs 10 for every token underneath, in each of a colour’s stacks', () => {
		const state = placed(
			scene({ round: 3, centre: ['FR'], ring, players: 3 }),
			[0, 'HU'],
			[1, 'HU'],
			[2, 'HU'],
			[0, '40'],
			[1, '40'],
			[2, '40'],
		)
		expect(paidAfter(state)).toEqual([-70, -90, -110])
	})
})

describe('the settlement', () => {
	test('waits 400 ms after the last token was acted, as long as an earlier one could slide under it', () => {
		const state = placed(oneToken(), [0, 'GB'], [1, 'HU'], [2, 'HU'])
		const { since } = state.table
		const last = accept(state, 3, onCard(state, 'HU'), REVEALED + 9000, REVEALED + 8700).state
		expect(boundless.due(last)).toEqual({ at: since + 8700 + 400, step: { type: 'settle' } })
		expect(refusal(last, -1, { type: 'settle' }, REVEALED + 9099)).toBe('too-early')
	})

	test('does not come while somebody has tokens and no deadline is near', () => {
		const state = scene({ round: 1, centre: ['FR'], ring, options: { countdown: 0 } })
		expect(boundless.due(placed(state, [0, 'GB'], [1, 'HU'], [2, 'HU']))).toBeUndefined()
	})

	test('leaves cards and stacks on the table until the next round', () => {
		const state = placed(oneToken(), [0, 'GB'], [1, 'HU'], [2, 'HU'], [3, '40'])
		const { table } = letTableAct(state).state
		expect(table).toMatchObject({ phase: 'ready', round: 1, centre: ['FR'], deadline: null })
		expect(table.stacks[spaceOf(state, 'HU')]).toEqual([1, 2])
	})

	test('takes all from who has less than the price, who then owes nothing', () => {
		const state = scene({ round: 1, centre: ['FR'], ring, players: 2, purses: [30, 100] })
		const done = placed(state, [0, 'GB'], [1, 'HU'])
		expect(moneyOf(done)).toEqual([-40, -30])
		expect(letTableAct(done).state.table.purses).toEqual([0, 70])
		expect(letTableAct(done).events).toEqual([{ type: 'settle', paid: [-30, -30] }])
	})

	test('of round 7 pays what the walk costs, and ends the game', () => {
		const state = scene({ round: 7, centre: ['FR', 'PL'], ring, players: 2, purses: [0, 500] })
		const done = placed(state, [0, 'HU'], [1, 'HU'], [0, '40'], [1, '40'])
		const { table } = letTableAct(done).state
		expect(table).toMatchObject({ purses: [90, 570], phase: 'over' })
	})

	test('of a negative round 7 takes it from the purse, never below 0', () => {
		const state = scene({ round: 7, centre: ['FR', 'PL'], ring, players: 6, purses: [0, 0, 0, 0, 0, 30] })
		const crowded = placed(
			state,
			...([0, 1, 2, 3, 4, 5].flatMap((seat) => [
				[seat, '40'],
				[seat, 'HU'],
			]) as [number, string][]),
		)
		expect(paidAfter(crowded)).toEqual([90, 70, 50, 30, 10, -10])
		const poor = { ...crowded, table: { ...crowded.table, purses: [0, 0, 0, 0, 0, 0] } }
		expect(letTableAct(poor).state.table.purses[5]).toBe(0)
	})
})
