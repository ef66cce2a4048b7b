import { expect, test } from 'vitest'
import { restore, takeCheckpoint } from '../../shared/sync/checkpoint.ts'
import { playing } from '../support/bench.ts'

const { room } = playing()
const judgement = { quota: 1 } as never

test('a room comes back from its checkpoint as it was, without its game', () => {
	const { match: _, ...rest } = room
	const checkpoint = takeCheckpoint(room, {})
	expect(checkpoint.room).toEqual(rest)
	expect(restore(checkpoint)).toEqual({ ...rest, match: null })
})

test('what was judged of those who sit there stays known, and nothing of seats that are gone', () => {
	expect(takeCheckpoint(room, { 1: judgement, 2: judgement, 7: judgement }).judgements).toEqual({
		1: judgement,
		2: judgement,
	})
})

test('rooms that were stored so far are read; what a later release stored is not taken for one', () => {
	const { match: _, ...rest } = room
	expect(restore({ schema: 1, room: rest, judgements: {} })).toEqual({ ...rest, match: null })
	expect(() => restore({ schema: 2, room: rest, judgements: {} })).toThrow('schema 2')
})
