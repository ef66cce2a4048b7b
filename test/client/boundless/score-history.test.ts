import { describe, expect, test } from 'vitest'
import {
	photoFinishes,
	picksOf,
	pursesOverTime,
	roundsIn,
} from '../../../client/games/boundless/result/score-history.ts'
import { accountsOf } from '../../../shared/games/boundless/rules/review.ts'
import { followed } from './recordings.ts'

describe.each(followed)('the score history of $name', ({ tables, entries }) => {
	const over = tables.at(-1)!
	const rounds = roundsIn(entries, over)

	test('tells seven rounds, and where all the money went', () => {
		expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7])
		expect(pursesOverTime(rounds, over).at(-1)).toEqual(over.purses)
	})

	test('knows the cards that everybody chose', () => {
		const last = rounds.at(-1)!
		for (const { colour, spaces } of accountsOf(over)) {
			const seat = last.tokens.find((token) => token.colour === colour)?.seat
			if (seat === undefined) continue
			for (const space of spaces)
				expect(picksOf(last, seat)).toContain(space === 0 ? '40' : over.ring[space - 1])
		}
	})

	test('finds nothing better than the best', () => {
		for (const { missed } of rounds) for (const short of missed) expect(short).toBeGreaterThanOrEqual(0)
	})

	test('tells no photo finish by milliseconds that the draw decided', () => {
		for (const { gap, isTie } of photoFinishes(rounds)) if (isTie) expect(gap).toBeLessThan(16)
	})

	test('sees photo finishes between two players alone, the closest first', () => {
		const gaps = photoFinishes(rounds).map(({ gap, first, second }) => {
			expect(first).not.toBe(second)
			return gap
		})
		expect(gaps).toEqual(gaps.toSorted((one, other) => one - other))
	})
})
