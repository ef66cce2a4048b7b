import { expect, test } from 'vitest'
import { dailyOf } from '../../shared/games/boundless/daily/daily.ts'
import { findGame } from '../../shared/games/index.ts'
import type { GameRecord } from '../../shared/kernel/record.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { createRoom } from '../../shared/room/create-room.ts'
import { type ObservedDigests, observe } from '../../shared/room/observed-digests.ts'
import { verify } from '../../shared/room/verify.ts'
import { recordOf, viewRoom, viewTable } from '../../shared/room/view.ts'
import { Bench } from '../support/bench.ts'

const DAY = '2026-11-18' // a Wednesday
const NOW = Date.UTC(2026, 10, 18, 12)
const boundless = findGame('boundless')!

const create = (day: unknown, more: { game?: string; options?: unknown; host?: string } = {}) =>
	createRoom({ code: 'BCDFGH', game: 'boundless', options: {}, day, ...more }, 'ada', NOW, findGame)

/** Ada and Bob in a lobby, with the deal of a day. */
const lobby = (day = '1970-01-01'): Bench => {
	const game = { ...boundless, daily: { ...boundless.daily!, options: () => ({ map: 'europe' }) } }
	const bench = new Bench({
		game: 'boundless',
		games: (id) => (id === 'boundless' ? game : findGame(id)),
		day,
	})
	return bench.must('ada', 'sit', { name: 'Ada' }).must('bob', 'sit', { name: 'Bob' })
}

test('W120: a room with the deal of a day is played with its seed and on its map', () => {
	const created = create(DAY)
	if (isRejected(created)) throw new Error(created.rejected)
	expect(created.room).toMatchObject({ day: DAY, options: { map: 'europe' } })
	expect(create('2026-11-15')).toMatchObject({ room: { day: '2026-11-15', options: { map: 'usa' } } })
	const bench = lobby().must('ada', 'start')
	expect(bench.match).toMatchObject({ day: '1970-01-01', seed: dailyOf('1970-01-01').seed })
	expect(bench.isReplayable()).toBe(true)
})

test('W120: a day that has not come, that has no deal, or between devices is refused', () => {
	expect(create('2026-11-19')).not.toEqual({ rejected: 'bad-options' }) // in the farthest east it has come
	for (const day of ['2026-11-20', '2025-12-31', '2026-02-30', 'today', '', 0, null, {}, [DAY]])
		expect(create(day)).toEqual({ rejected: 'bad-options' })
	expect(create(DAY, { host: 'a'.repeat(32) })).toEqual({ rejected: 'bad-options' })
	expect(create(DAY, { game: 'metro' })).toEqual({ rejected: 'bad-options' })
	expect(create(DAY, { options: [] })).toEqual({ rejected: 'bad-options' })
	expect(create(DAY, { options: { seed: 'abc' } })).toEqual({ rejected: 'bad-options' })
})

test('W120: a map that is not the day’s gives way to the one that is', () => {
	expect(create(DAY, { options: { map: 'usa', countdown: 0 } })).toMatchObject({
		room: { options: { map: 'europe', countdown: 0 } },
	})
})

test('W121: everybody sees the day, in the lobby and at the table', () => {
	const bench = lobby()
	expect(viewRoom(bench.room, bench.games).day).toBe('1970-01-01')
	bench.must('ada', 'start')
	expect(viewRoom(bench.room, bench.games)).not.toHaveProperty('day')
	expect(viewTable(bench.room, bench.games)?.about.day).toBe('1970-01-01')
})

test('W121: other options keep it as long as they are the day’s, and nothing brings it back', () => {
	const bench = lobby()
	const configure = (game: string, options: object) => bench.must('ada', 'configure', { game, options })
	configure('boundless', { map: 'europe', countdown: 60 })
	expect(bench.room.day).toBe('1970-01-01')
	configure('boundless', { map: 'usa' })
	expect(bench.room).not.toHaveProperty('day')
	configure('boundless', { map: 'europe' })
	expect(bench.room).not.toHaveProperty('day')
	bench.must('ada', 'start')
	expect(bench.match).not.toHaveProperty('day')
	expect(bench.match.seed).not.toBe(dailyOf('1970-01-01').seed)
	expect(bench.isReplayable()).toBe(true)
})

test('W121: another game drops it', () => {
	const bench = lobby().must('ada', 'configure', { game: 'metro', options: {} })
	expect(bench.room).not.toHaveProperty('day')
})

/** Bots play it to the end, before somebody's eyes. */
function spend(bench: Bench): { record: GameRecord; seen: ObservedDigests } {
	bench.must('ada', 'start')
	for (const person of ['ada', 'bob'])
		bench.must(person, 'hand-over', { seat: bench.seat(person).id, to: 'bot' })
	let seen: ObservedDigests | undefined
	do seen = observe(seen, JSON.parse(JSON.stringify(viewTable(bench.room, bench.games))))
	while (bench.doOwn())
	return { record: JSON.parse(JSON.stringify(recordOf(bench.room))), seen }
}

test('W121: the game after it is drawn', () => {
	const bench = lobby()
	spend(bench)
	bench.must('ada', 'start')
	expect(bench.match).not.toHaveProperty('day')
	expect(bench.match.seed).toMatch(/^entropy/)
})

test('W122: verifying says whose deal it was, and names a day that it was not', () => {
	const bench = lobby()
	const game = bench.games('boundless')!
	const { record, seen } = spend(bench)
	expect(record.day).toBe('1970-01-01')
	expect(verify(game, record, seen)).toMatchObject({ altered: null, unseen: 0, day: '1970-01-01' })
	expect(verify(game, record)).toMatchObject({ altered: null, day: '1970-01-01' })
	const { day: _, ...hidden } = record
	expect(verify(game, hidden as GameRecord, seen)).toEqual({ altered: 'terms' })
	expect(verify(game, { ...record, day: '2026-11-18' })).toEqual({ altered: 'day' })
	expect(verify(boundless, record)).toEqual({ altered: 'day' }) // it has no deal for such a day
	expect(verify(game, { ...record, day: 'yesterday' })).toEqual({ altered: 'terms' })
})

test('W122: a seed that was drawn cannot pass for a day’s', () => {
	const bench = lobby().must('ada', 'configure', { game: 'boundless', options: { map: 'usa' } })
	const { record } = spend(bench)
	expect(verify(bench.games('boundless')!, record)).not.toHaveProperty('day')
	expect(verify(boundless, { ...record, day: '2026-11-15' })).toEqual({ altered: 'day' })
})
