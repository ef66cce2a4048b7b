import { describe, expect, test } from 'vitest'
import { NUDGE_AFTER, NUDGE_EVERY, STAND_IN_AFTER } from '../../shared/room/nudge.ts'
import { PROPOSAL_LASTS } from '../../shared/room/proposal.ts'
import { GONE_AFTER } from '../../shared/room/room.ts'
import { type Bench, seated } from '../support/bench.ts'

const turn = [{ kind: 'take', count: 1 }, { kind: 'pass' }]
const ADA = 1 // her seat; it is her turn

/** Ada, whose turn it is and who says nothing, and some who wait for her. */
const waiting = (milliseconds: number, ...others: string[]): Bench => {
	const bench = seated({}, ...others).must('ada', 'start')
	bench.now += milliseconds
	return bench
}

describe('nudge', () => {
	test('W100: anyone who plays may, once somebody has been waited for two minutes', () => {
		const bench = waiting(NUDGE_AFTER - 1, 'bob')
		expect(bench.do('bob', 'nudge', { seat: ADA })).toEqual({ rejected: 'too-soon' })
		bench.now += 1
		expect(bench.do('bob', 'nudge', { seat: ADA })).toBeUndefined()
		expect(bench.room.nudge).toEqual({ seat: ADA, by: 2, at: bench.now })
		expect(bench.isReplayable()).toBe(true)
	})

	test('W100: and again after a minute, whoever does it', () => {
		const bench = waiting(NUDGE_AFTER, 'bob', 'cid').must('bob', 'nudge', { seat: ADA })
		bench.now += NUDGE_EVERY - 1
		expect(bench.do('cid', 'nudge', { seat: ADA })).toEqual({ rejected: 'too-soon' })
		bench.now += 1
		expect(bench.do('cid', 'nudge', { seat: ADA })).toBeUndefined()
	})

	test('W100: it is over with the turn', () => {
		const bench = waiting(NUDGE_AFTER, 'bob').must('bob', 'nudge', { seat: ADA })
		bench.must('ada', 'move', { steps: turn })
		expect(bench.room.nudge).toBeUndefined()
	})

	test('whoever came back to their seat is waited for from then on', () => {
		const bench = waiting(NUDGE_AFTER, 'bob').must('ada', 'leave').must('ada', 'reclaim')
		expect(bench.do('bob', 'nudge', { seat: ADA })).toEqual({ rejected: 'too-soon' })
		bench.now += NUDGE_AFTER
		expect(bench.do('bob', 'nudge', { seat: ADA })).toBeUndefined()
	})

	test.each([
		['eve', ADA, 'not-seated'],
		['ada', ADA, 'not-allowed'],
		['ada', 2, 'not-waited-for'],
		['bob', 3, 'not-waited-for'], // a bot's
		['bob', 99, 'not-waited-for'],
		['bob', 'x', 'no-such-seat'],
	])('%s may not nudge %s: %s', (by, seat, rejected) => {
		const bench = seated({}, 'bob').must('ada', 'add-bot').must('ada', 'start')
		bench.now += NUDGE_AFTER
		expect(bench.do(by, 'nudge', { seat })).toEqual({ rejected })
	})

	test('nobody is waited for in a lobby, nor after a game', () => {
		const lobby = seated({}, 'bob')
		lobby.now += NUDGE_AFTER
		expect(lobby.do('bob', 'nudge', { seat: ADA })).toEqual({ rejected: 'not-waited-for' })
	})
})

describe('a bot for somebody who is silent', () => {
	const forAda = { what: 'bot', seat: ADA }

	test('W101: alone among bots, the other one may decide it after five minutes', () => {
		const bench = waiting(STAND_IN_AFTER - 1, 'bob')
		expect(bench.do('bob', 'propose', forAda)).toEqual({ rejected: 'too-soon' })
		bench.now += 1
		bench.must('bob', 'propose', forAda)
		expect(bench.room.seats[0]).toMatchObject({ owner: 'ada', player: null, bot: 'plain', name: 'ada' })
		expect(bench.room.proposal).toBeUndefined()
		expect(bench.doOwn()).toBe(true)
		expect(bench.match.moves.at(-1)?.seat).toBe(0)
		expect(bench.isReplayable()).toBe(true)
	})

	test('W101: of three others two are needed, and one no does not stop them', () => {
		const bench = waiting(STAND_IN_AFTER, 'bob', 'cid', 'dora').must('bob', 'propose', forAda)
		const { id } = bench.room.proposal!
		expect(bench.seat('ada').id).toBe(ADA)
		bench.must('cid', 'reply', { proposal: id, yes: false })
		expect(bench.room.proposal).toMatchObject({ yes: [2], no: [3] })
		bench.must('dora', 'reply', { proposal: id, yes: true })
		expect(bench.room.seats[0]!.bot).toBe('plain')
	})

	test('W101: it falls once there can be no majority any more', () => {
		const bench = waiting(STAND_IN_AFTER, 'bob', 'cid').must('bob', 'propose', forAda)
		bench.must('cid', 'reply', { proposal: bench.room.proposal!.id, yes: false })
		expect(bench.room.proposal).toBeUndefined()
		expect(bench.seat('ada').id).toBe(ADA)
	})

	test('W101: those who are gone are not counted', () => {
		const bench = waiting(STAND_IN_AFTER, 'bob', 'cid')
		bench.gone.set('cid', bench.now - GONE_AFTER)
		bench.must('bob', 'propose', forAda)
		expect(bench.room.seats[0]!.bot).toBe('plain')
	})

	test('W101: any act of hers is the end of it: a move, or an answer', () => {
		const bench = waiting(STAND_IN_AFTER, 'bob', 'cid').must('bob', 'propose', forAda)
		bench.must('ada', 'move', { steps: turn })
		expect(bench.room.proposal).toBeUndefined()
		const other = waiting(STAND_IN_AFTER, 'bob', 'cid').must('bob', 'propose', forAda)
		other.must('ada', 'reply', { proposal: other.room.proposal!.id, yes: true })
		expect(other.room.proposal).toBeUndefined()
		expect(other.seat('ada').id).toBe(ADA)
	})

	test('W101: she gets her seat back at once, and is not waited for as long as before', () => {
		const bench = waiting(STAND_IN_AFTER, 'bob').must('bob', 'propose', forAda).must('ada', 'reclaim')
		expect(bench.room.seats[0]).toMatchObject({ player: 'ada', bot: null })
		bench.now += PROPOSAL_LASTS
		expect(bench.do('bob', 'propose', forAda)).toEqual({ rejected: 'too-soon' })
	})

	test('W101: so does a newcomer who does not own the seat, and nobody else', () => {
		const bench = seated({}, 'bob').must('ada', 'start').must('ada', 'leave')
		bench.letIn('cid', 'Cid', ADA)
		bench.now += STAND_IN_AFTER
		bench.must('bob', 'propose', forAda)
		expect(bench.room.seats[0]).toMatchObject({ owner: 'ada', awaited: 'cid', player: null })
		expect(bench.do('eve', 'reclaim')).toEqual({ rejected: 'no-such-seat' })
		bench.must('cid', 'reclaim')
		expect(bench.room.seats[0]).toMatchObject({ player: 'cid', bot: null, name: 'Cid' })
		expect(bench.room.seats[0]).not.toHaveProperty('awaited')
		bench.must('ada', 'reclaim')
		expect(bench.room.seats[0]).toMatchObject({ player: 'ada', name: 'ada' })
		expect(bench.isReplayable()).toBe(true)
	})

	test('W101: whose seat was taken away, or opened for others, does not come back to it', () => {
		const bench = seated({}, 'bob').must('ada', 'start').must('ada', 'leave').letIn('cid', 'Cid', ADA)
		bench.now += STAND_IN_AFTER
		bench.must('bob', 'propose', forAda)
		bench.must('ada', 'hand-over', { seat: ADA, to: 'open' })
		expect(bench.do('cid', 'reclaim')).toEqual({ rejected: 'no-such-seat' })
	})

	test.each([
		['eve', forAda, 'not-seated'],
		['ada', forAda, 'not-allowed'],
		['bob', { what: 'bot', seat: 2 }, 'not-allowed'],
		['bob', { what: 'bot', seat: 3 }, 'not-waited-for'],
		['bob', { what: 'bot' }, 'no-such-seat'],
		['bob', { what: 'dance' }, 'malformed'],
	])('%s proposes %j in vain: %s', (by, args, rejected) => {
		expect(waiting(STAND_IN_AFTER, 'bob', 'cid').do(by, 'propose', args)).toEqual({ rejected })
	})
})
