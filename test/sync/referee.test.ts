import { describe, expect, test } from 'vitest'
import { baseOf } from '../../shared/sync/referee/base.ts'
import { judge } from '../../shared/sync/referee/judge.ts'
import type { Quota } from '../../shared/sync/referee/quota.ts'
import { type Judgements, judgeNext } from '../../shared/sync/referee/recall.ts'
import { recallJudgements } from '../../shared/sync/waking.ts'
import {
	type Conduct,
	firstOf,
	playRaces,
	type Racer,
	uniformFrom,
	winnerOf,
	winsOfFirst,
} from './referee-model.ts'

describe('what the network explains', () => {
	test('is the smaller of the least probe and the round trip of the transport', () => {
		expect(baseOf(40, 55)).toEqual({ base: 40, verified: true })
		expect(baseOf(300, 55)).toEqual({ base: 55, verified: true })
	})

	test('is the least probe, unverified, where the transport does not know its round trip or says 0', () => {
		expect(baseOf(12, undefined)).toEqual({ base: 12, verified: false })
		expect(baseOf(12, 0)).toEqual({ base: 12, verified: false })
	})

	test('is no more than 20 ms where nothing but a probe tells it, which a page can delay', () => {
		expect(baseOf(300, undefined)).toEqual({ base: 20, verified: false })
		expect(baseOf(300, 0)).toEqual({ base: 20, verified: false })
	})

	test('is what the transport knows until a probe has come back, and nothing if it knows nothing', () => {
		expect(baseOf(undefined, 55)).toEqual({ base: 55, verified: true })
		expect(baseOf(undefined, undefined)).toEqual({ base: 0, verified: false })
	})
})

describe('a claim', () => {
	const ask = (arrival: number, claim: number | null, base = 100, kept?: Quota, race = '1') =>
		judge(kept, { race, arrival, claim, base })

	test('is believed as far as the round trip goes, and costs nothing', () => {
		expect(ask(900, 800)).toEqual({
			reaction: 800,
			compensation: 100,
			quota: { race: '1', granted: 50, spent: 0 },
		})
	})

	test('is believed a little further, at the expense of the quota', () => {
		const { reaction, quota } = ask(900, 770)
		expect(reaction).toBe(770)
		expect(quota).toEqual({ race: '1', granted: 50, spent: 30 })
	})

	test('is cut where round trip and quota end', () => expect(ask(900, 500).reaction).toBe(750))

	test('never takes out more than 400 ms', () => {
		const kept = { race: '0', granted: 280, spent: 0 }
		expect(ask(2000, 900, 380, kept)).toMatchObject({ reaction: 1600, compensation: 400 })
	})

	test('that is impossible counts as plain arrival', () => {
		for (const claim of [null, -1, 901, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
			expect(ask(900, claim)).toMatchObject({ reaction: 900, compensation: 0 })
	})

	test('is judged in whole milliseconds', () => {
		expect(ask(900.7, 812.4)).toMatchObject({ reaction: 812, compensation: 89 })
	})
})

describe('what was logged', () => {
	const logged = [
		{ seat: 4, race: '1', arrival: 900, claim: 760, base: 100 },
		{ seat: 9, race: '1', arrival: 1000, claim: 990, base: 20 },
		{ seat: 4, race: '1', arrival: 1400, claim: 1290, base: 100 },
		{ seat: 4, race: '2', arrival: 830, claim: 640, base: 95 },
	]

	test('before unverified round trips were capped is judged as it was then', () => {
		const early = { seat: 4, race: '1', arrival: 1100, claim: 700, base: 330 }
		expect(judgeNext({}, early)[4]).toMatchObject({ reaction: 700, compensation: 400 })
	})

	test('is judged the same again, every seat from its own quota', () => {
		let judgements: Judgements = {}
		const reactions = logged.map((evidence) => {
			judgements = judgeNext(judgements, evidence)
			return judgements[evidence.seat]?.reaction
		})
		expect(reactions).toEqual([760, 990, 1290, 709])
		const entries = logged.map((evidence) => ({
			at: 0,
			by: 'ada',
			type: 'move',
			args: { steps: [], evidence },
		}))
		expect(recallJudgements({}, entries)).toEqual(judgements)
		expect(recallJudgements(recallJudgements({}, entries.slice(0, 2)), entries.slice(2))).toEqual(judgements)
	})
})

describe('the quota', () => {
	const quotaOf = (kept: Quota | undefined, race: number, excess: number, base = 100) =>
		judge(kept, { race: `${race}`, arrival: 1000, claim: 1000 - base - excess, base }).quota

	test('starts with 40 ms and a tenth of the round trip', () =>
		expect(quotaOf(undefined, 1, 0).granted).toBe(50))

	test('grows by 5 ms and 12 % of the round trip with every race', () => {
		const first = quotaOf(undefined, 1, 50)
		expect(quotaOf(first, 2, 0)).toEqual({ race: '2', granted: 17, spent: 0 })
	})

	test('is never more than 80 ms and half the round trip', () => {
		let quota = quotaOf(undefined, 0, 0)
		for (let race = 1; race < 50; race++) quota = quotaOf(quota, race, 0)
		expect(quota.granted).toBe(130)
	})

	test('is charged once for the tokens of one race, by the one that needs most', () => {
		const first = quotaOf(undefined, 1, 20)
		const second = quotaOf(first, 1, 35)
		expect(second).toEqual({ race: '1', granted: 50, spent: 35 })
		expect(quotaOf(second, 1, 10)).toEqual(second)
	})

	test('is not filled again by coming back with another round trip', () => {
		const emptied = quotaOf(undefined, 1, 200)
		expect(quotaOf(emptied, 1, 0, 30)).toEqual(emptied)
		expect(quotaOf(emptied, 2, 0, 30).granted).toBeCloseTo(8.6)
	})
})

const GAMES = 8000
const honest = (roundTrip: Racer['roundTrip']): Racer => ({ roundTrip, conduct: 'honest' })
const four = (first: Racer, others: Racer): Racer[] => [first, others, others, others]

describe('races of four in a modelled world', () => {
	test('are won by the truly first, or somebody within 16 ms, in 95 %; by arrival the first would win 68 %', () => {
		const ties = uniformFrom(1)
		let races = 0
		let fair = 0
		let byArrival = 0
		playRaces(four(honest('any'), honest('any')), GAMES, 2, ({ reactions, arrivals, judged }) => {
			races++
			const first = firstOf(reactions)
			if (reactions[winnerOf(judged, ties)]! <= reactions[first]! + 16) fair++
			if (firstOf(arrivals) === first) byArrival++
		})
		expect(fair / races).toBeGreaterThanOrEqual(0.95)
		expect(byArrival / races).toBeCloseTo(0.68, 2)
	})

	test('give 300 ms against three times 30 ms its quarter, of which arrival would leave it 1.2 %', () => {
		const racers = four(honest(300), honest(30))
		const wins = winsOfFirst(racers, 2 * GAMES, 3)
		expect(wins).toBeGreaterThan(24)
		expect(wins).toBeLessThan(26)
		let byArrival = 0
		playRaces(racers, GAMES, 3, ({ arrivals }) => {
			if (firstOf(arrivals) === 0) byArrival++
		})
		expect(byArrival / (GAMES * 7)).toBeCloseTo(0.012, 3)
	})

	test.each([
		['forges the stopwatch', 30, 1],
		['delays pongs', 30, 1],
		['forges the stopwatch', 300, 2],
		['delays pongs', 300, 2],
	] satisfies [Conduct, number, number][])(
		'who %s at %i ms gains less than %i in a hundred',
		(conduct, roundTrip, limit) => {
			for (const others of [honest(roundTrip), honest(30)]) {
				const fair = winsOfFirst(four(honest(roundTrip), others), GAMES, 4)
				const unfair = winsOfFirst(four({ roundTrip, conduct }, others), GAMES, 4)
				expect(unfair - fair).toBeLessThan(limit)
			}
		},
	)

	test('give the host of a peer room, at 0 ms, no more than its quarter', () => {
		for (const guests of [honest(30), honest(100), honest('any')]) {
			const wins = winsOfFirst(four(honest(0), guests), GAMES, 5)
			expect(wins).toBeGreaterThan(24)
			expect(wins).toBeLessThan(26)
		}
	})

	test('favour even a host whose own messages never meet a delay by hardly more than one in a hundred', () => {
		const flawless: Racer = { roundTrip: 0, conduct: 'honest', flawless: true }
		expect(winsOfFirst(four(flawless, honest('any')), GAMES, 6)).toBeLessThan(26.5)
	})
})

describe('where the transport does not know the round trip, in the modelled world', () => {
	const unknown = (racer: Racer): Racer => ({ ...racer, unverified: true })
	const delayer = (roundTrip: Racer['roundTrip']) => unknown({ roundTrip, conduct: 'delays pongs' })

	test.each([20, 30, 100, 300])(
		'who delays pongs at %i ms gains less than 1 in a hundred, whoever the others are',
		(roundTrip) => {
			for (const others of [
				unknown(honest(roundTrip)),
				unknown(honest(30)),
				unknown(honest('any')),
				honest(30),
			]) {
				const fair = winsOfFirst(four(unknown(honest(roundTrip)), others), GAMES, 7)
				const unfair = winsOfFirst(four(delayer(roundTrip), others), GAMES, 7)
				expect(unfair - fair).toBeLessThan(1)
			}
		},
	)

	test('who joins somebody else in delaying pongs gains no more', () => {
		const others = [delayer(30), unknown(honest(30)), unknown(honest(30))]
		const fair = winsOfFirst([unknown(honest(30)), ...others], GAMES, 8)
		const unfair = winsOfFirst([delayer(30), ...others], GAMES, 8)
		expect(unfair - fair).toBeLessThan(1)
	})

	/** What that costs those who are honest: it is written down here, so that a change of it is seen. */
	test.each([
		[20, 26],
		[30, 24.9],
		[60, 20],
		[100, 13.8],
		[300, 1.2],
	])('an honest player at %i ms wins %d in a hundred against three at 30 ms', (roundTrip, wins) => {
		const racers = four(unknown(honest(roundTrip)), unknown(honest(30)))
		expect(Math.abs(winsOfFirst(racers, GAMES, 9) - wins)).toBeLessThan(0.6)
	})
})
