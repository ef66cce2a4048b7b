import { expect, test } from 'vitest'
import { reasonFor } from '../../../client/games/metro/hint/reason.ts'
import type { Lay } from '../../../shared/games/metro/steps/lay.ts'
import { scene } from '../../games/metro/drawing.ts'

const isMine = (owner: number) => owner === 0
const lays = (tile: string, cells: readonly number[]): Lay[] =>
	cells.map((cell) => ({ type: 'lay', tile, cell }))
/** Why a tile goes onto the first of some cells, where it has the choice of all of them. */
const reasonOn = (board: string, tile: string, cells: readonly number[]) => {
	const [first, ...others] = lays(tile, cells)
	return reasonFor(scene({ board }).table, first!, [first!, ...others], isMine)
}

// Station 7 is one's own, 6 the other's; each has a line of one tile that goes on below.
const OWN = '. aaaa'
const THEIRS = '. . aaaa'

test('a cell that would end one’s own line says that this can wait', () => {
	expect(reasonOn(OWN, 'dddd', [20, 9])).toEqual({ because: 'later', departure: 7, count: 3 })
})

test('that every other cell helps somebody else', () => {
	expect(reasonOn(THEIRS, 'aaaa', [20, 10])).toEqual({ because: 'only' })
	expect(reasonOn(THEIRS, 'aaaa', [20, 10, 21])).toEqual({ because: 'free' })
})

test('that no cell helps others less, where each does', () => {
	expect(reasonOn(THEIRS, 'aaaa', [10, 4])).toEqual({ because: 'least' })
})

test('that another tile on the cell could do far more for that line', () => {
	const board = '. . . . aaaa\n. . . . aaaa' // two tiles from 4, and the Central Station is one tile away
	expect(reasonOn(board, 'bbbb', [20, 32])).toEqual({ because: 'spoilt', count: 6 })
})

test('that own lines wait, where the other cells lengthen them', () => {
	expect(reasonOn(THEIRS, 'aaaa', [10, 32])).toEqual({ because: 'keep' })
	expect(reasonOn(THEIRS, 'aaaa', [10, 20])).toBeUndefined()
})

test('that an own line begins or grows, where the other cells lengthen longer ones', () => {
	expect(reasonOn(OWN, 'aaaa', [32, 9])).toEqual({ because: 'longer' })
	expect(reasonOn(OWN, 'aaaa', [9, 32])).toBeUndefined()
})

test('nothing can be said of a tile that has no choice', () => {
	expect(reasonOn(OWN, 'aaaa', [20])).toBeUndefined()
})
