import { describe, expect, test } from 'vitest'
import { metro } from '../../../shared/games/metro/game.ts'
import { finishedLines } from '../../../shared/games/metro/rules/preview.ts'
import { reckon } from '../../../shared/games/metro/rules/reckoning.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import type { Table } from '../../../shared/games/metro/table.ts'
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

test('numbers are dealt evenly from the four sides of the board', () => {
	for (const [players, cards] of [
		[2, 4],
		[3, 2],
		[4, 1],
		[6, 1],
	] as const) {
		const rules = { ...defaultOptions(metro.options), ...options, cards }
		const { hands, table } = metro.setup(rules, { count: players }, randomFrom('numbers'))
		for (const hand of hands) {
			for (const side of [1, 2, 3, 4]) {
				expect(hand.numbers!.filter((number) => sideOf(number) === side)).toHaveLength(cards)
			}
		}
		const dealt = hands.flatMap(({ numbers }) => numbers!)
		expect(new Set(dealt).size).toBe(dealt.length)
		expect(table.revealed).toBeUndefined()
	}
})

test('the numbers are on the table when the game is over', () => {
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
		expect(reckon(table, 0).numbers).toContainEqual({ number: 28, departure: 2, points: 12 })
		expect(reckon(table, 3).lines).toBe(12)
	})

	test('pays again where both are the same player', () => {
		const table = over('. aaaa\n. dddd', [[7], []]) // station 7 is seat 0's and turns back
		expect(reckon(table, 0)).toEqual({
			lines: 3,
			shares: [],
			bonuses: [],
			numbers: [{ number: 7, departure: 7, points: 3 }],
			total: 6,
		})
	})

	test('pays nothing if no wagon started it', () => {
		const board = '.\n.\n.\n.\n.\n.\n.\naaaa accd' // with three players nobody has station 16
		expect(reckon(over(board, [[16], [], []]), 0).numbers).toEqual([])
	})

	test('pays nothing if it ended in the Central Station', () => {
		const table = over('. . . aaaa\n. . . aaaa\n. . . aaaa', [[5], []])
		expect(reckon(table, 0)).toMatchObject({ lines: 6, numbers: [], total: 6 })
	})

	test('pays double where it began in the Central Station, but its owner only once', () => {
		const table = over('. . . aaaa\n. . . aaaa\n. . . aaaa', [[5], []], { 33: 1 })
		expect(reckon(table, 0).numbers).toEqual([{ number: 5, departure: 33, points: 6 }])
		expect(reckon(table, 1).lines).toBe(3)
		expect(metro.outcome(table)).toEqual({ scores: [12, 3], winners: [0] })
	})

	test('pays with central rails as well', () => {
		const centre = { 27: 'aaaa', 28: 'aaaa', 35: 'aaaa', 36: 'aaaa' }
		const board = '. . . aaaa\n. . . aaaa\n. . . aaaa\n#\n#\n. . . aaaa\n. . . aaaa'
		const hands = [['aaaa'], []]
		const numbers = [[20], [1]]
		const state = scene({ board, hands, numbers, options: { expansions: [3, 4] }, table: { centre } })
		const { table } = accept(state, lay('aaaa', 59)).state
		expect(reckon(table, 0).numbers).toEqual([{ number: 20, departure: 5, points: 6 }])
	})
})
