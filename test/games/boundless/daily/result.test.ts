import { describe, expect, test } from 'vitest'
import { type Daily, dailyOf } from '../../../../shared/games/boundless/daily/daily.ts'
import {
	checkResult,
	type DailyResult,
	overBest,
	totalOver,
	writeResult,
} from '../../../../shared/games/boundless/daily/result.ts'
import { atlas } from '../../../../shared/games/boundless/data/atlas.ts'
import { spacesToChoose } from '../../../../shared/games/boundless/rules/review.ts'
import { soloRound } from '../../../../shared/games/boundless/solo-table.ts'
import type { Space } from '../../../../shared/games/boundless/table.ts'
import { randomFrom } from '../../../../shared/kernel/random.ts'
import { price, readMap } from '../naive/walker.ts'
import { daysFrom } from './thousand-days.ts'

const days = daysFrom('2026-11-01', 60)
const LATEST = '2027-12-31'

const resultOf = (daily: Daily, choices: readonly (readonly Space[])[]): DailyResult => ({
	day: daily.day,
	choices,
	over: daily.deals.map((deal, index) => overBest(daily, deal, choices[index]!)!),
	seconds: 83,
	isFirstTry: true,
})

/** Any choices; of every day others. */
function someResult(day: string): DailyResult {
	const daily = dailyOf(day)
	const random = randomFrom(`choices ${day}`)
	const choices = daily.deals.map((deal) =>
		random.pick(spacesToChoose(soloRound(daily.map, deal.round, deal))),
	)
	return resultOf(daily, choices)
}

test('a choice earns its price over the best price there is, by a second opinion on prices', () => {
	for (const day of days.slice(0, 14)) {
		const daily = dailyOf(day)
		const country = readMap(atlas[daily.map])
		for (const deal of daily.deals) {
			const choices = spacesToChoose(soloRound(daily.map, deal.round, deal))
			const money = choices.map((spaces) => {
				const picks = spaces.map((space) => ['40', ...deal.ring][space]!)
				return price(country, deal.round, deal.centre, picks, 0).money
			})
			const most = Math.max(...money)
			expect(choices.map((spaces) => overBest(daily, deal, spaces))).toEqual(money.map((one) => most - one))
		}
	}
})

test.each(days)('a result of %s is true as it was written', (day) => {
	const result = someResult(day)
	const text = writeResult(result)
	expect(text).toMatch(/^[0-9a-f.-]{38,70}$/)
	const check = checkResult(text, LATEST)
	expect(check).toMatchObject({ is: 'true', result, daily: { day } })
})

describe('a forged result is false', () => {
	/** A result by its parts: version, day, choices, score, seconds, first try, check. */
	const parts = (day: string): string[] => writeResult(someResult(day)).split('.')
	const isOf = (changed: readonly string[]) => checkResult(changed.join('.'), LATEST).is

	test.each(days)('of %s, with any other choice', (day) => {
		const daily = dailyOf(day)
		const told = parts(day)
		const choices = told[2]!.split('-')
		for (const [index, deal] of daily.deals.entries())
			for (const spaces of spacesToChoose(soloRound(daily.map, deal.round, deal))) {
				if (spaces.join('') === choices[index]) continue
				expect(isOf(told.with(2, choices.with(index, spaces.join('')).join('-')))).toBe('false')
			}
	})

	test.each(days)('of %s, with any other score', (day) => {
		const told = parts(day)
		const scores = told[3]!.split('-')
		for (const index of scores.keys())
			for (const money of [0, 10, 20, 30, 9999])
				if (`${money}` !== scores[index])
					expect(isOf(told.with(3, scores.with(index, `${money}`).join('-')))).toBe('false')
	})

	test('it says what the choices earn instead', () => {
		const result = someResult('2026-11-18')
		const claimed = { ...result, over: [0, 0, 0] }
		expect(totalOver(result)).toBeGreaterThan(0)
		expect(checkResult(writeResult(claimed), LATEST)).toEqual({
			is: 'false',
			why: 'score',
			result: claimed,
			earned: result.over,
		})
	})

	test.each(days)('of %s, on any other day', (day) => {
		const told = parts(day)
		for (const other of days)
			if (other !== day) expect(isOf(told.with(1, other.replaceAll('-', '')))).toBe('false')
	})

	test('with another time, or as a first try that was none', () => {
		const told = parts('2026-11-18')
		expect(isOf(told)).toBe('true')
		expect(isOf(told.with(4, '12'))).toBe('false')
		expect(isOf(told.with(4, '083'))).toBe('false')
		expect(isOf(told.with(5, '0'))).toBe('false')
		expect(isOf(told.with(6, '00000000'))).toBe('false')
	})

	test('on a day that has not come anywhere, that is before the first, or that there is not', () => {
		const text = writeResult(someResult('2026-11-18'))
		expect(checkResult(text, '2026-11-17')).toMatchObject({ is: 'false', why: 'day' })
		expect(checkResult(text, '2026-11-18').is).toBe('true')
		for (const day of ['20251231', '20261131', '20260229', '00000000'])
			expect(checkResult(text.replace('20261118', day), LATEST)).toMatchObject({ is: 'false', why: 'day' })
	})

	test('with spaces that nobody can choose', () => {
		const told = parts('2026-11-18')
		for (const choices of ['11-12-12', '1-1-12', '1-21-12', '1-11-12', '12-12-12'])
			expect(checkResult(told.with(2, choices).join('.'), LATEST)).toMatchObject({
				is: 'false',
				why: 'choice',
			})
	})
})

test('a result of another version cannot be told any more', () => {
	const text = writeResult(someResult('2026-11-18'))
	expect(checkResult(text.replace(/^1/, '2'), LATEST)).toEqual({ is: 'other-version', day: '2026-11-18' })
	expect(checkResult('7.20261118.whatever comes', LATEST)).toEqual({ is: 'other-version', day: '2026-11-18' })
})

test('garbage is no result, and harms nobody', () => {
	const text = writeResult(someResult('2026-11-18'))
	const random = randomFrom('garbage')
	const letters = [...'0123456789abcdef.-%<>é"\\\u0000 \n/']
	const garbage = [
		'',
		'.',
		'1',
		'1.',
		'__proto__',
		'1.20261118',
		'9'.repeat(5000),
		`${text} `,
		`${text}\n`,
		`${text}.1`,
	]
	for (let count = 0; count < 2000; count++)
		garbage.push(Array.from({ length: random.below(80) }, () => random.pick(letters)).join(''))
	for (const one of garbage) expect(['unreadable', 'other-version']).toContain(checkResult(one, LATEST).is)
	// One letter of a true one changed, left out or twice is never true.
	for (const [index, letter] of [...text].entries())
		for (const other of ['', letter + letter, ...letters])
			if (other !== letter)
				expect(checkResult(text.slice(0, index) + other + text.slice(index + 1), LATEST).is).not.toBe('true')
})

test('seconds are whole, and stop somewhere', () => {
	const result = someResult('2026-11-18')
	const told = (seconds: number) => checkResult(writeResult({ ...result, seconds }), LATEST)
	expect(told(12.9)).toMatchObject({ is: 'true', result: { seconds: 12 } })
	expect(told(1e9)).toMatchObject({ is: 'true', result: { seconds: 999_999 } })
})
