import './support/page-without-a-browser.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { mostOf, runningTotals } from '../../client/games/score-history.ts'
import { plainResult } from '../../client/pages/result/plain-result.tsx'
import type { MoveEntry } from '../../shared/room/room.ts'
import type { TableView } from '../../shared/room/view.ts'
import { speak } from './support/speak.ts'

beforeAll(() => speak('en'))

describe('what results share', () => {
	test('totals run from nothing to the sum of all gains', () => {
		const gains = [
			[1, 0],
			[0, 4],
			[-2, 1],
		]
		expect(runningTotals(2, gains)).toEqual([
			[0, 0],
			[1, 0],
			[1, 4],
			[-1, 5],
		])
	})

	test('of equal ones the first is the best, and of none nobody', () => {
		expect(mostOf(['owl', 'heron', 'raven'], ({ length }) => length)).toBe('heron')
		expect(mostOf([], () => 1)).toBeUndefined()
	})
})

/** A game in which an entry is what it brings its player, and the table is everybody's points. */
const game = {
	before: (table: number[], [seat, points]: MoveEntry) =>
		table.map((sum, place) => (place === seat ? sum - (points as number) : sum)),
	scoreOf: (table: number[], seat: number) => table[seat]!,
}

describe('the result of a game that tells nothing about it', () => {
	const { progress, moment, Details } = plainResult(game)
	const viewOf = (moves: MoveEntry[], table: number[], scores: number[] | null) =>
		({
			about: { seats: [{ name: 'Ann' }, { name: 'Bo' }] },
			now: { outcome: scores && { scores, winners: [0] } },
			moves,
			table,
		}) as unknown as TableView
	const played = viewOf(
		[
			[0, 2],
			[1, 3],
			[0, 0],
			[1, 3],
		],
		[2, 6],
		[4, 6],
	) // Ann is given 2 more at the end

	test('is told back from the last table, with what is counted at the end', () => {
		expect(progress(played)).toEqual([
			[0, 0],
			[2, 0],
			[2, 3],
			[2, 3],
			[4, 6],
		])
	})

	test('has the first of the best moves for its best moment', () => {
		expect(moment(played, undefined)).toBe('Best moment: Bo made 3 points in one move.')
		expect(
			moment(
				viewOf(
					[
						[0, 0],
						[1, 1],
					],
					[0, 1],
					null,
				),
				undefined,
			),
		).toBeUndefined() // no other to compare with
	})

	test('counts moves and points', () => {
		const { rows, total } = (Details as (props: object) => { props: object })({ view: played }).props as {
			rows: unknown
			total: unknown
		}
		expect(rows).toEqual([
			['Moves', 2, 2],
			['Best move', 2, 3],
		])
		expect(total).toEqual(['Total', 4, 6])
	})
})
