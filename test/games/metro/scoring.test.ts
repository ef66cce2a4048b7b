import { describe, expect, test } from 'vitest'
import { metro } from '../../../shared/games/metro/game.ts'
import { CENTRE, departureInto, UNFINISHED } from '../../../shared/games/metro/rules/line.ts'
import { previewLay, traceLine } from '../../../shared/games/metro/rules/preview.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import { accept } from './act.ts'
import { type Scene, scene } from './drawing.ts'

const lay = (tile: string, cell: number): Step => ({ type: 'lay', tile, cell })
const table = (drawing: Scene) => scene(drawing).table

describe('a line', () => {
	test('counts each tile on its way and ends at any terminus of the rim', () => {
		const line = traceLine(table({ board: '. aaaa\n. dddd' }), 7)
		expect(line.passes).toEqual([
			{ cell: 1, entry: 0, exit: 5 },
			{ cell: 9, entry: 0, exit: 1 },
			{ cell: 1, entry: 4, exit: 1 },
		])
		expect(line).toMatchObject({ length: 3, end: 7, points: 3 })
	})

	test('is worth twice its tiles in the Central Station', () => {
		const line = traceLine(table({ board: '. . . aaaa\n. . . aaaa\n. . . aaaa' }), 5)
		expect(line).toMatchObject({ length: 3, end: CENTRE, points: 6, owner: 0 })
	})

	test('is unfinished while the next cell is empty', () => {
		expect(traceLine(table({}), 5)).toMatchObject({ length: 0, end: UNFINISHED, points: 0, passes: [] })
	})

	test('never shares a rail with another', () => {
		const full = scene({ cells: Object.fromEntries([...Array(64).keys()].map((cell) => [cell, 'cbcb'])) })
		const rails = [...Array(32).keys()].flatMap((index) =>
			traceLine(full.table, index + 1).passes.map(({ cell, entry }) => `${cell}:${entry}`),
		)
		expect(new Set(rails).size).toBe(rails.length)
	})
})

describe('examples printed in the rules', () => {
	test('two tiles, one of them crossed twice, are 3 points; the neighbour has 2; five tiles to the centre are 10', () => {
		const drawing = `
			acba accd .
			cccc bbbb cdac
			.    .    adad
			.    .    bcbc
		`
		const points = [9, 8, 7].map((station) => traceLine(table({ board: drawing }), station).points)
		expect(points).toEqual([3, 2, 10])
	})

	test('four tiles, each crossed twice, are 8 points and not 4', () => {
		const drawing = `
			.
			dbba dddd
			baac cddb
		`
		const line = traceLine(table({ board: drawing }), 10)
		expect(new Set(line.passes.map(({ cell }) => cell)).size).toBe(4)
		expect(line).toMatchObject({ length: 8, end: 11, points: 8 })
	})

	test('seven crossings, one tile crossed twice, that end in the Central Station are 14 points', () => {
		const drawing = `
			. . accd .
			. . bbad dddd
			. . aaaa .
			. . aaaa #
			. . bbad #
		`
		const line = traceLine(table({ board: drawing }), 6)
		expect(new Set(line.passes.map(({ cell }) => cell)).size).toBe(6)
		expect(line).toMatchObject({ length: 7, end: CENTRE, points: 14 })
	})
})

describe('scoring', () => {
	const corner = scene({ board: 'acba .\n. .', hands: [['cccc'], ['cccc']] })
	test('whoever finishes a line, its owner has the points immediately', () => {
		for (const turn of [0, 1]) {
			const state = scene({ board: '. aaaa', hands: [['dddd'], ['dddd']], turn })
			const { state: after, events } = accept(state, lay('dddd', 9))
			expect(events).toEqual([
				{ type: 'lay', cell: 9, code: 'dddd' },
				{ type: 'line', departure: 7, length: 3, end: 7, points: 3 },
			])
			expect(after.table.points).toEqual([3, 0])
		}
	})

	test('one tile may finish several lines', () => {
		const state = scene({ board: '. aaaa\naaaa .', hands: [['dddd'], []] })
		expect(accept(state, lay('dddd', 9)).state.table.points).toEqual([3, 3])
	})

	test('a line of a station without a wagon scores for nobody', () => {
		// With three players nobody has station 16; its line turns back on the tile laid.
		const board = '.\n.\n.\n.\n.\n.\n.\naaaa'
		const state = scene({ board, hands: [['accd'], [], []] })
		const { state: after, events } = accept(state, lay('accd', 57))
		expect(traceLine(after.table, 16)).toMatchObject({ length: 3, end: 16, owner: -1 })
		expect(events).toHaveLength(1)
		expect(after.table.points).toEqual([0, 0, 0])
	})

	test('the way back around a closed loop comes from nowhere', () => {
		const facing = table({ board: 'aaaa dddd dddd' })
		expect(departureInto(facing, 1, 1)).toBe(0)
		expect(departureInto(facing, 2, 3)).toBe(0)
		expect(departureInto(facing, 1, 3)).toBe(9)
	})

	test('a closed loop that belongs to nobody is legal and worth nothing', () => {
		// Between the two tiles a train could only go round and round.
		const state = scene({ board: '. aaaa\n. adad .', hands: [['adad'], []] })
		const { state: after, events } = accept(state, lay('adad', 10))
		expect(events).toHaveLength(1)
		expect(after.table.points).toEqual([0, 0])
	})

	test('the preview says beforehand what the tile will score, and for whom', () => {
		for (const tile of ['cccc', 'aaaa', 'dada']) {
			const state = { ...corner, hands: corner.hands.map(() => ({ tiles: [tile], drawn: null })) }
			const foreseen = previewLay(state.table, 1, tile).filter(({ line }) => line.points > 0)
			const { events } = metro.apply(state, 0, lay(tile, 1), { at: 0, acted: 0 }) as { events?: unknown[] }
			if (events === undefined) continue
			expect(events.slice(1)).toEqual(
				foreseen.map(({ line: { departure, length, end, points } }) => ({
					type: 'line',
					departure,
					length,
					end,
					points,
				})),
			)
		}
	})

	test('the preview shows the lines that grow, with their length before and after', () => {
		const changes = previewLay(table({ board: '. aaaa' }), 9, 'aaaa')
		expect(changes.map(({ before, line }) => [line.departure, before, line.length])).toEqual([[7, 1, 2]])
	})

	test('the score track does not end at 100', () => {
		const state = scene({ board: '. aaaa\n. . .', hands: [['dddd'], []], table: { points: [99, 0] } })
		expect(accept(state, lay('dddd', 9)).state.table.points).toEqual([102, 0])
	})
})

describe('the end', () => {
	test('comes when all tiles are laid', () => {
		const state = scene({ hands: [['aaaa'], ['aaaa']] })
		const after = accept(state, lay('aaaa', 1)).state
		expect(metro.outcome(after.table)).toBeUndefined()
		const end = accept(after, lay('aaaa', 2)).state
		expect(metro.outcome(end.table)).toEqual({ scores: [0, 0], winners: [0, 1] })
		expect(metro.actors(end.table)).toEqual([])
	})

	test('most points win', () => {
		const state = scene({ hands: [['aaaa'], []], table: { points: [3, 8] } })
		expect(metro.outcome(accept(state, lay('aaaa', 1)).state.table)).toEqual({ scores: [3, 8], winners: [1] })
	})

	test('equal points share the win', () => {
		const state = scene({ hands: [['aaaa'], [], []], table: { points: [8, 3, 8] } })
		expect(metro.outcome(accept(state, lay('aaaa', 1)).state.table)?.winners).toEqual([0, 2])
	})
})
