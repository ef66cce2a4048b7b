import { expect, test } from 'vitest'
import { boundless } from '../../../shared/games/boundless/game.ts'
import { graphOf } from '../../../shared/games/boundless/rules/graph.ts'
import { settledRounds, takingsOf } from '../../../shared/games/boundless/rules/look-back.ts'
import { FORTY, priceOf } from '../../../shared/games/boundless/rules/price.ts'
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
