import { describe, expect, test } from 'vitest'
import { GONE_AFTER } from '../../shared/room/room.ts'
import { type Bench, playing, seated } from '../support/bench.ts'
import { findChangedToy } from '../support/toys.ts'

const BOB = 2 // his seat

/** Ada and Bob at a game that Bob has left without a word, a minute ago. */
const abandoned = (): Bench => {
	const bench = playing()
	bench.gone.set('bob', bench.now)
	bench.now += GONE_AFTER
	return bench
}

describe('hand-over', () => {
	test.each(['bot', 'open'])('to %s: not before its player has been gone for a minute', (to) => {
		const bench = playing()
		expect(bench.do('ada', 'hand-over', { seat: BOB, to })).toEqual({ rejected: 'not-gone' })
		bench.gone.set('bob', bench.now)
		bench.now += GONE_AFTER - 1
		expect(bench.do('ada', 'hand-over', { seat: BOB, to })).toEqual({ rejected: 'not-gone' })
		bench.now += 1
		expect(bench.do('ada', 'hand-over', { seat: BOB, to })).toBeUndefined()
		expect(bench.isReplayable()).toBe(true)
	})

	test('to a bot, which plays on', () => {
		const bench = abandoned().must('ada', 'hand-over', { seat: BOB, to: 'bot' })
		expect(bench.room.seats[1]).toMatchObject({ owner: 'bob', player: null, bot: 'plain', name: 'bob' })
		bench.move('ada', { kind: 'take', count: 1 }, { kind: 'pass' })
		expect(bench.doOwn()).toBe(true)
		expect(bench.match.moves.at(-1)?.seat).toBe(1)
	})

	test('to whoever comes, who plays under their own name', () => {
		const bench = abandoned().must('ada', 'hand-over', { seat: BOB, to: 'open' })
		bench.letIn('cid', 'Cid', BOB)
		expect(bench.room.seats[1]).toMatchObject({
			owner: 'bob',
			player: 'cid',
			bot: null,
			name: 'Cid',
			colour: 1,
		})
		bench.must('ada', 'move', { steps: [{ kind: 'take', count: 1 }, { kind: 'pass' }] })
		expect(bench.move('cid', { kind: 'take', count: 1 })).toBeUndefined()
		expect(bench.do('cid', 'profile', { name: 'Sid' })).toBeUndefined()
		expect(bench.room.seats[1]).toMatchObject({ name: 'Sid', ownerName: 'bob' })
	})

	test('of one’s own seat needs no waiting', () => {
		const bench = playing().must('ada', 'hand-over', { seat: 1, to: 'bot' })
		expect(bench.room.seats[0]).toMatchObject({ owner: 'ada', player: null, bot: 'plain' })
	})

	test('of a seat that stands open, or that a bot has, needs none either', () => {
		const bench = playing().must('bob', 'leave')
		bench.must('ada', 'hand-over', { seat: BOB, to: 'bot' })
		expect(bench.room.seats[1]).toMatchObject({ bot: 'plain' })
		bench.must('ada', 'hand-over', { seat: BOB, to: 'open' })
		expect(bench.room.seats[1]).toMatchObject({ bot: null, player: null })
	})

	test('of a bot’s seat to whoever comes is the creator’s, with or without a seat; and anyone’s once they are gone', () => {
		const bench = seated({}, 'bob', 'cid').must('ada', 'start').must('cid', 'leave')
		bench.must('bob', 'hand-over', { seat: 3, to: 'bot' })
		expect(bench.do('bob', 'hand-over', { seat: 3, to: 'open' })).toEqual({ rejected: 'not-allowed' })
		bench.gone.set('ada', bench.now)
		bench.now += GONE_AFTER
		bench.must('bob', 'hand-over', { seat: 3, to: 'open' }).must('bob', 'hand-over', { seat: 3, to: 'bot' })
		bench.gone.clear()
		bench.must('ada', 'leave').must('ada', 'hand-over', { seat: 3, to: 'open' })
		expect(bench.room.seats[2]).toMatchObject({ bot: null, player: null })
	})

	test('is for those who sit, and for games going on', () => {
		expect(abandoned().do('eve', 'hand-over', { seat: BOB, to: 'bot' })).toEqual({ rejected: 'not-seated' })
		const lobby = seated({}, 'bob')
		lobby.gone.set('bob', lobby.now - GONE_AFTER)
		expect(lobby.do('ada', 'hand-over', { seat: BOB, to: 'bot' })).toEqual({ rejected: 'wrong-phase' })
	})

	test.each([
		[{ seat: 99, to: 'bot' }, 'no-such-seat'],
		[{ to: 'bot' }, 'no-such-seat'],
		[{ seat: BOB, to: 'me' }, 'malformed'],
		[{ seat: BOB }, 'malformed'],
	])('%j is refused as %s', (args, rejected) => {
		expect(abandoned().do('ada', 'hand-over', args)).toEqual({ rejected })
	})

	test('a seat cannot go to a bot where the game has none', () => {
		const bench = abandoned()
		bench.games = findChangedToy({ bots: {} })
		expect(bench.do('ada', 'hand-over', { seat: BOB, to: 'bot' })).toEqual({ rejected: 'no-such-bot' })
		expect(bench.do('ada', 'kick', { seat: BOB })).toEqual({ rejected: 'no-such-bot' })
	})
})

describe('reclaim', () => {
	test('gives the owner the seat back from a bot', () => {
		const bench = abandoned().must('ada', 'hand-over', { seat: BOB, to: 'bot' })
		bench.must('bob', 'reclaim')
		expect(bench.room.seats[1]).toMatchObject({ owner: 'bob', player: 'bob', bot: null, name: 'bob' })
	})

	test('gives the owner the seat back from a newcomer, under the old name', () => {
		const bench = abandoned().must('ada', 'hand-over', { seat: BOB, to: 'open' })
		bench.letIn('cid', 'Cid', BOB).must('bob', 'reclaim')
		expect(bench.room.seats[1]).toMatchObject({ player: 'bob', name: 'bob' })
		expect(bench.do('cid', 'leave')).toEqual({ rejected: 'not-seated' })
	})

	test('gives back a seat that one left oneself', () => {
		const bench = playing().must('bob', 'leave').must('bob', 'reclaim')
		expect(bench.seat('bob').id).toBe(BOB)
	})

	test('is for owners who do not sit', () => {
		const bench = playing()
		expect(bench.do('eve', 'reclaim')).toEqual({ rejected: 'no-such-seat' })
		expect(bench.do('ada', 'reclaim')).toEqual({ rejected: 'already-seated' })
	})

	test('is refused while the owner plays in another seat, as an old log may have it', () => {
		const bench = seated({}, 'bob', 'cid').must('ada', 'start')
		bench.must('bob', 'leave').must('cid', 'leave')
		bench.log.push({ at: bench.now, by: 'bob', type: 'sit', args: { name: 'Bob', seat: 3 } })
		bench.room = bench.replayed()
		expect(bench.do('bob', 'reclaim')).toEqual({ rejected: 'already-seated' })
	})
})
