import { expect, test } from 'vitest'
import { createRoom } from '../../shared/room/create-room.ts'
import { replayLog } from '../../shared/room/replay.ts'
import { findToy } from '../support/toys.ts'

const create = (wish: { game?: string; options?: unknown }) =>
	createRoom({ code: 'BCDFGH', game: 'heap', options: {}, ...wish }, 'ada', 5, findToy)

test('a new room is an empty lobby that belongs to its creator', () => {
	expect(create({})).toMatchObject({
		room: { code: 'BCDFGH', creator: 'ada', phase: 'lobby', epoch: 0, seats: [], match: null, touchedAt: 5 },
		entry: { at: 5, by: 'ada', type: 'create' },
	})
})

test('options left out take their defaults', () => {
	expect(create({ options: undefined })).toMatchObject({ room: { options: { size: 12, misere: false } } })
	expect(create({ options: { size: 6 } })).toMatchObject({ room: { options: { size: 6, misere: false } } })
})

test('a game nobody knows and options it does not have are refused', () => {
	expect(create({ game: 'chess' })).toEqual({ rejected: 'no-such-game' })
	expect(create({ game: '__proto__' })).toEqual({ rejected: 'no-such-game' })
	expect(create({ options: { size: 7 } })).toEqual({ rejected: 'bad-options' })
	expect(create({ options: [] })).toEqual({ rejected: 'bad-options' })
})

test('a log that does not begin with a room tells of none', () => {
	expect(replayLog([], findToy)).toBeUndefined()
	expect(replayLog([{ at: 0, by: 'ada', type: 'sit', args: { name: 'Ada' } }], findToy)).toBeUndefined()
})
