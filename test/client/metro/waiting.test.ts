import '../support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { beforeAll, expect, test } from 'vitest'
import { describeNews, describeWaiting } from '../../../client/games/metro/describe.ts'
import type { Table } from '../../../shared/games/metro/table.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import { scene } from '../../games/metro/drawing.ts'
import { playersSeenBy } from '../franchise/players.ts'
import { speak } from '../support/speak.ts'

beforeAll(() => speak('en'))

/** What Ann reads while it is somebody else's turn, and the board still shows somebody's move. */
const toldToAnn = (turn: number, mover: number | undefined, drawn = false): string =>
	describeWaiting({
		view: signal({ table: { turn, drawn } as Table, seat: 0, hand: undefined }),
		players: signal(playersSeenBy(0)),
		mover: signal(mover),
	})

test('the prompt does not run ahead of the board: first whose move is shown, then who is waited for', () => {
	expect(toldToAnn(1, 0)).toBe('You have played.')
	expect(toldToAnn(2, 1)).toBe('Bo has played.')
	expect(toldToAnn(1, undefined)).toBe('Bo is choosing a cell.')
})

test('while others’ moves are still to come, one’s own that is shown is past', () => {
	expect(toldToAnn(0, 0)).toBe('You have played.')
	expect(toldToAnn(0, 1)).toBe('Bo has played.')
})

test('whoever has drawn has not played yet', () => {
	expect(toldToAnn(1, 1, true)).toBe('Bo drew a tile and must lay it.')
})

test('what the others’ moves since one’s own brought is said on one’s turn', () => {
	const { table } = scene({})
	const line = (departure: number, points: number) => ({
		type: 'line',
		departure,
		length: points,
		end: 1,
		points,
	})
	const told = (...entries: MoveEntry[]) =>
		describeNews({
			view: signal({ table, seat: 0, hand: undefined }),
			entries: signal(entries),
			players: signal(playersSeenBy(0)),
		})
	expect(told([1, line(3, 9)], [0], [1, line(7, 11), line(2, 4)])).toBe(
		'Your turn. Bo ended your line 7: +11.',
	)
	expect(told([0], [1, line(7, 11)], [1, line(3, 9)])).toBe('Your turn. 2 of your lines were ended: +20.')
	expect(told([1, line(7, 11)], [0], [1, line(2, 4)])).toBeUndefined()
})
