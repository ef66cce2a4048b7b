import { describe, expect, test } from 'vitest'
import { metro } from '../../../shared/games/metro/game.ts'
import { cellAt, isRim, layableCells } from '../../../shared/games/metro/rules/board.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { accept, cellsFor, refusal, stepsOf } from './act.ts'
import { readBoard, scene } from './drawing.ts'

const lay = (tile: string, cell: number, rotation?: number): Step =>
	rotation === undefined ? { type: 'lay', tile, cell } : { type: 'lay', tile, cell, rotation }
const rim = layableCells.filter(isRim)

describe('free rotation', () => {
	const options = { rotation: true }

	test('a tile may be laid in any of its four rotations', () => {
		const state = scene({ hands: [['aacb'], []], options })
		const { table } = accept(state, lay('aacb', 1, 1)).state
		expect(table.cells[1]).toBe('baac')
	})

	test('a turn that changes nothing about the tile is no step of its own', () => {
		expect(stepsOf(scene({ hands: [['aaaa'], []], options }))).toHaveLength(28)
		// Half circles to the left and right lie on the top and bottom rim, turned by a quarter on the others.
		const half = stepsOf(scene({ hands: [['adad'], []], options }))
		expect(half).toHaveLength(24)
		expect(metro.parse(lay('adad', 1, 2))).toEqual(lay('adad', 1))
	})

	test('equal codes from different tiles are different moves', () => {
		const state = scene({ hands: [['aacb', 'baac'], []], options: { ...options, hand: 2 } })
		const onto = stepsOf(state).filter((step) => step.type === 'lay' && step.cell === 1)
		expect(new Set(onto.map((step) => JSON.stringify(step))).size).toBe(8)
	})

	test('the exception to the ban looks at all cells and rotations', () => {
		const top = cellAt(0, 3) // the only empty cell
		const cells = Object.fromEntries(
			layableCells.filter((cell) => cell !== top).map((cell) => [cell, 'aaaa']),
		)
		expect(refusal(scene({ cells, hands: [['dada'], []] }), lay('dada', top))).toBeUndefined()
		const turning = scene({ cells, hands: [['dada'], []], options })
		expect(refusal(turning, lay('dada', top))).toBe('one-tile-line')
		expect(refusal(turning, lay('dada', top, 1))).toBeUndefined()
	})
})

describe('hands of two and three', () => {
	test('are dealt and filled up to their size', () => {
		for (const hand of [2, 3] as const) {
			const options = { ...defaultOptions(metro.options), hand }
			const state = metro.setup(options, { count: 4 }, randomFrom('hands'))
			expect(state.table.held).toEqual([hand, hand, hand, hand])
			expect(state.table.pile).toBe(60 - 4 * hand)
			const after = accept(state, stepsOf(state)[0]!).state
			expect(after.table.held).toEqual([hand, hand, hand, hand])
			expect(after.table.pile).toBe(60 - 4 * hand - 1)
		}
	})

	test('any tile of the hand may be laid', () => {
		const state = scene({ hands: [['aaaa', 'aacb'], []], options: { hand: 2 } })
		expect(cellsFor(state, 'aaaa')).toEqual(rim)
		expect(cellsFor(state, 'aacb').length).toBeGreaterThan(0)
	})
})

describe('Iron Horse', () => {
	const options = { edition: 'iron-horse' } as const

	test('who could lay only against the ban has to draw instead', () => {
		const state = scene({ hands: [['dddd'], []], pile: ['aaaa'], options })
		expect(stepsOf(state)).toEqual([{ type: 'draw' }])
		expect(refusal(state, lay('dddd', 3))).toBe('one-tile-line')
	})

	test('a tile just drawn that has no allowed cell may break the ban', () => {
		const state = scene({ hands: [['aaaa'], []], pile: ['aaaa', 'dddd'], options })
		const drew = accept(state, { type: 'draw' }).state
		expect(cellsFor(drew, 'dddd')).toEqual(rim)
	})

	test('a tile just drawn that has an allowed cell may not', () => {
		const state = scene({ board: '. aaaa', hands: [['aaaa'], []], pile: ['aaaa', 'dddd'], options })
		const drew = accept(state, { type: 'draw' }).state
		expect(cellsFor(drew, 'dddd')).toEqual([cellAt(1, 1)])
	})

	test('with the pile empty, a hand tile without an allowed cell may break the ban', () => {
		expect(cellsFor(scene({ hands: [['dddd'], []], options }), 'dddd')).toEqual(rim)
	})

	test('but not while another tile of the hand has an allowed cell', () => {
		const state = scene({ hands: [['dddd', 'aaaa'], []], options: { ...options, hand: 2 } })
		expect(cellsFor(state, 'dddd')).toEqual([])
		expect(refusal(state, lay('dddd', 3))).toBe('one-tile-line')
		expect(cellsFor(state, 'aaaa')).toEqual(rim)
	})

	test('the ban guards stations without a wagon too', () => {
		const state = scene({ hands: [['adad'], [], []], options })
		expect(refusal(state, lay('adad', cellAt(7, 0)))).toBe('one-tile-line')
	})

	test('who took a colour last begins; by lot where colours were dealt; whom the lobby chose before all', () => {
		const rules = { ...defaultOptions(metro.options), ...options }
		const first = (count: number, latecomer?: number, chosen: 'random' | number = 'random') => {
			const seating = latecomer === undefined ? { count } : { count, latecomer }
			return metro.setup({ ...rules, first: chosen }, seating, randomFrom('first')).table.turn
		}
		for (const latecomer of [0, 1, 2, 3]) expect(first(4, latecomer)).toBe(latecomer)
		expect(first(4, 2, 1)).toBe(1)
		const metroFirsts = new Set(
			[...Array(40).keys()].map(
				(seed) =>
					metro.setup({ ...rules, edition: 'metro' }, { count: 4, latecomer: 2 }, randomFrom(`${seed}`)).table
						.turn,
			),
		)
		expect(metroFirsts.size).toBe(4)
	})

	describe('the end', () => {
		/** All of the board but one cell, so that only the lines through it are unfinished. */
		const gap = cellAt(2, 2)
		const full = Object.fromEntries(layableCells.filter((cell) => cell !== gap).map((cell) => [cell, 'aaaa']))

		test('comes with the last line that has a wagon; the hand is not filled up again', () => {
			const state = scene({ cells: full, hands: [['aaaa'], ['bbbb']], pile: ['cccc', 'cccc'], options })
			const { table, hands } = accept(state, lay('aaaa', gap)).state
			expect(metro.outcome(table)).toBeDefined()
			expect(table).toMatchObject({ turn: -1, pile: 2, held: [0, 1] })
			expect(hands[0]!.tiles).toEqual([])
		})

		test('the metro edition plays on until all tiles are laid', () => {
			const state = scene({ cells: full, hands: [['aaaa'], ['bbbb']], pile: ['cccc', 'cccc'] })
			expect(accept(state, lay('aaaa', gap)).state.table.turn).toBe(1)
		})

		test('does not wait for stations without a wagon', () => {
			// With three players the lines of 16 and 17, in the bottom left corner, are nobody's.
			const open = readBoard('')
			for (const cell of layableCells) if (cell !== cellAt(7, 0) && cell !== gap) open[cell] = 'dddd'
			const state = scene({ cells: open, hands: [['dddd'], ['aaaa'], []], pile: ['aaaa'], options })
			expect(metro.outcome(accept(state, lay('dddd', gap)).state.table)).toBeDefined()
		})

		test('waits for a placed central wagon, not for those still to place', () => {
			// Two gaps: into (2,3) leads only the central rail, for the tiles around it send all others back.
			const [besideCentre, lastGap] = [cellAt(2, 3), cellAt(6, 6)]
			const empty = [besideCentre, lastGap]
			const around = [cellAt(1, 3), cellAt(2, 2), cellAt(2, 4)]
			const cells = Object.fromEntries(
				layableCells
					.filter((cell) => !empty.includes(cell))
					.map((cell) => [cell, around.includes(cell) ? 'dddd' : 'aaaa']),
			)
			const playing = { ...options, expansions: [2] }
			const hands = [['aaaa'], ['aaaa']]
			const without = scene({ cells, hands, pile: ['aaaa'], options: playing })
			const wagon = scene({
				cells,
				hands,
				pile: ['aaaa'],
				options: playing,
				table: { wagons: { 33: 0 } },
			})
			expect(accept(without, lay('aaaa', lastGap)).state.table.turn).toBe(-1)
			expect(accept(wagon, lay('aaaa', lastGap)).state.table.turn).toBe(1)
		})
	})
})
