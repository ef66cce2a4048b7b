import './support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { describe, expect, test } from 'vitest'
import boundlessTips from '../../client/games/boundless/tips/tips.ts'
import franchiseTips from '../../client/games/franchise/tips/tips.ts'
import type { Tip } from '../../client/games/game.ts'
import metroTips from '../../client/games/metro/tips/tips.ts'
import { dueTip } from '../../client/table/tips/due-tip.ts'
import type { Event as FranchiseEvent } from '../../shared/games/franchise/event.ts'
import { packEvent } from '../../shared/games/franchise/packed-event.ts'
import { metro } from '../../shared/games/metro/game.ts'
import { CENTRE } from '../../shared/games/metro/rules/line.ts'
import { defaultOptions } from '../../shared/kernel/options.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import type { MoveEntry } from '../../shared/room/room.ts'

const never = () => false
const nameOf = (tips: readonly Tip[], entries: readonly MoveEntry[], from = entries.length - 1) =>
	dueTip(tips, entries, from, never)?.name

describe('a tip', () => {
	const tip = (name: string, seat: number): Tip => ({
		name,
		isDue: (entry) => entry[0] === seat,
		text: () => name,
	})
	const tips = [tip('special', 1), tip('plain', 1), tip('other', 0)]

	test('is the first that fits what happened first', () => {
		expect(nameOf(tips, [[1], [0]], 0)).toBe('special')
		expect(nameOf(tips, [[0], [1]], 0)).toBe('other')
	})

	test('is not about what happened before one looked', () => {
		expect(nameOf(tips, [[1], [2]], 1)).toBeUndefined()
	})

	test('is told once', () => {
		expect(dueTip(tips, [[1]], 0, (name) => name === 'special')?.name).toBe('plain')
	})
})

describe('at Metro', () => {
	const table = metro.setup(defaultOptions(metro.options), { count: 2 }, randomFrom('tips')).table
	const stage = { view: signal({ table, seat: 0, hand: undefined }) }
	const owners = signal([{ mine: true }, { mine: false }])
	const tips = metroTips({ stage, owners } as never)
	const line = (departure: number, end: number) => ({ type: 'line', departure, length: 4, end, points: 4 })

	test('one’s first line is told about, its ending in the middle before that', () => {
		expect(nameOf(tips, [[0, line(1, 5)]])).toBe('metro.line')
		expect(nameOf(tips, [[0, line(1, CENTRE)]])).toBe('metro.centre')
	})

	test('somebody else may end it; their own line is no news', () => {
		expect(nameOf(tips, [[1, line(1, 5)]])).toBe('metro.spoilt')
		expect(nameOf(tips, [[1, line(2, CENTRE)]])).toBeUndefined()
	})
})

describe('at Franchise', () => {
	const tips = franchiseTips({ stage: { view: signal({ seat: 0 }) } } as never)
	const entry = (...events: FranchiseEvent[]): MoveEntry => [0, ...events.map(packEvent)]
	const evaluate = (winner: number): FranchiseEvent => ({
		type: 'evaluate',
		place: 'chicago',
		value: 7,
		winner,
		points: 7,
		home: 3,
		pieces: '0001',
	})

	test('the first evaluation, one’s own or another’s, and the first region are told about', () => {
		expect(nameOf(tips, [entry(evaluate(0))])).toBe('franchise.evaluated')
		expect(nameOf(tips, [entry(evaluate(1))])).toBe('franchise.evaluated')
		const score: FranchiseEvent = {
			type: 'score',
			region: 'farwest',
			tile: 1,
			gains: [],
			space: 0,
			points: 2,
		}
		expect(nameOf(tips, [entry(score)])).toBe('franchise.region')
		expect(nameOf(tips, [entry({ type: 'town', place: 'memphis' })])).toBeUndefined()
	})
})

describe('at Boundless', () => {
	const place = (seat: number, space: number, after: number): MoveEntry => [
		seat,
		{ type: 'place', space, after },
	]
	const deal: MoveEntry = [-1, { type: 'deal', round: 2 }]
	const tips = boundlessTips()

	test('a photo finish is a token that came later and was put down earlier', () => {
		expect(nameOf(tips, [deal, place(0, 3, 900), place(1, 3, 880)])).toBe('boundless.photo')
		expect(nameOf(tips, [deal, place(0, 3, 900), place(1, 3, 950)])).toBeUndefined()
		expect(nameOf(tips, [deal, place(0, 3, 900), place(1, 4, 880)])).toBeUndefined()
		expect(nameOf(tips, [place(0, 3, 900), deal, place(1, 3, 880)])).toBeUndefined()
	})

	test('the first bill is told about', () => {
		expect(nameOf(tips, [[-1, { type: 'settle', paid: [10, 20] }]])).toBe('boundless.price')
	})
})
