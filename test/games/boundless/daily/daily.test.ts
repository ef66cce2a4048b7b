import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { type Daily, dailyOf } from '../../../../shared/games/boundless/daily/daily.ts'
import { levels } from '../../../../shared/games/boundless/daily/levels.ts'
import { atlas } from '../../../../shared/games/boundless/data/atlas.ts'
import { boundless } from '../../../../shared/games/boundless/game.ts'
import { planOf, RING } from '../../../../shared/games/boundless/rules/schedule.ts'
import { bytesOfText } from '../../../../shared/kernel/bytes.ts'
import { isWeekend } from '../../../../shared/kernel/calendar.ts'
import { defaultOptions } from '../../../../shared/kernel/options.ts'
import { randomFrom } from '../../../../shared/kernel/random.ts'
import { sha256Hex } from '../../../../shared/kernel/sha256.ts'
import { thousandDays } from './thousand-days.ts'

const journeys = thousandDays.map(dailyOf)

/** Another machine: its clock is wrong by years, it lives elsewhere, and speaks another language. */
function journeysElsewhere(
	zone: string,
	language: string,
	clock: string,
): { here: string; journeys: Daily[] } {
	const wrongClock = `globalThis.Date = class extends Date { constructor(...given) { super(...(given.length ? given : ['${clock}'])) } static now() { return new Date().getTime() } }; Math.random = () => 0.25`
	const told = execFileSync(
		process.execPath,
		[
			'--import',
			`data:text/javascript,${encodeURIComponent(wrongClock)}`,
			`${import.meta.dirname}/thousand-days.ts`,
		],
		{
			env: { ...process.env, TZ: zone, LANG: language, LC_ALL: language },
			maxBuffer: 64 * 1024 * 1024,
			encoding: 'utf8',
		},
	)
	return JSON.parse(told)
}

test('machines with other clocks and other languages make the same deals, a thousand days long', () => {
	const pacific = journeysElsewhere('Pacific/Kiritimati', 'fr_FR.UTF-8', '2031-07-04T10:00:00Z')
	const turkish = journeysElsewhere('America/Los_Angeles', 'tr_TR.UTF-8', '1999-12-31T23:59:59Z')
	expect(pacific.here).not.toBe(turkish.here) // they do differ
	expect(pacific.journeys).toEqual(journeys)
	expect(turkish.journeys).toEqual(journeys)
})

test('the deals of all days are those that were promised: whoever changes them raises the version of results', () => {
	const told = JSON.stringify(journeys.map(({ day, seed, deals }) => [day, seed, deals]))
	expect(sha256Hex(bytesOfText(told))).toBe(
		'a1422f1cde9831a0a0368b55323d559b3030d946bbf2064a30bb23eef2b82d25',
	)
})

test('Europe on weekdays, the USA at the weekend', () => {
	for (const { day, map } of journeys) expect(map).toBe(isWeekend(day) ? 'usa' : 'europe')
})

test('three deals a day: one state, two states, and from one centre card to the other by two', () => {
	for (const { map, deals } of journeys) {
		expect(deals.map(({ level }) => level)).toEqual(levels)
		expect(deals.map(({ round }) => planOf(round))).toMatchObject([
			{ centre: 1, tokens: 1 },
			{ centre: 1, tokens: 2 },
			{ centre: 2, tokens: 2 },
		])
		for (const { ring, centre, round } of deals) {
			const cards = [...ring, ...centre]
			expect(ring).toHaveLength(RING)
			expect(centre).toHaveLength(planOf(round).centre)
			expect(new Set(cards).size).toBe(cards.length)
			for (const card of cards) expect(atlas[map].states).toHaveProperty(card)
		}
	}
})

test('no two days are alike', () => {
	expect(new Set(journeys.map(({ seed }) => seed)).size).toBe(journeys.length)
	expect(new Set(journeys.map(({ deals }) => JSON.stringify(deals))).size).toBe(journeys.length)
})

test.each([2, 3, 6])('a game of %i by the seed of a day has its three deals as rounds', (count) => {
	for (const { map, seed, deals } of journeys.slice(0, 50)) {
		const options = { ...defaultOptions(boundless.options), map }
		const { deals: rounds } = boundless.setup(options, { count }, randomFrom(seed))
		for (const { round, ring, centre } of deals) expect(rounds[round - 1]).toEqual({ ring, centre })
	}
})
