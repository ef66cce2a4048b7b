import { describe, expect, test } from 'vitest'
import { metro } from '../../../shared/games/metro/game.ts'
import type { Options } from '../../../shared/games/metro/options.ts'
import { finalScore } from '../../../shared/games/metro/rules/final-score.ts'
import { finishedLines } from '../../../shared/games/metro/rules/preview.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import type { State, Table } from '../../../shared/games/metro/table.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { accept } from './act.ts'
import { scene } from './drawing.ts'

const options = { expansions: [4] }
const lay = (tile: string, cell: number): Step => ({ type: 'lay', tile, cell })
const sideOf = (number: number): number => Math.ceil(number / 8)

/** A finished game with these tiles and numbers, scored as it stands. */
function over(board: string, numbers: number[][], wagons: Table['wagons'] = {}): Table {
	const expansions = Object.keys(wagons).length > 0 ? [2, 4] : [4]
	const table = { turn: -1, wagons, revealed: { numbers } }
	const state = scene({ board, hands: numbers.map(() => []), options: { expansions }, table })
	for (const { owner, points } of finishedLines(state.table)) state.table.points[owner]! += points
	return state.table
}

const chosen = (cards: readonly number[], openNumbers = false): Options => ({
	...defaultOptions(metro.options),
	...options,
	cards,
	openNumbers,
})

const dealt = (choice: Options, players: number, seed = 'numbers'): State =>
	metro.setup(choice, { count: players }, randomFrom(seed))

describe('32 number cards, four colours of eight, one colour for each side of the board', () => {
	test('everybody gets one of each colour unless the lobby says otherwise', () => {
		for (const players of [2, 3, 4, 5, 6]) {
			const { hands } = dealt({ ...defaultOptions(metro.options), ...options }, players)
			for (const hand of hands) expect(hand.numbers!.map(sideOf)).toEqual([1, 2, 3, 4])
		}
	})

	test('everybody gets as many cards of a colour as the lobby sets, colour by colour', () => {
		for (const [players, cards] of [
			[2, [4, 4, 4, 4]],
			[2, [0, 3, 1, 4]],
			[3, [2, 0, 1, 2]],
			[4, [0, 0, 2, 0]],
			[6, [1, 0, 0, 1]],
		] as const) {
			const { hands } = dealt(chosen(cards), players)
			for (const hand of hands)
				expect(
					[1, 2, 3, 4].map((side) => hand.numbers!.filter((number) => sideOf(number) === side).length),
				).toEqual(cards)
			const all = hands.flatMap(({ numbers }) => numbers!)
			expect(new Set(all).size).toBe(all.length)
		}
	})

	test('any card of a colour may come to anybody, and any may stay unseen', () => {
		const seen = new Set<number>()
		const unseen = new Set<number>()
		for (let game = 0; game < 100; game++) {
			const { hands } = dealt(chosen([1, 0, 1, 2]), 2, `deal ${game}`)
			const all = hands.flatMap(({ numbers }) => numbers!)
			for (let number = 1; number <= 32; number++) (all.includes(number) ? seen : unseen).add(number)
		}
		expect([...seen].sort((a, b) => a - b)).toEqual(
			[...Array(33).keys()].filter((number) => number > 0 && sideOf(number) !== 2),
		)
		expect(unseen.size).toBe(32)
	})
})

describe('kept secret', () => {
	const state = dealt(chosen([1, 2, 0, 1]), 3)

	test('each player sees their own numbers, and nobody another’s', () => {
		expect(metro.table(state).numbers).toBeUndefined()
		expect(metro.table(state).revealed).toBeUndefined()
		for (const seat of [0, 1, 2]) expect(metro.hand(state, seat).numbers).toHaveLength(4)
		expect(JSON.stringify(metro.table(state))).not.toContain(JSON.stringify(metro.hand(state, 1).numbers))
	})
})

describe('open', () => {
	const state = dealt(chosen([1, 2, 0, 1], true), 3)

	test('everybody sees everybody’s numbers from the start, spectators too, and no hand has any', () => {
		expect(metro.table(state).numbers).toEqual(
			dealt(chosen([1, 2, 0, 1]), 3).hands.map(({ numbers }) => numbers),
		)
		for (const seat of [0, 1, 2]) expect(metro.hand(state, seat).numbers).toBeUndefined()
	})

	test('the rest stay unseen', () => {
		expect(metro.table(state).numbers!.flat()).toHaveLength(12)
		expect(Object.keys(state).sort()).toEqual(['hands', 'pile', 'table'])
	})

	test('nothing is left to be shown at the end, and they pay as secret ones do', () => {
		const numbers = [[7], [1]]
		const board = '. aaaa\n. dddd'
		const last = scene({
			board,
			hands: [['aaaa'], []],
			options: { ...options, openNumbers: true },
			table: { numbers, points: [3, 0] },
		})
		const { state: after, reveals } = accept(last, lay('aaaa', 6))
		expect(after.table.revealed).toBeUndefined()
		expect(reveals).toBe(false)
		expect(finalScore(after.table, 0).numbers).toEqual([{ number: 7, departure: 7, points: 3 }])
		expect(metro.outcome(after.table)).toEqual({ scores: [6, 0], winners: [0] })
	})

	test('what they have paid so far can be told before the end', () => {
		const table = scene({ board: '. aaaa\n. dddd', options, table: { numbers: [[1], [7]] } }).table
		expect(finalScore(table, 1).numbers).toEqual([{ number: 7, departure: 7, points: 3 }])
		expect(metro.outcome(table)).toBeUndefined()
	})
})

test('at the end everyone shows theirs', () => {
	const numbers = [
		[1, 9],
		[2, 10],
	]
	const { state, reveals } = accept(scene({ hands: [['aaaa'], []], options, numbers }), lay('aaaa', 1))
	expect(state.table.revealed).toEqual({ numbers })
	expect(reveals).toBe(true)
})

describe('a line that arrives at a station whose number a player holds', () => {
	test('printed example: pays the player what it pays its owner', () => {
		const board = `
			. . . . . .    bcbc cccc
			. . . . . .    dddd aacb
			. . . . . .    bcdd cccc
			. . . . . .    .    aacb
			. . . . . .    cddb ccda
		`
		const table = over(board, [[28], [], [], []])
		expect(finalScore(table, 0).numbers).toContainEqual({ number: 28, departure: 2, points: 12 })
		expect(finalScore(table, 3).lines).toBe(12)
	})

	test('pays again where both are the same player', () => {
		const table = over('. aaaa\n. dddd', [[7], []]) // station 7 is seat 0's and turns back
		expect(finalScore(table, 0)).toEqual({
			lines: 3,
			shares: [],
			bonuses: [],
			numbers: [{ number: 7, departure: 7, points: 3 }],
			total: 6,
		})
	})

	test('pays nothing if no wagon started it', () => {
		const board = '.\n.\n.\n.\n.\n.\n.\naaaa accd' // with three players nobody has station 16
		expect(finalScore(over(board, [[16], [], []]), 0).numbers).toEqual([])
	})

	test('pays nothing if it ended in the Central Station', () => {
		const table = over('. . . aaaa\n. . . aaaa\n. . . aaaa', [[5], []])
		expect(finalScore(table, 0)).toMatchObject({ lines: 6, numbers: [], total: 6 })
	})

	test('pays double where it began in the Central Station, but its owner only once', () => {
		const table = over('. . . aaaa\n. . . aaaa\n. . . aaaa', [[5], []], { 33: 1 })
		expect(finalScore(table, 0).numbers).toEqual([{ number: 5, departure: 33, points: 6 }])
		expect(finalScore(table, 1).lines).toBe(3)
		expect(metro.outcome(table)).toEqual({ scores: [12, 3], winners: [0] })
	})

	test('pays with central rails as well', () => {
		const centre = { 27: 'aaaa', 28: 'aaaa', 35: 'aaaa', 36: 'aaaa' }
		const board = '. . . aaaa\n. . . aaaa\n. . . aaaa\n#\n#\n. . . aaaa\n. . . aaaa'
		const hands = [['aaaa'], []]
		const numbers = [[20], [1]]
		const state = scene({ board, hands, numbers, options: { expansions: [3, 4] }, table: { centre } })
		const { table } = accept(state, lay('aaaa', 59)).state
		expect(finalScore(table, 0).numbers).toEqual([{ number: 20, departure: 5, points: 6 }])
	})
})
