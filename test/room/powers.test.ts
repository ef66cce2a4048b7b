import { describe, expect, test } from 'vitest'
import { GONE_AFTER } from '../../shared/room/room.ts'
import { playing, seated } from '../support/bench.ts'
import { findChangedToy } from '../support/toys.ts'

const notAllowed = { rejected: 'not-allowed' }

describe('the powers of the creator', () => {
	const uses: [string, object][] = [
		['configure', { game: 'heap', options: { size: 6 } }],
		['add-bot', {}],
		['kick', { seat: 3 }],
		['start', {}],
	]

	test.each(uses)('%s is the creator’s', (type, args) => {
		const bench = seated({}, 'bob', 'cid')
		expect(bench.do('bob', type, args)).toEqual(notAllowed)
		expect(bench.do('eve', type, args)).toEqual(notAllowed)
		expect(bench.do('ada', type, args)).toBeUndefined()
	})

	test.each(uses)('%s is anyone’s who sits, once the creator has been gone for a minute', (type, args) => {
		const bench = seated({}, 'bob', 'cid')
		bench.gone.set('ada', bench.now)
		bench.now += GONE_AFTER - 1
		expect(bench.do('bob', type, args)).toEqual(notAllowed)
		bench.now += 1
		expect(bench.do('eve', type, args)).toEqual(notAllowed)
		expect(bench.do('bob', type, args)).toBeUndefined()
		expect(bench.isReplayable()).toBe(true) // although a replay knows nothing of who was gone
	})

	test('the creator has them without a seat too', () => {
		const bench = seated({}, 'bob', 'cid')
		bench.must('ada', 'leave')
		expect(bench.do('ada', 'start')).toBeUndefined()
	})
})

describe('configure', () => {
	test('chooses game and options', () => {
		const bench = seated({}, 'bob')
		bench.must('ada', 'configure', { game: 'dash', options: {} })
		expect(bench.room).toMatchObject({ game: 'dash', options: {} })
		bench.must('ada', 'configure', { game: 'heap', options: { bonus: [1, 3] } })
		expect(bench.room).toMatchObject({ game: 'heap', options: { size: 12, misere: false, bonus: [1, 3] } })
	})

	test.each([
		[{ game: 'chess', options: {} }, 'no-such-game'],
		[{ game: 5, options: {} }, 'no-such-game'],
		[{ options: {} }, 'no-such-game'],
		[{ game: 'heap' }, 'bad-options'],
		[{ game: 'heap', options: [] }, 'bad-options'],
		[{ game: 'heap', options: { size: 13 } }, 'bad-options'],
		[{ game: 'heap', options: JSON.parse('{"__proto__":1}') }, 'bad-options'],
	])('%j is refused as %s', (args, rejected) => {
		expect(seated().do('ada', 'configure', args)).toEqual({ rejected })
	})

	test('refuses a game, and options, that those seated are too many for', () => {
		const bench = seated({ game: 'dash' }, 'bob', 'cid', 'dora')
		expect(bench.do('ada', 'configure', { game: 'heap', options: { misere: true } })).toEqual({
			rejected: 'too-many-players',
		})
		bench.must('eve', 'sit', { name: 'Eve' })
		expect(bench.do('ada', 'configure', { game: 'heap', options: {} })).toEqual({
			rejected: 'too-many-players',
		})
	})

	test('waits until a game is over', () => {
		expect(playing().do('ada', 'configure', { game: 'dash', options: {} })).toEqual({
			rejected: 'wrong-phase',
		})
	})
})

describe('add-bot', () => {
	test('seats the default bot, or the one asked for, under a name of its own', () => {
		const bench = seated().must('ada', 'add-bot').must('ada', 'add-bot', { bot: 'hasty' })
		const [, first, second] = bench.room.seats
		expect(first).toMatchObject({ bot: 'plain', owner: null, player: null, colour: 1 })
		expect(second).toMatchObject({ bot: 'hasty', owner: null, player: null, colour: 2 })
		expect(first?.name).not.toBe(second?.name)
	})

	test.each([
		[{ bot: 'genius' }, 'no-such-bot'],
		[{ bot: 'toString' }, 'no-such-bot'],
		[{ bot: 5 }, 'no-such-bot'],
	])('%j is refused as %s', (args, rejected) => {
		expect(seated().do('ada', 'add-bot', args)).toEqual({ rejected })
	})

	test('is refused when there is no place, and during a game', () => {
		const bench = seated({}, 'bob', 'cid', 'dora')
		expect(bench.do('ada', 'add-bot')).toEqual({ rejected: 'room-full' })
		expect(playing().do('ada', 'add-bot')).toEqual({ rejected: 'wrong-phase' })
	})

	test('is refused where the game is no longer there, or has no bots', () => {
		const bench = seated()
		bench.games = () => undefined
		expect(bench.do('ada', 'add-bot')).toEqual({ rejected: 'no-such-game' })
		bench.games = findChangedToy({ bots: {} })
		expect(bench.do('ada', 'add-bot')).toEqual({ rejected: 'no-such-bot' })
	})
})

describe('kick', () => {
	test('takes a person or a bot out of the lobby', () => {
		const bench = seated({}, 'bob').must('ada', 'add-bot')
		bench.must('ada', 'kick', { seat: 2 }).must('ada', 'kick', { seat: 3 })
		expect(bench.room.seats).toMatchObject([{ name: 'ada' }])
		expect(bench.do('bob', 'sit', { name: 'Bob' })).toBeUndefined()
	})

	test('during a game puts a bot in the seat for good', () => {
		const bench = playing()
		bench.must('ada', 'kick', { seat: 2 })
		expect(bench.room.seats[1]).toMatchObject({ owner: null, player: null, bot: 'plain', name: 'bob' })
		expect(bench.do('bob', 'reclaim')).toEqual({ rejected: 'no-such-seat' })
		expect(bench.move('bob', { kind: 'take', count: 1 })).toEqual({ rejected: 'not-seated' })
	})

	test('is for seats there are, and not for one’s own', () => {
		const bench = seated({}, 'bob')
		expect(bench.do('ada', 'kick', { seat: 9 })).toEqual({ rejected: 'no-such-seat' })
		expect(bench.do('ada', 'kick', { seat: 'x' })).toEqual({ rejected: 'no-such-seat' })
		expect(bench.do('ada', 'kick')).toEqual({ rejected: 'no-such-seat' })
		expect(bench.do('ada', 'kick', { seat: 1 })).toEqual(notAllowed)
	})
})

describe('start', () => {
	test('begins a game with everybody seated, from entropy that stays secret', () => {
		const { room, match } = playing()
		expect(room).toMatchObject({ phase: 'playing', epoch: 1 })
		expect(match).toMatchObject({ game: 'heap', version: 1, turn: 0, moves: [], outcome: null })
		expect(match.seats).toEqual([
			{ id: 1, name: 'ada', colour: 0 },
			{ id: 2, name: 'bob', colour: 1 },
		])
		expect(match.seed).toMatch(/^entropy/)
	})

	test('needs as many as the game needs', () => {
		expect(seated().do('ada', 'start')).toEqual({ rejected: 'too-few-players' })
	})

	test('refuses more than the game has places for, and options that those seated make illegal', () => {
		const bench = seated({ options: { misere: true } }, 'bob', 'cid', 'dora')
		expect(bench.do('ada', 'start')).toEqual({ rejected: 'too-many-players' })
	})

	test('refuses what is going on already', () => {
		expect(playing().do('ada', 'start')).toEqual({ rejected: 'wrong-phase' })
	})

	test('W21: a start that crossed another one is stale', () => {
		const bench = playing()
		expect(bench.do('ada', 'start', {}, { epoch: 0 })).toEqual({ rejected: 'stale' })
	})

	test('takes its chance from nobody', () => {
		const bench = seated({}, 'bob').must('ada', 'start', { seed: 'mine', version: 7 })
		expect(bench.match.seed).toMatch(/^entropy/)
		expect(bench.match.version).toBe(1)
	})
})
