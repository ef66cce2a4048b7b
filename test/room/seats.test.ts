import { describe, expect, test } from 'vitest'
import { reclaim } from '../../shared/room/commands/reclaim.ts'
import { leftBy } from '../../shared/room/room.ts'
import { Bench, playing, seated } from '../support/bench.ts'
import { findToy } from '../support/toys.ts'

describe('sit', () => {
	test('takes a new seat in the next free colour', () => {
		const { room } = seated({}, 'bob')
		expect(room.seats).toMatchObject([
			{ id: 1, name: 'ada', colour: 0, owner: 'ada', player: 'ada', bot: null, chosen: 0 },
			{ id: 2, name: 'bob', colour: 1, owner: 'bob', player: 'bob', bot: null, chosen: 0 },
		])
	})

	test('takes the colour asked for, unless it is taken', () => {
		const bench = new Bench()
		bench.must('ada', 'sit', { name: 'Ada', colour: 4 })
		expect(bench.seat('ada').colour).toBe(4)
		expect(bench.do('bob', 'sit', { name: 'Bob', colour: 4 })).toEqual({ rejected: 'colour-taken' })
	})

	test('takes a bot’s colour, and the bot gets another', () => {
		const bench = seated().must('ada', 'add-bot')
		bench.must('bob', 'sit', { name: 'Bob', colour: 1 })
		expect(bench.room.seats.map(({ name, colour }) => [name, colour])).toEqual([
			['ada', 0],
			[bench.room.seats[1]!.name, 2],
			['Bob', 1],
		])
		expect(bench.isReplayable()).toBe(true)
	})

	test('is for one seat a person', () => {
		expect(seated().do('ada', 'sit', { name: 'Ada' })).toEqual({ rejected: 'already-seated' })
	})

	test('is refused when the game has no more places, and whoever it was can watch', () => {
		const bench = seated({}, 'bob', 'cid', 'dora')
		const before = bench.room
		expect(bench.do('eve', 'sit', { name: 'Eve' })).toEqual({ rejected: 'room-full' })
		expect(bench.room).toBe(before)
	})

	test('needs a name', () => {
		expect(new Bench().do('ada', 'sit', {})).toEqual({ rejected: 'bad-name' })
	})

	test('is refused during a game, where only open seats can be taken', () => {
		const bench = playing()
		expect(bench.do('cid', 'sit', { name: 'Cid' })).toEqual({ rejected: 'wrong-phase' })
		expect(bench.do('cid', 'sit', { name: 'Cid', seat: 1 })).toEqual({ rejected: 'seat-taken' })
		expect(bench.do('cid', 'sit', { name: 'Cid', seat: 99 })).toEqual({ rejected: 'no-such-seat' })
		expect(bench.do('cid', 'sit', { name: 'Cid', seat: '1' })).toEqual({ rejected: 'no-such-seat' })
	})

	test('is possible again when the game is over', () => {
		const bench = playing({ options: { size: 6 } })
		bench.move('ada', { kind: 'take', count: 3 }, { kind: 'pass' })
		bench.move('bob', { kind: 'take', count: 3 })
		expect(bench.room.phase).toBe('over')
		expect(bench.do('cid', 'sit', { name: 'Cid' })).toBeUndefined()
	})
})

describe('names', () => {
	test.each([
		['Zoë', 'Zoë'],
		['李明', '李明'],
		['👩‍🚀 Ada', '👩‍🚀 Ada'],
		['می‌خواهم', 'می‌خواهم'], // its joiner is part of the spelling
		[`${'🚂'.repeat(19)}👩‍🚀`, `${'🚂'.repeat(19)}👩`],
		['  Ada \n\t Lovelace ', 'Ada Lovelace'],
		['\u202eadA\u202c', 'adA'], // turns the text around
		['A\u200bd\u0000a', 'A d a'],
		['abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrst'],
		['🚂'.repeat(25), '🚂'.repeat(20)], // counted by characters, not by halves of them
		['\ud83dAda', 'Ada'],
		['<b>Ada</b>', '<b>Ada</b>'],
	])('%j is shown as %j', (name, shown) => {
		const bench = new Bench().must('ada', 'sit', { name })
		expect(bench.seat('ada').name).toBe(shown)
	})

	test.each(['', ' ', '\u200b\u2060', '\u200d \u200c', '\u202e', 'x'.repeat(81), 5, null, ['Ada'], {}])(
		'%j is none',
		(name) => {
			expect(new Bench().do('ada', 'sit', { name })).toEqual({ rejected: 'bad-name' })
			expect(seated().do('ada', 'profile', { name })).toEqual({ rejected: 'bad-name' })
		},
	)
})

describe('leave', () => {
	test('takes the seat away before a game', () => {
		const bench = seated({}, 'bob')
		bench.must('ada', 'leave')
		expect(bench.room.seats).toMatchObject([{ name: 'bob' }])
		expect(bench.do('ada', 'leave')).toEqual({ rejected: 'not-seated' })
	})

	test('leaves the seat open during a game, and it stays its owner’s', () => {
		const bench = playing()
		bench.must('bob', 'leave')
		expect(bench.room.seats[1]).toMatchObject({ owner: 'bob', player: null, bot: null })
	})

	test('is nothing for somebody who watches', () => {
		expect(playing().do('eve', 'leave')).toEqual({ rejected: 'not-seated' })
	})
})

test('whoever left a seat of their own and another that they played in is told of the one that they would get', () => {
	const { room } = playing()
	const [first, second] = room.seats
	const other = { ...second!, player: null, bot: 'plain', awaited: 'ada' }
	for (const seats of [
		[{ ...first!, player: null }, other],
		[other, { ...first!, player: null }],
	]) {
		const left = { ...room, seats }
		const back = reclaim.apply(left, {}, { by: 'ada', at: 1, games: findToy })
		expect(back).toMatchObject({ seats: [{ id: leftBy(left, 'ada')!.id, player: 'ada' }, { player: null }] })
	}
})

describe('profile', () => {
	test('changes name and colour in the lobby', () => {
		const bench = seated({}, 'bob')
		bench.must('bob', 'profile', { name: 'Robert', colour: 5 })
		expect(bench.seat('bob')).toMatchObject({ name: 'Robert', ownerName: 'Robert', colour: 5 })
	})

	test('takes no colour that somebody has, but one’s own is no news', () => {
		const bench = seated({}, 'bob')
		expect(bench.do('bob', 'profile', { colour: 0 })).toEqual({ rejected: 'colour-taken' })
		bench.must('bob', 'profile', { colour: 1 })
		expect(bench.seat('bob').chosen).toBe(0)
	})

	test('takes a bot’s colour, and the bot gets one’s own', () => {
		const bench = seated().must('ada', 'add-bot').must('ada', 'profile', { colour: 1 })
		expect(bench.room.seats.map(({ colour, chosen }) => [colour, chosen > 0])).toEqual([
			[1, true],
			[0, false],
		])
		expect(bench.isReplayable()).toBe(true)
	})

	test('takes no colour from somebody for whom a bot played: they may come back', () => {
		const bench = playing().must('bob', 'hand-over', { seat: 2, to: 'bot' })
		bench.room = { ...bench.room, phase: 'over' }
		expect(bench.do('ada', 'profile', { colour: 1 })).toEqual({ rejected: 'colour-taken' })
	})

	test.each([-1, 6, 1.5, '1', null, Number.NaN])('%j is no colour', (colour) => {
		expect(seated().do('ada', 'profile', { colour })).toEqual({ rejected: 'bad-colour' })
		expect(new Bench().do('ada', 'sit', { name: 'Ada', colour })).toEqual({ rejected: 'bad-colour' })
	})

	test('changes a name, but no colour, during a game', () => {
		const bench = playing()
		expect(bench.do('bob', 'profile', { colour: 5 })).toEqual({ rejected: 'wrong-phase' })
		expect(bench.do('bob', 'profile', { name: 'Robert' })).toBeUndefined()
	})

	test('is for those who sit', () => {
		expect(new Bench().do('ada', 'profile', { name: 'Ada' })).toEqual({ rejected: 'not-seated' })
	})

	test('whoever chose a colour last is the latecomer of the game', () => {
		const bench = seated({}, 'bob', 'cid')
		bench.must('cid', 'profile', { colour: 3 }).must('bob', 'profile', { colour: 4 }).must('ada', 'start')
		expect(bench.match.seating).toEqual({ count: 3, latecomer: 1 })
	})

	test('where all colours were dealt there is no latecomer', () => {
		expect(playing().match.seating).toEqual({ count: 2 })
	})
})
