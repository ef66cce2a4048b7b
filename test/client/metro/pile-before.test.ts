import '../support/page-without-a-browser.ts'
import { expect, test, vi } from 'vitest'
import { createTable } from '../../../client/games/metro/create-table.ts'
import { scene } from '../../games/metro/drawing.ts'

// There is no page to draw on.
vi.mock('../../../client/games/metro/board/tile.tsx', () => ({ Tile: () => null, TilePicture: () => null }))

const { before } = createTable(undefined)
const laid = { type: 'lay', cell: 0, code: 'aaaa' } as const

test('as long as a move is not shown, the pile has what it took', () => {
	const { table } = scene({ board: 'aaaa', table: { pile: 57 } })
	expect(before(table, [1, laid]).pile).toBe(58)
})

test('also where it was drawn, and is not laid yet', () => {
	const { table } = scene({ table: { pile: 57, drawn: true } })
	expect(before(table, [0, { type: 'draw' }]).pile).toBe(58)
})

test('a pile that was empty stays empty', () => {
	const cells = Object.fromEntries(Array.from({ length: 59 }, (_, cell) => [cell, 'aaaa']))
	const { table } = scene({ cells, table: { pile: 0 } })
	expect(before(table, [1, { ...laid, cell: 5 }]).pile).toBe(0)
})
