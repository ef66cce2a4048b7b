import { describe, expect, test } from 'vitest'
import { isReaction } from '../../shared/room/company.ts'
import { lifetimeOf } from '../../shared/room/kept.ts'
import { tidy } from '../../shared/room/profile.ts'
import { freeColour } from '../../shared/room/room.ts'
import { playing, seated } from '../support/bench.ts'

const DAY = 24 * 3600 * 1000

describe('what a room promises, in numbers', () => {
	test('it stays for fourteen days after it was last used, and a kept one for a year', () => {
		expect(lifetimeOf({})).toBe(14 * DAY)
		expect(lifetimeOf({ kept: true })).toBe(365 * DAY)
	})

	test('somebody is gone for others after a minute, and not a moment sooner', () => {
		const bench = seated({}, 'bob')
		bench.gone.set('ada', bench.now - 59_999)
		expect(bench.do('bob', 'clock', { pace: 'brisk' })).toEqual({ rejected: 'not-allowed' })
		bench.gone.set('ada', bench.now - 60_000)
		expect(bench.do('bob', 'clock', { pace: 'brisk' })).toBeUndefined()
	})

	test('one person changes five hundred things in a game, and no more', () => {
		const bench = playing()
		for (let count = 1; count <= 500; count++) bench.must('ada', 'profile', { name: `Ada ${count}` })
		expect(bench.do('ada', 'profile', { name: 'Ada' })).toEqual({ rejected: 'too-fast' })
		expect(bench.do('bob', 'profile', { name: 'Bobby' })).toBeUndefined()
	})

	test('without haste everybody has a quarter of an hour besides a minute for each turn', () => {
		const bench = seated({}, 'bob').must('ada', 'clock', { pace: 'relaxed' }).must('ada', 'start')
		expect(bench.match.clock?.left).toEqual([900_000, 900_000])
		bench.now += 61_000
		bench.move('ada', { kind: 'take', count: 1 }, { kind: 'pass' })
		expect(bench.match.clock?.left).toEqual([899_000, 900_000])
	})

	test('a name is read where it is four times as long as it may be, and not where it is longer', () => {
		expect(tidy(`Ada${' '.repeat(77)}`, 20)).toBe('Ada')
		expect(tidy(`Ada${' '.repeat(78)}`, 20)).toBeUndefined()
	})

	test('there are eight signs, the first of them numbered 0', () => {
		expect([-1, 0, 7, 8, 0.5, '0'].map(isReaction)).toEqual([false, true, true, false, false, false])
	})
})

test('where every colour is taken, the next is one that there is', () => {
	const { room } = playing()
	const six = Array.from({ length: 6 }, (_, colour) => ({ ...room.seats[0]!, colour }))
	expect(freeColour({ ...room, seats: six })).toBe(0)
	expect(freeColour({ ...room, seats: six.toSpliced(5, 1) })).toBe(5)
})

test('in a new seat no bot has ever sat', () => {
	expect(seated().room.seats).toMatchObject([{ bot: null, botSince: 0 }])
})
