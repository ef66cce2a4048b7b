import { describe, expect, test } from 'vitest'
import { centralTiles } from '../../../shared/games/metro/data/central-tiles.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import { cellAt, centralCells, departureAt } from '../../../shared/games/metro/rules/board.ts'
import { UNFINISHED } from '../../../shared/games/metro/rules/line.ts'
import { previewLay, traceLine } from '../../../shared/games/metro/rules/preview.ts'
import { rotate } from '../../../shared/games/metro/rules/tile.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { accept, refusal } from './act.ts'
import { scene } from './drawing.ts'

const options = { expansions: [3] }
const straight = Object.fromEntries(centralCells.map((cell) => [cell, 'aaaa']))
const lay = (tile: string, cell: number): Step => ({ type: 'lay', tile, cell })
const start = (seed: string) =>
	metro.setup({ ...defaultOptions(metro.options), ...options }, { count: 3 }, randomFrom(seed)).table.centre

describe('the tiles over the Central Station', () => {
	test('are four of the eight special ones, public from the start', () => {
		for (const seed of ['a', 'b', 'c', 'd', 'e']) {
			const centre = start(seed)
			expect(Object.keys(centre).map(Number)).toEqual([...centralCells])
			const left = [...centralTiles]
			for (const code of Object.values(centre)) {
				const index = left.findIndex((tile) =>
					[0, 1, 2, 3].some((rotation) => rotate(tile, rotation) === code),
				)
				expect(index).toBeGreaterThanOrEqual(0)
				left.splice(index, 1)
			}
		}
	})

	test('are drawn, placed and turned at random', () => {
		const seen = new Set([...Array(30).keys()].map((seed) => start(`${seed}`)[cellAt(3, 3)]))
		expect(seen.size).toBeGreaterThan(8)
	})

	test('are no laid tiles and no rim: the cells beside them need a laid neighbour', () => {
		const state = scene({ hands: [['aaaa'], []], options, table: { centre: straight } })
		expect(refusal(state, lay('aaaa', cellAt(2, 3)))).toBe('not-beside')
	})

	test('cannot be built over', () => {
		const state = scene({ hands: [['aaaa'], []], options, table: { centre: straight } })
		expect(refusal(state, lay('aaaa', cellAt(3, 3)))).toBe('central-station')
	})
})

describe('a line', () => {
	const above = '. . . aaaa\n. . . aaaa\n. . . aaaa'

	test('runs on through the Central Station, and nothing ends there', () => {
		const { table } = scene({ board: above, options, table: { centre: straight } })
		expect(traceLine(table, 5)).toMatchObject({ length: 3, end: UNFINISHED, points: 0 })
		expect(traceLine(table, 5).passes.map(({ cell }) => cell)).toEqual([3, 11, 19, 27, 35])
	})

	test('is not doubled, and the central tiles score no point', () => {
		const board = `${above}\n. . . #\n. . . #\n. . . aaaa\n. . . aaaa`
		const state = scene({ board, hands: [['aaaa'], []], options, table: { centre: straight } })
		const { events } = accept(state, lay('aaaa', cellAt(7, 3)))
		expect(events).toContainEqual({ type: 'line', departure: 5, length: 6, end: 20, points: 6 })
		expect(events).toContainEqual({ type: 'line', departure: 20, length: 6, end: 5, points: 6 })
	})

	test('is found through the Central Station by the preview', () => {
		const { table } = scene({ board: above, options, table: { centre: straight } })
		const changes = previewLay(table, cellAt(5, 3), 'aaaa')
		expect(changes.map(({ before, line }) => [line.departure, before, line.length])).toEqual([[5, 3, 4]])
	})

	test('a loop through the Central Station ends nowhere, from whichever rail it is followed', () => {
		const centre = { 27: 'dddd', 28: 'aaaa', 35: 'aaaa', 36: 'aaaa' }
		const { table } = scene({ board: '.\n.\n. . . dddd', options, table: { centre } })
		const rail = departureAt(cellAt(2, 3), 2)
		expect(traceLine(table, rail)).toMatchObject({ length: 1, end: UNFINISHED, points: 0 })
	})

	test('printed example: ten tiles on both sides of the Central Station are 10 points', () => {
		const board = `
			.    .    .    .    cbaa .    .    .
			.    .    .    .    cbaa .    .    .
			.    .    .    dacc cbcb .    .    .
			.    .    .    #    #    .    .    .
			.    .    .    #    #    .    .    .
			.    .    .    bcbc aacb ddbc .    .
			.    .    .    .    .    accd baac aacb
		`
		const centre = { 27: 'baac', 28: 'dada', 35: 'aaaa', 36: 'bbbb' }
		const line = traceLine(scene({ board, options, table: { centre } }).table, 26)
		expect(line.passes.filter(({ cell }) => centralCells.includes(cell))).toHaveLength(2)
		expect(line).toMatchObject({ length: 10, end: 4, points: 10 })
	})
})
