import { describe, expect, test } from 'vitest'
import {
	choiceOf,
	type Days,
	daysIn,
	isBegun,
	isDone,
	place,
	readDays,
	secondsOf,
	show,
	storedDays,
	type Tried,
	untried,
	withDay,
} from '../../../../client/games/boundless/daily/tried.ts'
import { randomFrom } from '../../../../shared/kernel/random.ts'
import { daysFrom } from '../../../games/boundless/daily/thousand-days.ts'

/** All three deals, each token a second after the one before. */
const made = (): Tried => {
	let tried = untried
	let now = 1_000_000
	for (const tokens of [[3], [5, 0], [6, 7]]) {
		tried = show(tried, now)
		for (const space of tokens) {
			now += 1000
			tried = place(tried, space, now)
		}
	}
	return tried
}

/** As it comes back from the device. */
const stored = (days: Days): Days => readDays(JSON.parse(JSON.stringify(storedDays(days))))

test('deals are done one after the other, and the time of each stops with its last token', () => {
	const first = place(show(untried, 100), 3, 2600)
	expect(first).toEqual({ tokens: [[3]], times: [2500] })
	const second = place(show(first, 10_000), 5, 11_000)
	expect(second).toEqual({ tokens: [[3], [5]], times: [2500], shownAt: 10_000 })
	expect(isDone(second)).toBe(false)
	expect(made()).toEqual({ tokens: [[3], [5, 0], [6, 7]], times: [1000, 2000, 2000] })
	expect(isDone(made())).toBe(true)
	expect(secondsOf(made())).toBe(5)
	expect(choiceOf(made(), 1)).toEqual([0, 5])
})

test('there is one try: cards are turned up once, a token stays, and nothing follows the last', () => {
	const open = show(untried, 100)
	expect(show(open, 999)).toBe(open)
	const half = place(show(place(open, 3, 200), 300), 5, 400)
	expect(place(half, 5, 500)).toBe(half)
	expect(place(untried, 5, 500)).toBe(untried)
	expect(show(made(), 5)).toEqual(made())
	expect(place(made(), 5, 5)).toEqual(made())
})

test('a reload in mid-choice brings back the token that lies there, and the time that runs', () => {
	const half = place(show(place(show(untried, 100), 3, 200), 300), 5, 400)
	const back = stored({ '2026-11-18': half })['2026-11-18']!
	expect(back).toEqual(half)
	expect(place(back, 0, 60_300)).toEqual({ tokens: [[3], [5, 0]], times: [100, 60_000] })
	expect(isBegun(stored({ '2026-11-18': show(untried, 100) })['2026-11-18']!)).toBe(true)
})

test('a clock that was set back takes no time away, and one that was set forward adds a day at most', () => {
	expect(place(show(untried, 5000), 3, 100).times).toEqual([0])
	expect(place(show(untried, 0), 3, 1e12).times).toEqual([24 * 3600 * 1000])
})

test('days of a month are counted as they were made; one left out breaks nothing', () => {
	const days: Days = {
		'2026-10-31': made(),
		'2026-11-01': made(),
		'2026-11-05': made(),
		'2026-11-06': { ...made(), isSpoilt: true },
		'2026-11-07': show(untried, 1),
	}
	expect(daysIn(days, '2026-11')).toBe(2)
	expect(daysIn(days, '2026-12')).toBe(0)
})

test('the latest hundred days are remembered, in less than 10 KB', () => {
	let days: Days = {}
	for (const day of daysFrom('2026-01-01', 150)) days = withDay(days, day, made())
	expect(Object.keys(days)).toHaveLength(100)
	expect(Object.keys(days).sort()).toEqual(daysFrom('2026-01-01', 150).slice(50))
	expect(JSON.stringify(storedDays(days)).length).toBeLessThan(10_000)
	expect(stored(days)).toEqual(days)
})

describe('what the device has stored may be anything', () => {
	const day = '2026-11-18'
	const withTried = (tried: unknown) => ({ version: 1, days: { [day]: tried, '2026-11-17': made() } })

	test.each([
		undefined,
		null,
		'x',
		7,
		[],
		{},
		{ version: 2, days: { [day]: made() } },
		{ version: 1 },
		{ version: 1, days: [] },
		{ version: 1, days: 'none' },
	])('%j tells of no day', (raw) => {
		expect(readDays(raw)).toEqual({})
	})

	test.each([
		null,
		'done',
		{},
		{ tokens: [], times: 'none' },
		{ tokens: [[3]], times: [] },
		{ tokens: [], times: [100] },
		{ tokens: [[8]], times: [100] },
		{ tokens: [[-1]], times: [100] },
		{ tokens: [[1.5]], times: [100] },
		{ tokens: [['3']], times: [100] },
		{ tokens: [[3, 4]], times: [100] },
		{ tokens: [[3], [4]], times: [100, 100] },
		{ tokens: [[3], [4, 4]], times: [100, 100] },
		{ tokens: [[3]], times: [-5] },
		{ tokens: [[3]], times: [Number.MAX_SAFE_INTEGER] },
		{ tokens: [[3], [4, 5]], times: [100], shownAt: 5 },
		{ tokens: [[3]], times: [100], shownAt: 5 },
		{ tokens: [[]], times: [], shownAt: 'now' },
		{ tokens: [[3], [4, 5], [1, 2], []], times: [1, 1, 1], shownAt: 5 },
		{ tokens: [[3], [4, 5], [1, 2], [1, 2]], times: [1, 1, 1, 1] },
	])('a day of which it says %j is not known, and the others are', (tried) => {
		expect(readDays(withTried(tried))).toEqual({ '2026-11-17': made() })
	})

	test('a name that is no day is passed over, and so is what else stands there', () => {
		const raw = {
			version: 1,
			days: { yesterday: made(), ['__proto__']: made(), [day]: { ...made(), more: 'x'.repeat(99) } },
		}
		expect(readDays(raw)).toEqual({ [day]: made() })
	})

	test('bits that fall over spoil nothing but their day', () => {
		const text = JSON.stringify(storedDays({ [day]: made() }))
		const random = randomFrom('rot')
		for (let count = 0; count < 3000; count++) {
			const at = random.below(text.length)
			const rotten = text.slice(0, at) + random.pick([...'0123456789[]{},:"x']) + text.slice(at + 1)
			let raw: unknown
			try {
				raw = JSON.parse(rotten)
			} catch {
				continue
			}
			for (const tried of Object.values(readDays(raw))) {
				expect(isDone(tried) || tried.times.length < 3).toBe(true)
				expect(tried.tokens.flat().every((space) => space >= 0 && space < 8)).toBe(true)
			}
		}
	})
})
