import { describe, expect, test } from 'vitest'
import { MOST_CHANGES } from '../../shared/room/room.ts'
import { Bench, playing, seated } from '../support/bench.ts'

const take = (count: number) => ({ kind: 'take', count })
const pass = { kind: 'pass' }

describe('move', () => {
	test('plays a step: the state, the story and the turn go on', () => {
		const bench = playing()
		bench.now += 1500
		expect(bench.move('ada', take(2))).toBeUndefined()
		expect(bench.match).toMatchObject({
			state: { heap: 10, stones: [2, 0], turn: 0 },
			turn: 1,
			moves: [{ seat: 0, steps: [take(2)], at: 1500 }],
			entries: [[0, ['take', 2]]],
		})
	})

	test('plays several steps as one', () => {
		const bench = playing()
		expect(bench.move('ada', take(1), take(2), pass)).toBeUndefined()
		expect(bench.match).toMatchObject({
			state: { heap: 9, turn: 1 },
			turn: 1,
			entries: [[0, ['take', 1], ['take', 2], ['pass']]],
		})
	})

	test('W23: plays all steps or none, and a refusal names the step', () => {
		const bench = playing()
		const before = bench.room
		expect(bench.move('ada', take(1), take(3), pass)).toEqual({ rejected: 'too-many-stones', step: 1 })
		expect(bench.move('ada', pass)).toEqual({ rejected: 'must-take', step: 0 })
		expect(bench.room).toBe(before)
	})

	test.each([
		[[]],
		[undefined],
		['take'],
		[[{ kind: 'juggle' }]],
		[[take(1), null]],
		[[{ kind: 'take', count: '1' }]],
		[Array.from({ length: 33 }, () => take(1))],
	])('%j is no move', (steps) => {
		expect(playing().do('ada', 'move', { steps })).toEqual({ rejected: 'bad-move' })
	})

	test('is logged as it was read, not as it was sent: what does not belong to it rides along nowhere', () => {
		const bench = playing()
		const crowded = { kind: 'take', count: 1, note: 'x'.repeat(1000), deep: [[{}]] }
		const polluting = JSON.parse('{"kind":"pass","__proto__":{"polluted":true},"constructor":1}')
		bench.must('ada', 'move', { steps: [crowded, polluting] })
		const { args } = bench.log.at(-1)!
		expect(args).toEqual({ steps: [take(1), pass] })
		expect((args as { steps: object[] }).steps.map(Reflect.ownKeys)).toEqual([['kind', 'count'], ['kind']])
		expect(bench.match.moves.at(-1)?.steps).toEqual([take(1), pass])
		expect(bench.isReplayable()).toBe(true)
	})

	test('of an old log that holds more than it should folds as it did', () => {
		const bench = playing()
		bench.must('ada', 'move', { steps: [take(1), pass] })
		const { room } = bench
		Object.assign(bench.log.at(-1)!, { args: { steps: [{ ...take(1), note: 'x' }, pass] } })
		expect(bench.replayed().match).toEqual(room.match)
	})

	test('is for whoever’s turn it is', () => {
		expect(playing().move('bob', take(1))).toEqual({ rejected: 'not-your-turn' })
	})

	test('W18: cannot name another seat, nor a time', () => {
		const bench = playing()
		expect(bench.do('bob', 'move', { steps: [take(1)], seat: 0 })).toEqual({ rejected: 'not-your-turn' })
		bench.must('ada', 'move', { steps: [take(1)], seat: 1, acted: 5 })
		expect(bench.match.moves).toEqual([{ seat: 0, steps: [take(1)], at: 0 }])
	})

	test('is not for those who watch', () => {
		expect(playing().move('eve', take(1))).toEqual({ rejected: 'not-seated' })
	})

	test('of somebody who sat down after the game began is refused', () => {
		const bench = playing({ options: { size: 6 } })
		bench.must('ada', 'move', { steps: [take(3), pass] }).must('bob', 'move', { steps: [take(3)] })
		bench.must('cid', 'sit', { name: 'Cid' })
		expect(bench.move('cid', take(1))).toEqual({ rejected: 'wrong-phase' })
	})

	test('after the end is refused', () => {
		const bench = playing({ options: { size: 6 } })
		bench.must('ada', 'move', { steps: [take(3), pass] }).must('bob', 'move', { steps: [take(3)] })
		expect(bench.room.phase).toBe('over')
		expect(bench.match.outcome).toEqual({ scores: [3, 3], winners: [0, 1] })
		expect(bench.move('ada', take(1))).toEqual({ rejected: 'wrong-phase' })
	})
})

describe('epoch and turn', () => {
	test('W21: a move for a turn that is past, or for another game, is stale', () => {
		const bench = playing()
		bench.move('ada', take(1))
		expect(bench.do('ada', 'move', { steps: [take(1)] }, { turn: 0 })).toEqual({ rejected: 'stale' })
		expect(bench.do('ada', 'move', { steps: [take(1)] }, { turn: 2 })).toEqual({ rejected: 'stale' })
		expect(bench.do('ada', 'move', { steps: [take(1)] }, { epoch: 0 })).toEqual({ rejected: 'stale' })
		expect(bench.do('ada', 'undo', {}, { turn: 0 })).toEqual({ rejected: 'stale' })
	})

	test('a move where there is no game is stale', () => {
		expect(seated({}, 'bob').move('ada', take(1))).toEqual({ rejected: 'stale' })
	})

	test('W21: who sits depends on neither', () => {
		const bench = playing()
		for (const [type, args] of [
			['profile', { name: 'Robert' }],
			['leave', {}],
		] as const)
			expect(bench.do('bob', type, args, { epoch: 9, turn: 9 })).toBeUndefined()
	})
})

describe('the same id again', () => {
	test('applies once, and is accepted every time', () => {
		const bench = playing()
		const again = { id: 'once', turn: 0 }
		expect(bench.do('ada', 'move', { steps: [take(1)] }, again)).toBeUndefined()
		const { room, log } = bench
		const length = log.length
		expect(bench.do('ada', 'move', { steps: [take(1)] }, again)).toBeUndefined()
		expect(bench.do('ada', 'move', { steps: [take(3)] }, again)).toBeUndefined()
		expect(bench.room).toBe(room)
		expect(log).toHaveLength(length)
	})

	test('is remembered through a replay, and for each person apart', () => {
		const bench = playing()
		bench.do('ada', 'profile', { name: 'one' }, { id: 'same' })
		bench.room = bench.replayed()
		bench.do('ada', 'profile', { name: 'two' }, { id: 'same' })
		bench.do('bob', 'profile', { name: 'three' }, { id: 'same' })
		expect(bench.room.seats.map(({ name }) => name)).toEqual(['one', 'three'])
	})

	test('W20: may be tried again after a refusal', () => {
		const bench = playing()
		expect(bench.do('bob', 'move', { steps: [take(1)] }, { id: 'x' })).toEqual({ rejected: 'not-your-turn' })
		bench.move('ada', take(1), pass)
		expect(bench.do('bob', 'move', { steps: [take(1)] }, { id: 'x' })).toBeUndefined()
	})
})

describe('a command', () => {
	test.each(['create', 'dance', '', 'toString', '__proto__', 'constructor'])('W17: %j is unknown', (type) => {
		expect(new Bench().do('ada', type)).toEqual({ rejected: 'unknown-type' })
	})

	test('whose arguments are no record has none', () => {
		for (const args of [null, [], 'x', 5])
			expect(new Bench().do('ada', 'sit', args)).toEqual({ rejected: 'bad-name' })
		expect(seated({}, 'bob').do('ada', 'start', null)).toBeUndefined()
	})

	test('is dated no earlier than the one before, whatever the clock does', () => {
		const bench = playing()
		bench.now -= 5000
		bench.move('ada', take(1))
		expect(bench.match.moves).toMatchObject([{ at: 0 }])
		expect(bench.room.touchedAt).toBe(bench.log.at(-1)?.at)
	})
})

describe('what somebody does besides moving', () => {
	test('has an end in every game, so that its log has one too; moves and other people are not held up', () => {
		const bench = playing()
		for (let i = 0; i < MOST_CHANGES; i++) bench.must('ada', 'profile', { name: `Ada ${i % 7}` })
		expect(bench.do('ada', 'profile', { name: 'Ada' })).toEqual({ rejected: 'too-fast' })
		expect(bench.do('ada', 'undo')).toEqual({ rejected: 'too-fast' })
		expect(bench.move('ada', take(1), pass)).toBeUndefined()
		bench.must('bob', 'profile', { name: 'Robert' })
		expect(bench.isReplayable()).toBe(true)
	})

	test('W151: does not keep anybody from erasing themselves, which nobody can twice', () => {
		const bench = playing()
		for (let i = 0; i < MOST_CHANGES; i++) bench.must('ada', 'profile', { name: `Ada ${i % 7}` })
		bench.must('ada', 'erase')
		expect(bench.do('ada', 'erase')).toEqual({ rejected: 'not-seated' })
		expect(bench.isReplayable()).toBe(true)
	})

	test('does not count between games', () => {
		const bench = seated({}, 'bob')
		for (let i = 0; i <= MOST_CHANGES; i++) bench.must('ada', 'profile', { name: `Ada ${i % 7}` })
		bench.must('ada', 'start').must('ada', 'profile', { name: 'Ada' })
	})
})
