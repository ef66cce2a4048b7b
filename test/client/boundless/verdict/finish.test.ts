import '../../support/page-without-a-browser.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { pursesOverTime, roundsIn, rowsOf } from '../../../../client/games/boundless/result/score-history.ts'
import { roundsAt } from '../../../../client/games/boundless/rounds-at.ts'
import {
	frameOf,
	hundredthsOf,
	type PlacedToken,
	tokensOfRound,
} from '../../../../client/games/boundless/verdict/placed-tokens.ts'
import { tellFinish } from '../../../../client/games/boundless/verdict/tell-finish.ts'
import { wordsReady } from '../../../../client/i18n/language.ts'
import { eventIn, followed } from '../recordings.ts'

const token = (seat: number, after: number, space = 1): PlacedToken => ({ seat, colour: seat, space, after })

test('times of the same frame read alike, times of different frames never do, and they rise with them', () => {
	for (let after = 0; after < 5000; after++) {
		const [one, next] = [hundredthsOf({ after }), hundredthsOf({ after: after + 1 })]
		const isSame = frameOf({ after }) === frameOf({ after: after + 1 })
		expect(next - one > 0).toBe(!isSame)
	}
})

describe.each(followed)('in $name', ({ tables, entries }) => {
	test('no time that is told contradicts a stack', () => {
		let stacks = 0
		for (const [count, table] of tables.entries()) {
			if (count === 0 || eventIn(entries[count - 1]!)?.type !== 'settle') continue
			const tokens = tokensOfRound(entries.slice(0, count), table)
			for (const [space, stack] of table.stacks.entries()) {
				const times = stack.map((colour) =>
					hundredthsOf(tokens.find((one) => one.colour === colour && one.space === space)!),
				)
				expect(times).toEqual(times.toSorted((one, other) => one - other))
				if (stack.length > 1) stacks += 1
			}
		}
		expect(stacks).toBeGreaterThan(0)
	})

	test('the rows of the result add up to the purses, the incomes among them', () => {
		const over = tables.at(-1)!
		const rounds = roundsIn(entries, over)
		const rows = rowsOf(rounds, over)
		expect(rows.filter(({ isIncome }) => isIncome).map(({ round }) => round)).toEqual([1, 3, 5])
		expect(over.purses.map((_, seat) => rows.reduce((sum, { money }) => sum + money[seat]!, 0))).toEqual(
			over.purses,
		)
		expect(pursesOverTime(rounds, over)).toHaveLength(rows.length + 1)
	})

	test('a replay is marked where each round begins', () => {
		const marks = roundsAt(tables, entries)
		expect(marks.map(({ sign }) => sign)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
		for (const { at, sign } of marks) {
			expect(tables[at - 1]!.phase).toBe('ready')
			expect(tables[at]).toMatchObject({ phase: 'ring', round: Number(sign) })
		}
	})
})

describe('a contested card tells', () => {
	beforeAll(() => wordsReady())

	test('when the first came, by how much each was later than the one before, and where the draw decided', () => {
		const tokens = [token(0, 1250), token(2, 1200), token(1, 1252)]
		expect(tellFinish(1, [2, 1, 0], tokens)).toEqual(['1.20 s', '+0.04 s', 'tie: drawn'])
	})

	test('nothing where a player is alone', () => {
		expect(tellFinish(1, [0], [token(0, 1250), token(2, 1200, 3)])).toEqual([])
	})
})
