import { describe, expect, test } from 'vitest'
import { allowances, runningClock } from '../../shared/room/clock.ts'
import { ownInterruption } from '../../shared/room/commands/interrupt.ts'
import { commit } from '../../shared/room/commit.ts'
import { GONE_AFTER } from '../../shared/room/room.ts'
import { viewTable } from '../../shared/room/view.ts'
import { type Bench, seated } from '../support/bench.ts'
import { findToy } from '../support/toys.ts'

const turn = [{ kind: 'take', count: 1 }, { kind: 'pass' }]
const { reserve, turn: each } = allowances.brisk

const brisk = (...others: string[]): Bench =>
	seated({}, ...others)
		.must('ada', 'clock', { pace: 'brisk' })
		.must('ada', 'start')

const left = (bench: Bench): number[] => bench.match.clock?.left ?? []

describe('the lobby', () => {
	test('W107: the creator chooses a pace, or none; it is for the games to come', () => {
		const bench = seated({}, 'bob').must('ada', 'clock', { pace: 'relaxed' })
		expect(bench.room.clock).toBe('relaxed')
		bench.must('ada', 'clock', { pace: null })
		expect(bench.room).not.toHaveProperty('clock')
		expect(bench.must('ada', 'start').match).not.toHaveProperty('clock')
	})

	test.each([
		['bob', { pace: 'brisk' }, 'not-allowed'],
		['eve', { pace: 'brisk' }, 'not-allowed'],
		['ada', { pace: 'toString' }, 'malformed'],
		['ada', {}, 'malformed'],
	])('%s, %j: %s', (by, args, rejected) => {
		expect(seated({}, 'bob').do(by, 'clock', args)).toEqual({ rejected })
	})

	test('W107: anyone who sits, once the creator is gone', () => {
		const bench = seated({}, 'bob')
		bench.gone.set('ada', bench.now - GONE_AFTER)
		expect(bench.do('bob', 'clock', { pace: 'brisk' })).toBeUndefined()
	})

	test('W107: not during a game, nor for one with a countdown of its own', () => {
		expect(brisk('bob').do('ada', 'clock', { pace: null })).toEqual({ rejected: 'wrong-phase' })
		const dash = seated({ game: 'dash' }, 'bob')
		expect(dash.do('ada', 'clock', { pace: 'brisk' })).toEqual({ rejected: 'has-countdown' })
		const changed = seated({}, 'bob').must('ada', 'clock', { pace: 'brisk' })
		changed.must('ada', 'configure', { game: 'dash', options: {} }).must('ada', 'start')
		expect(changed.match).not.toHaveProperty('clock')
	})
})

describe('a clock', () => {
	test('W108: a turn within its allowance costs nothing, a longer one what is beyond', () => {
		const bench = brisk('bob')
		expect(left(bench)).toEqual([reserve, reserve])
		bench.now += each
		bench.move('ada', ...turn)
		expect(left(bench)).toEqual([reserve, reserve])
		bench.now += each + 5_000
		bench.move('bob', ...turn)
		expect(left(bench)).toEqual([reserve, reserve - 5_000])
		expect(bench.isReplayable()).toBe(true)
	})

	test('W108: the allowance is the turn’s, however many moves it takes', () => {
		const bench = brisk('bob')
		bench.now += each
		bench.move('ada', { kind: 'take', count: 1 })
		bench.now += each
		bench.move('ada', { kind: 'pass' })
		expect(left(bench)).toEqual([reserve - each, reserve])
	})

	test('W108: taking a move back brings no new allowance', () => {
		const bench = brisk('bob')
		bench.move('ada', ...turn)
		bench.must('ada', 'undo')
		bench.now += 3_000
		bench.move('ada', ...turn)
		expect(left(bench)).toEqual([reserve - 3_000, reserve])
	})

	test('W109: when the reserve is out a bot plays on, until its person is back, who then has each turn’s allowance', () => {
		const bench = brisk('bob')
		const at = bench.now + each + reserve
		expect(runningClock(bench.room, findToy)).toMatchObject({ seat: 1, runsOutAt: at })
		expect(bench.doOwn()).toBe(true)
		expect(bench.now).toBe(at)
		expect(bench.room.seats[0]).toMatchObject({ owner: 'ada', player: null, bot: 'plain' })
		expect(left(bench)).toEqual([0, reserve])
		bench.must('ada', 'reclaim')
		expect(runningClock(bench.room, findToy)).toMatchObject({ seat: 1, runsOutAt: bench.now + each })
		bench.now += each
		expect(bench.move('ada', ...turn)).toBeUndefined()
		expect(bench.isReplayable()).toBe(true)
	})

	test('W109: bots have no clock', () => {
		const bench = seated({})
			.must('ada', 'add-bot')
			.must('ada', 'clock', { pace: 'brisk' })
			.must('ada', 'start')
		bench.move('ada', ...turn)
		expect(runningClock(bench.room, findToy)).toBeUndefined()
		bench.now += each + 60_000
		bench.doOwn()
		expect(left(bench)[1]).toBe(reserve)
	})

	test('W110: what is judged late counts against nobody: neither the end of a time, nor a move', () => {
		const bench = brisk('bob')
		bench.now += each + reserve + 60_000
		expect(bench.doOwn()).toBe(true)
		expect(bench.seat('ada').id).toBe(1)
		expect(left(bench)).toEqual([reserve, reserve])
		expect(runningClock(bench.room, findToy)).toMatchObject({ runsOutAt: bench.now + each + reserve })
		bench.now += each + reserve + 60_000
		bench.move('ada', ...turn)
		expect(left(bench)).toEqual([reserve, reserve])
		expect(bench.isReplayable()).toBe(true)
	})

	test('W110: nor does the time that the room itself was gone', () => {
		const bench = brisk('bob')
		bench.now += each + 10_000
		const stood = commit(bench.room, ownInterruption(8_000, bench.now), findToy)
		if (!('room' in stood)) throw new Error(stood.rejected)
		bench.room = stood.room
		bench.log.push(stood.entry!)
		bench.move('ada', ...turn)
		expect(left(bench)).toEqual([reserve - 2_000, reserve])
		expect(bench.isReplayable()).toBe(true)
	})

	test('W110: of that nobody can tell, nor that somebody’s time is out', () => {
		const bench = brisk('bob')
		expect(bench.do('bob', 'interrupt', { lost: 1 })).toEqual({ rejected: 'not-allowed' })
		expect(bench.do('bob', 'time-out', { seat: 1 })).toEqual({ rejected: 'not-allowed' })
	})

	test('W105: stands still in a pause', () => {
		const bench = brisk('bob').must('ada', 'propose', { what: 'pause' })
		bench.now += each
		bench.must('bob', 'reply', { proposal: bench.room.proposal!.id, yes: true })
		expect(runningClock(bench.room, findToy)).toBeUndefined()
		bench.now += 3_600_000
		bench.must('bob', 'resume')
		bench.now += 4_000
		bench.move('ada', ...turn)
		expect(left(bench)).toEqual([reserve - 4_000, reserve])
	})

	test('W108: everybody sees what everybody has left, and whose runs since when', () => {
		const bench = brisk('bob')
		expect(viewTable(bench.room, findToy)?.now).toMatchObject({
			since: bench.now,
			clock: { pace: 'brisk', left: [reserve, reserve], spent: 0, running: 0 },
		})
	})
})
