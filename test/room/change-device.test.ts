import { describe, expect, test } from 'vitest'
import { isRejected, type Rejected } from '../../shared/kernel/rejection.ts'
import { changeDevice, deviceChange } from '../../shared/room/commands/change-device.ts'
import { commit } from '../../shared/room/commit.ts'
import { MOST_CHANGES } from '../../shared/room/room.ts'
import { Bench, playing } from '../support/bench.ts'

/** Somebody goes on as another browser of theirs; the refusal, if there is one. */
function change(bench: Bench, from: string, to: string): Rejected | undefined {
	const done = commit(bench.room, deviceChange(from, to, bench.now), bench.games)
	if (isRejected(done)) return done
	bench.room = done.room
	bench.log.push(done.entry!)
	return undefined
}

describe('somebody who goes on as another browser', () => {
	test('has their seat and their room there, and the one before has nothing', () => {
		const bench = playing()
		expect(change(bench, 'ada', 'ada’s phone')).toBeUndefined()
		expect(bench.room).toMatchObject({
			creator: 'ada’s phone',
			seats: [
				{ owner: 'ada’s phone', player: 'ada’s phone' },
				{ owner: 'bob', player: 'bob' },
			],
			formerly: [['ada', 'ada’s phone']],
		})
		expect(bench.isReplayable()).toBe(true)
	})

	test('has also a seat that they got up from', () => {
		const bench = playing().must('bob', 'leave')
		expect(change(bench, 'bob', 'bob’s phone')).toBeUndefined()
		expect(bench.do('bob', 'reclaim')).toEqual({ rejected: 'no-such-seat' })
		bench.must('bob’s phone', 'reclaim')
		expect(bench.seat('bob’s phone').name).toBe('bob')
	})

	test('is the one for whom a bot plays, in the seat of somebody else', () => {
		const bench = playing()
		const [ada, bob] = bench.room.seats
		bench.room = { ...bench.room, seats: [ada!, { ...bob!, player: null, bot: 'plain', awaited: 'zoe' }] }
		expect(change(bench, 'zoe', 'zoe’s phone')).toBeUndefined()
		expect(bench.room.seats[0]).not.toHaveProperty('awaited')
		expect(bench.room.seats[1]).toMatchObject({ owner: 'bob', awaited: 'zoe’s phone' })
	})

	test('has said yes to whoever asks, and others have for themselves', () => {
		const bench = playing().must('bob', 'leave').must('eve', 'ask', { name: 'Eve', seat: 2 })
		const [ask] = bench.room.asks!
		const asks = [
			ask!,
			{ ...ask!, id: 98, by: 'fay', yes: 'ada' },
			{ ...ask!, id: 99, by: 'gus', yes: 'bob' },
		]
		bench.room = { ...bench.room, asks }
		expect(change(bench, 'ada', 'ada’s phone')).toBeUndefined()
		expect(bench.room.asks).toEqual([ask, { ...asks[1], yes: 'ada’s phone' }, asks[2]])
	})

	test('has seen what the one before has: both are known to have sat there', () => {
		const bench = playing()
		change(bench, 'bob', 'bob’s phone')
		expect(bench.match.held).toContainEqual({ person: 'bob', seat: 2 })
		expect(bench.match.held).toContainEqual({ person: 'bob’s phone', seat: 2 })
	})

	test('is counted for nothing between games', () => {
		const bench = playing().must('ada', 'propose', { what: 'end' })
		bench.must('bob', 'reply', { proposal: bench.room.proposal!.id, yes: true })
		const { changes } = bench.match
		expect(change(bench, 'bob', 'bob’s phone')).toBeUndefined()
		expect(bench.match.changes).toEqual(changes)
	})

	test('is remembered under the latest thirty-two names', () => {
		const bench = new Bench().must('ada', 'sit', { name: 'Ada' })
		for (let times = 0; times < 40; times++)
			expect(change(bench, times === 0 ? 'ada' : `ada ${times}`, `ada ${times + 1}`)).toBeUndefined()
		expect(bench.room.formerly).toHaveLength(32)
		expect(bench.room.formerly?.at(-1)).toEqual(['ada 39', 'ada 40'])
	})
})

describe('nobody goes on', () => {
	test('who has no seat', () => {
		expect(change(playing(), 'eve', 'eve’s phone')).toEqual({ rejected: 'not-seated' })
	})

	test('as somebody who belongs there already', () => {
		expect(change(playing(), 'bob', 'ada')).toEqual({ rejected: 'already-seated' })
	})

	test('as somebody who is banned, but behind a locked door', () => {
		const bench = playing()
		bench.room = { ...bench.room, locked: true, banned: [{ person: 'eve' }] }
		expect(change(bench, 'bob', 'eve')).toEqual({ rejected: 'banned' })
		expect(change(bench, 'bob', 'bob’s phone')).toBeUndefined()
	})

	test('as somebody who knows another hand of this game', () => {
		const bench = playing()
		bench.match.held!.push({ person: 'eve', seat: 1 })
		expect(change(bench, 'bob', 'eve')).toEqual({ rejected: 'held-another' })
	})

	test('without end in one game: what they have changed in it goes with them', () => {
		const bench = playing()
		let person = 'bob'
		let times = 0
		for (; times < MOST_CHANGES; times++) {
			if (change(bench, person, `bob ${times}`)) break
			person = `bob ${times}`
		}
		expect(change(bench, person, 'another')).toEqual({ rejected: 'too-fast' })
		expect(bench.match.changes).toEqual({ [person]: MOST_CHANGES })
		expect(times).toBeLessThan(MOST_CHANGES)
		expect(change(bench, 'ada', 'ada’s phone')).toBeUndefined()
	})

	test('by a command of their own', () => {
		const bench = playing()
		expect(bench.do('bob', 'change-device', { from: 'bob', to: 'eve' })).toEqual({ rejected: 'not-allowed' })
		const { at, args } = deviceChange('bob', 'eve', bench.now)
		expect(changeDevice.apply(bench.room, args as never, { at, by: 'bob', games: bench.games })).toEqual({
			rejected: 'not-allowed',
		})
	})
})
