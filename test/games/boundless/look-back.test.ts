import { describe, expect, test } from 'vitest'
import type { Event } from '../../../shared/games/boundless/event.ts'
import { boundless } from '../../../shared/games/boundless/game.ts'
import { graphOf } from '../../../shared/games/boundless/rules/graph.ts'
import {
	bordersMissed,
	type SettledRound,
	settledRounds,
	takingsOf,
} from '../../../shared/games/boundless/rules/look-back.ts'
import { FORTY, type Price, priceOf } from '../../../shared/games/boundless/rules/price.ts'
import { accountsOf } from '../../../shared/games/boundless/rules/review.ts'
import { planOf } from '../../../shared/games/boundless/rules/schedule.ts'
import type { State, Table } from '../../../shared/games/boundless/table.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { playGame } from '../support/play.ts'

type Entry = [number, ...unknown[]]

function play(players: number, seed: string) {
	const tables: Table[] = []
	const entries: Entry[] = []
	const { bots, options } = boundless
	playGame(boundless, {
		options: parseOptions(options, {}, players),
		seating: { count: players },
		seed,
		bots: [bots.steady!, bots.gentle!],
		observe({ state, events, move }) {
			tables.push((state as State).table)
			if (move) entries.push([move.seat, ...events])
		},
	})
	return { tables, entries, last: tables.at(-1)! }
}

/** What any two cards, or any one, would have brought at the most. */
function mostIn(table: Table): number {
	const cards = [FORTY, ...table.ring] as const
	const graph = graphOf(table.options.map)
	const picks = cards.flatMap((card, index) =>
		planOf(table.round).tokens === 1 ? [[card]] : cards.slice(index + 1).map((other) => [card, other]),
	)
	return Math.max(...picks.map((chosen) => priceOf(graph, table, chosen, 0).money))
}

test.each([2, 3, 4])('the best possible purse of %i players is found by trying every choice', (players) => {
	for (const seed of ['one', 'two']) {
		const { tables, entries, last } = play(players, seed)
		const settled = [1, 2, 3, 4, 5, 6, 7].map(
			(round) => tables.findLast((table) => table.round === round && table.centre.length > 0)!,
		)
		let best = 0
		for (const table of settled) best = Math.max(0, best + planOf(table.round).income + mostIn(table))
		const takings = takingsOf(last, settledRounds(tables, entries))
		expect(takings.map(({ purse }) => purse)).toEqual(last.purses)
		for (const one of takings) {
			expect(one.best).toBe(best)
			expect(one.purse).toBeLessThanOrEqual(best)
			expect(one.borders).toBeGreaterThanOrEqual(0)
			expect(one.late).toBeGreaterThanOrEqual(0)
		}
		expect(Math.min(...takings.map(({ late }) => late))).toBeGreaterThanOrEqual(0)
	}
})

test('borders that were overlooked, and what lay there before, are counted as they were paid', () => {
	const { tables, entries, last } = play(3, 'paid')
	const rounds = settledRounds(tables, entries)
	expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7])
	const takings = takingsOf(last, rounds)
	const underneath = rounds.flatMap(({ accounts }) => accounts.map(({ price }) => price.underneath))
	expect(takings.reduce((sum, { lateCost }) => sum + lateCost, 0)).toBe(
		10 * underneath.reduce((sum, count) => sum + count, 0),
	)
	expect(Math.max(...takings.map(({ borders }) => borders))).toBeGreaterThan(0)
})

describe('what a seat made of rounds', () => {
	const { last: table } = play(2, 'one')
	const pair = (one: string, other: string): [string, string] => [one, other]
	const paid = (pairs: [string, string][], underneath: number) => -30 * pairs.length - 10 * underneath
	const priceWith = (pairs: [string, string][], underneath = 0, money = paid(pairs, underneath)): Price => ({
		crossings: 0,
		route: [],
		pairs,
		forty: false,
		underneath,
		missing: 0,
		money,
	})
	const round = (number: number, best: Price, ...accounts: Price[]): SettledRound => ({
		round: number,
		best: { spaces: [], price: best },
		accounts: accounts.map((price, colour) => ({ colour, spaces: [], price })),
		finished: [],
	})
	const [ab, cd, ef] = [pair('a', 'b'), pair('c', 'd'), pair('e', 'f')]
	const none = priceWith([])

	test('names every border that cost it money which the best choice had not cost', () => {
		const rounds = [
			round(1, none, priceWith([ab, cd]), none),
			round(2, priceWith([ab]), priceWith([ef]), priceWith([ab, ef])),
			round(7, none, priceWith([ab]), priceWith([cd])),
		]
		expect(bordersMissed(table, rounds, 0)).toEqual([ab, cd])
		expect(bordersMissed(table, rounds, 1)).toEqual([ab, ef])
		expect(bordersMissed(table, [], 0)).toEqual([])
	})

	test('counts those, and in the last round those that it did not have', () => {
		const rounds = [
			round(1, none, priceWith([ab, cd], 2), priceWith([], 1)),
			round(2, priceWith([ab, cd]), priceWith([ab]), none),
			round(7, priceWith([ab, cd, ef]), priceWith([ab]), priceWith([ab, cd, ef])),
		]
		const [one, other] = takingsOf(table, rounds)
		expect([one!.borders, other!.borders]).toEqual([2 + 0 + 2, 0])
		expect([one!.lateCost, other!.lateCost]).toEqual([20, 10])
	})

	test('misses no border with a choice that came to as much as the best one', () => {
		const rounds = [round(1, priceWith([], 0, -60), priceWith([ab], 0, -60), priceWith([ab], 2, -80))]
		expect(bordersMissed(table, rounds, 0)).toEqual([])
		expect(takingsOf(table, rounds).map(({ borders }) => borders)).toEqual([0, 0])
		const paid = [round(7, priceWith([ab], 0, 60), priceWith([], 1, 50), priceWith([], 0, 50))]
		expect(takingsOf(table, paid).map(({ borders }) => borders)).toEqual([0, 1])
	})

	test('adds up how much later than the quickest its last token lay, in rounds in which it placed any', () => {
		const finished = (...times: (number | undefined)[]) => ({
			...round(1, none, none, none),
			finished: times,
		})
		const takings = takingsOf(table, [finished(900, 400), finished(undefined, 700), finished(300, 350)])
		expect(takings.map(({ late }) => late)).toEqual([500, 50])
	})

	test('never has less than nothing in the best case either', () => {
		const rounds = [
			round(2, priceWith([], 0, -80)),
			round(3, priceWith([], 0, -50)),
			round(4, priceWith([], 0, 30)),
		]
		expect(takingsOf(table, rounds)[0]!.best).toBe(200 - 50 + 30)
	})
})

test('a token that lay later counts also where another is told of after it; what was placed before a reveal does not', () => {
	const { tables } = play(3, 'paid')
	const table = tables.findLast(({ round, centre }) => round === 3 && centre.length > 0)!
	const place = (seat: number, after: number): Entry => [seat, { type: 'place', after }]
	const entries: Entry[] = [
		place(2, 100),
		[-1, { type: 'reveal' }],
		place(0, 500),
		place(0, 300),
		place(1, 0),
		[-1, { type: 'settle' }],
	]
	const [round] = settledRounds([tables[0]!, ...entries.map(() => table)], entries)
	expect(round).toMatchObject({ round: 3, finished: [500, 0, undefined] })
	expect(round!.accounts).toEqual(accountsOf(table))
})

test('when the last token of each lay is told anew in every round', () => {
	const { tables, entries } = play(3, 'paid')
	const rounds = settledRounds(tables, entries)
	let placed: [number, number][] = []
	let index = 0
	for (const [seat, ...events] of entries)
		for (const event of events as Event[]) {
			if (event.type === 'reveal') placed = []
			if (event.type === 'place') placed.push([seat, event.after])
			if (event.type !== 'settle') continue
			const last = [0, 1, 2].map((one) => {
				const times = placed.flatMap(([by, after]) => (by === one ? after : []))
				return times.length > 0 ? Math.max(...times) : undefined
			})
			expect(rounds[index++]!.finished).toEqual(last)
		}
	expect(index).toBe(7)
	expect(rounds.some(({ finished }) => new Set(finished).size > 1)).toBe(true)
})
