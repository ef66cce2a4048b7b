import { describe, expect, test } from 'vitest'
import { cellAt, isRim, layableCells } from '../../../shared/games/metro/rules/board.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import { accept, cellsFor, refusal } from './act.ts'
import { scene } from './drawing.ts'

const lay = (tile: string, row: number, column: number): Step => ({
	type: 'lay',
	tile,
	cell: cellAt(row, column),
})
const board = `
	. aaaa .
	. aaaa .
	. .    .
`

describe('where a tile may go', () => {
	test('on an empty cell', () => {
		expect(refusal(scene({ board, hands: [['aaaa'], []] }), lay('aaaa', 1, 1))).toBe('cell-taken')
	})

	test('on the first turn, on the rim only', () => {
		const cells = cellsFor(scene({ hands: [['aaaa'], []] }), 'aaaa')
		expect(cells).toEqual(layableCells.filter(isRim))
	})

	test('side by side with a laid tile; touching corners are not enough', () => {
		const state = scene({ board, hands: [['aaaa'], []] })
		expect(refusal(state, lay('aaaa', 2, 1))).toBeUndefined()
		expect(refusal(state, lay('aaaa', 1, 2))).toBeUndefined()
		expect(refusal(state, lay('aaaa', 2, 2))).toBe('not-beside')
	})

	test('not on the Central Station', () => {
		expect(refusal(scene({ hands: [['aaaa'], []] }), lay('aaaa', 3, 3))).toBe('central-station')
	})

	test('not beside the Central Station alone, which is no rim and no tile', () => {
		expect(refusal(scene({ hands: [['aaaa'], []] }), lay('aaaa', 2, 3))).toBe('not-beside')
	})

	test('arrow up', () => {
		const state = scene({ hands: [['aacb'], []] })
		expect(refusal(state, { type: 'lay', tile: 'aacb', cell: 1, rotation: 1 })).toBe('arrow-up')
	})

	test('next to stations and lines of other players as well', () => {
		const state = scene({ hands: [['aaaa'], ['aaaa']], turn: 1 })
		expect(cellsFor(state, 'aaaa')).toContain(cellAt(0, 7)) // station 1 is seat 0's
	})
})

describe('no line of one single tile', () => {
	test('a half circle at the rim completes one', () => {
		const state = scene({ hands: [['dada'], []] })
		expect(refusal(state, lay('dada', 0, 3))).toBe('one-tile-line')
		expect(refusal(state, lay('dada', 3, 0))).toBeUndefined()
	})

	test('a bend in the corner completes one, by either of the corner’s stations', () => {
		// Enters from the north and leaves to the west, as in the corner at the top left.
		expect(refusal(scene({ hands: [['cccc'], []] }), lay('cccc', 0, 0))).toBe('one-tile-line')
		// Enters from the west and leaves to the north.
		expect(refusal(scene({ hands: [['bbbb'], []] }), lay('bbbb', 0, 0))).toBe('one-tile-line')
		expect(refusal(scene({ hands: [['aaaa'], []] }), lay('aaaa', 0, 0))).toBeUndefined()
	})

	test('a bend away from the corner does not', () => {
		expect(refusal(scene({ hands: [['bbbb'], []] }), lay('bbbb', 0, 1))).toBeUndefined()
	})

	test('a half circle towards the Central Station is no such line', () => {
		const inner = '. . . aaaa\n. . . aaaa'
		expect(refusal(scene({ board: inner, hands: [['adad'], []] }), lay('adad', 2, 3))).toBeUndefined()
	})

	test('stations where no wagon stands are protected like the others', () => {
		// With three players station 16, at the west of the bottom left corner, is nobody's.
		const state = scene({ hands: [['adad'], [], []] })
		expect(refusal(state, lay('adad', 7, 0))).toBe('one-tile-line')
		expect(refusal(state, lay('adad', 6, 0))).toBe('one-tile-line')
	})

	test('a tile that has no other legal cell is excepted', () => {
		// Four half circles can only lie inside, and no tile gives them a neighbour there yet.
		const state = scene({ hands: [['dddd'], []] })
		expect(cellsFor(state, 'dddd')).toEqual(layableCells.filter(isRim))
		const { events } = accept(state, lay('dddd', 0, 3))
		expect(events).toContainEqual({ type: 'line', departure: 5, length: 1, end: 5, points: 1 })
	})

	test('another tile in hand that could be laid does not take the exception away', () => {
		const state = scene({ hands: [['dddd', 'aaaa'], []], options: { hand: 2 } })
		expect(cellsFor(state, 'dddd')).toEqual(layableCells.filter(isRim))
	})

	test('the exception ends as soon as the tile has an allowed cell', () => {
		const state = scene({ board: '. aaaa', hands: [['dddd'], []] })
		expect(cellsFor(state, 'dddd')).toEqual([cellAt(1, 1)])
		expect(refusal(state, lay('dddd', 0, 3))).toBe('one-tile-line')
	})

	test('in the metro edition the exception holds for a hand tile while the pile lasts', () => {
		const state = scene({ hands: [['dddd'], []], pile: ['aaaa'] })
		expect(refusal(state, lay('dddd', 0, 3))).toBeUndefined()
	})
})
