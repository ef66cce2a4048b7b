import '../support/page-without-a-browser.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownersAmong } from '../../../client/games/metro/owner.ts'
import { refusalOf } from '../../../client/games/metro/refusal.ts'
import { scene } from '../../games/metro/drawing.ts'
import { playersSeenBy } from '../franchise/players.ts'
import { speak } from '../support/speak.ts'

beforeAll(() => speak('en'))

const owners = ownersAmong(playersSeenBy(0).slice(0, 2))
const refused = (cell: number, code: string, board = '') =>
	refusalOf(scene({ board, hands: [[code], []] }).table, cell, code, owners)

describe('a tile that would make a line of one tile', () => {
	test('is refused with the line, and with whose it would be', () => {
		const { lines, reason } = refused(1, 'dddd') // station 7, which is the reader's
		expect(lines.map(({ departure, owner, length, end }) => ({ departure, owner, length, end }))).toEqual([
			{ departure: 7, owner: 0, length: 1, end: 7 },
		])
		expect(reason).toBe('Forbidden: your line 7 would end after one single tile.')
		expect(refused(2, 'dddd').reason).toBe('Forbidden: line 6 of Bo would end after one single tile.')
	})

	test('shows only that line, not one of two tiles that the same tile would finish', () => {
		const { lines } = refused(0, 'cbaa', '. aacb')
		expect(lines.map(({ departure, end }) => [departure, end])).toEqual([[8, 9]])
	})
})

test('a cell that is refused for something else shows no line', () => {
	expect(refused(27, 'dddd')).toMatchObject({
		lines: [],
		reason: 'No tile goes here: a line that ends here counts double.',
	})
	expect(refused(1, 'dddd', '. aaaa')).toMatchObject({
		lines: [],
		reason: 'A tile already lies there. Choose an empty cell.',
	})
	expect(refused(18, 'dddd').reason).toBe('Lay on the rim, or beside a tile.')
})
