import './support/page-without-a-browser.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import boundlessResult from '../../client/games/boundless/result/result.ts'
import { mostOf, runningTotals } from '../../client/games/score-history.ts'
import { ticksOf } from '../../client/pages/result/chart-scale.ts'
import { tellOwn } from '../../client/pages/result/own-line.ts'
import { plainResult } from '../../client/pages/result/plain-result.tsx'
import { standingOf } from '../../client/pages/result/standing.ts'
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
		expect(moment(played, undefined)).toEqual({
			text: 'Best moment: Bo made 3 points in one move.',
			seat: 1,
		})
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

	test('tells whoever won of their own best, and whoever lost of the best there was', () => {
		expect(moment(played, 0)).toEqual({ text: 'Best moment: you made 2 points in one move.', seat: 0 })
		expect(moment(played, 1)?.text).toBe('Best moment: you made 3 points in one move.')
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

describe('how everybody came in', () => {
	const names = ['Ann', 'Bo', 'Cleo', 'Dov']
	const viewOf = (scores: number[], winners: number[]) =>
		({
			about: { seats: scores.map((_, id) => ({ id, name: names[id], colour: id })) },
			now: { outcome: { scores, winners } },
		}) as unknown as TableView
	const byTowns = (towns: number[]) => ({
		count: (_: TableView, seat: number) => towns[seat]!,
		tell: (count: number) => `${count} towns`,
	})
	const orderOf = (...terms: Parameters<typeof standingOf>) =>
		standingOf(...terms).players.map(({ rank, name, tieBreak }) => [
			rank,
			name,
			...(tieBreak ? [tieBreak] : []),
		])

	test('equals share their place, and the next is as far behind as there are better ones', () => {
		expect(orderOf(viewOf([7, 12, 7, 3], [1]), null)).toEqual([
			[1, 'Bo'],
			[2, 'Ann'],
			[2, 'Cleo'],
			[4, 'Dov'],
		])
	})

	test('what decides between equal scores decides every place, and is told where it did', () => {
		expect(orderOf(viewOf([9, 9, 5, 5], [1]), null, byTowns([2, 4, 1, 3]))).toEqual([
			[1, 'Bo', '4 towns'],
			[2, 'Ann', '2 towns'],
			[3, 'Dov', '3 towns'],
			[4, 'Cleo', '1 towns'],
		])
		expect(orderOf(viewOf([9, 5], [0]), null, byTowns([1, 8]))).toEqual([
			[1, 'Ann'],
			[2, 'Bo'],
		])
	})

	const own = (scores: number[], winners: number[], you: number | null, towns?: number[]) => {
		const { players } = standingOf(viewOf(scores, winners), you, towns && byTowns(towns))
		return tellOwn(players, (count) => `${count} points`)
	}
	test.each<[told: string | undefined, ...Parameters<typeof own>]>([
		['You won by 5 points.', [12, 7, 3], [0], 0],
		['You share the win, with 12 points.', [12, 12, 3], [0, 1], 0],
		['Bo has as many, and still you won.', [9, 9, 3], [0], 0, [4, 2, 1]],
		['You have as many as Ann, and came second by the tie-break.', [9, 9, 3], [0], 1, [4, 2, 1]],
		['You came third of 3, 9 points behind Ann.', [12, 7, 3], [0], 2],
		['You share second place, 5 points behind Ann.', [12, 7, 7], [0], 1],
		[undefined, [12, 7, 3], [0], null],
	])('%s', (told, ...game) => expect(own(...game)).toBe(told))

	test('a purse is told in full, what it is ahead by as a number', () => {
		const { names } = boundlessResult
		const tell = (purses: number[], winners: number[]) =>
			tellOwn(standingOf(viewOf(purses, winners), 0).players, names!.score, names!.lead)
		expect(tell([260, 250], [0])).toBe('You won by 10.')
		expect(tell([240, 250], [1])).toBe('You came second of 2, 10 behind Bo.')
		expect(tell([250, 250], [0, 1])).toBe('You share the win, with 250 in the purse.')
	})
})

describe('the best moment of Boundless without a photo finish', () => {
	/** The last round alone: who placed on which spaces, and what everybody was paid. */
	const momentOf = (placed: number[][], paid: number[], won?: number) => {
		const moves = [
			[-1, { type: 'deal', round: 7 }],
			[-1, { type: 'reveal', ring: ['ES', 'DK', 'BE', 'ME', 'PL', 'SK', 'MC'], centre: ['AL', 'SE'] }],
			...placed.flatMap((spaces, seat) =>
				spaces.map((space, index) => [
					seat,
					{ type: 'place', space, after: 5000 * (1 + seat) + 900 * index },
				]),
			),
			[-1, { type: 'settle', paid }],
		]
		const stacks = Array.from({ length: 8 }, () => [])
		const table = { options: { map: 'europe', twoColours: false }, purses: paid, round: 7, stacks }
		const seats = [{ name: 'Robin' }, { name: 'Hare' }, { name: 'Otter' }].slice(0, paid.length)
		const now = { outcome: won === undefined ? null : { winners: [won], scores: paid } }
		return boundlessResult.moment({ moves, table, now, about: { seats } } as unknown as TableView, 0)
	}

	test('is the best journey of the last round', () => {
		expect(
			momentOf(
				[
					[4, 2],
					[0, 1],
				],
				[130, 120],
			),
		).toEqual({ text: 'Most money in the last round: Robin, +130 with Montenegro and Denmark.', seat: 0 })
	})

	test('is told of all who were paid as much', () => {
		expect(
			momentOf(
				[
					[4, 2],
					[0, 1],
				],
				[130, 130],
			),
		).toEqual({ text: 'Most money in the last round: Robin and Hare, +130 each.' })
		expect(
			momentOf(
				[
					[4, 2],
					[0, 1],
					[3, 5],
				],
				[70, 130, 130],
			),
		).toEqual({ text: 'Most money in the last round: Hare and Otter, +130 each.' })
	})

	test('is nothing where whoever lost least placed nothing', () => {
		expect(momentOf([[], [4, 2]], [0, -10])).toBeUndefined()
	})

	test('is not told to a winner where it was another’s', () => {
		const placed = [
			[4, 2],
			[0, 1],
		]
		expect(momentOf(placed, [120, 130], 0)).toBeUndefined()
		expect(momentOf(placed, [120, 130], 1)?.seat).toBe(1)
		expect(momentOf(placed, [130, 120], 0)?.seat).toBe(0)
	})
})

test.each([
	[0, 88, [0, 20, 40, 60, 80]],
	[0, 3, [0, 1, 2, 3]],
	[-40, 310, [0, 100, 200, 300]],
	[-60, 20, [-60, -40, -20, 0, 20]],
])('the scale from %i to %i has few and round numbers', (bottom, top, ticks) => {
	expect(ticksOf(bottom, top).map((tick) => tick + 0)).toEqual(ticks)
})
