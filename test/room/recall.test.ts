import { expect, test } from 'vitest'
import { recall } from '../../shared/room/recall.ts'
import { Bench, playing } from '../support/bench.ts'

test('a stranger is nobody to a room, whether its door is locked or not', () => {
	const { room } = playing()
	expect(recall(room, 'eve')).toBeUndefined()
	expect(recall({ ...room, locked: true }, 'eve')).toBeUndefined()
})

test('whoever was banned has nothing there, and is remembered', () => {
	const { room } = playing()
	expect(recall({ ...room, banned: [{ person: 'eve' }] }, 'eve')).toEqual({})
})

test('whoever sits there has what is played, and its creator the room', () => {
	const { room } = playing()
	expect(recall(room, 'ada')).toEqual({ game: 'heap', made: true })
	expect(recall(room, 'bob')).toEqual({ game: 'heap' })
})

test('its creator has the room also without a seat, and then no game', () => {
	const { room } = new Bench().must('bob', 'sit', { name: 'Bob' })
	expect(recall(room, 'ada')).toEqual({ made: true })
})

test('a seat that somebody got up from is theirs still', () => {
	expect(recall(playing().must('bob', 'leave').room, 'bob')).toEqual({ game: 'heap' })
})

test('a room that is kept says so', () => {
	const { room } = playing()
	expect(recall({ ...room, kept: true }, 'bob')).toEqual({ game: 'heap', kept: true })
})
