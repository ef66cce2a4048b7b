import { describe, expect, test } from 'vitest'
import { PROPOSAL_LASTS, PROPOSE_EVERY } from '../../shared/room/proposal.ts'
import { GONE_AFTER } from '../../shared/room/room.ts'
import { recordOf, viewTable } from '../../shared/room/view.ts'
import { type Bench, playing, seated } from '../support/bench.ts'
import { nextOwnMove } from '../support/next-own-move.ts'
import { findToy } from '../support/toys.ts'

const turn = [{ kind: 'take', count: 2 }, { kind: 'pass' }]
const end = { what: 'end' }
const pause = { what: 'pause' }

const three = (): Bench => seated({}, 'bob', 'cid').must('ada', 'start')

const reply = (bench: Bench, by: string, yes: boolean) =>
	bench.do(by, 'reply', { proposal: bench.room.proposal?.id ?? 0, yes })

/** Everybody says yes. */
const agree = (bench: Bench, args: object, ...others: string[]): Bench => {
	bench.must('ada', 'propose', args)
	for (const person of others) expect(reply(bench, person, true)).toBeUndefined()
	return bench
}

describe('what is proposed', () => {
	test('W102: is seen by all, with who has said yes', () => {
		const bench = three().must('bob', 'propose', end)
		const { id } = bench.room.proposal!
		expect(bench.room.proposal).toEqual({ id, what: 'end', by: 2, yes: [2], at: bench.now, turn: 0 })
		reply(bench, 'cid', true)
		expect(bench.room.proposal?.yes).toEqual([2, 3])
		expect(bench.isReplayable()).toBe(true)
	})

	test('W102: happens once all who are here have said yes', () => {
		const bench = agree(three(), end, 'bob', 'cid')
		expect(bench.room.phase).toBe('over')
		expect(bench.room.proposal).toBeUndefined()
	})

	test('W102: one no is the end of it; whoever made it takes it back likewise', () => {
		for (const by of ['ada', 'bob', 'cid']) {
			const bench = three().must('ada', 'propose', end)
			expect(reply(bench, by, false)).toBeUndefined()
			expect(bench.room.proposal).toBeUndefined()
			expect(bench.room.phase).toBe('playing')
		}
	})

	test('W102: who has been gone for a minute is not asked; a moment ago is not gone', () => {
		const bench = three()
		bench.gone.set('cid', bench.now - GONE_AFTER + 1)
		agree(bench, end, 'bob')
		expect(bench.room.phase).toBe('playing')
		bench.now += 1
		expect(reply(bench, 'ada', true)).toBeUndefined() // she says it again
		expect(bench.room.phase).toBe('over')
	})

	test('W102: bots have no say', () => {
		const bench = playing().must('bob', 'hand-over', { seat: 2, to: 'bot' }).must('ada', 'propose', end)
		expect(bench.room.phase).toBe('over')
	})

	test('W103: one thing at a time, and it lapses after two minutes', () => {
		const bench = three().must('ada', 'propose', end)
		expect(bench.do('bob', 'propose', pause)).toEqual({ rejected: 'already-proposed' })
		bench.now += PROPOSAL_LASTS
		expect(reply(bench, 'bob', true)).toEqual({ rejected: 'not-proposed' })
		expect(bench.do('bob', 'propose', pause)).toBeUndefined()
	})

	test('W103: nobody proposes more often than every half minute', () => {
		const bench = three().must('ada', 'propose', end)
		reply(bench, 'bob', false)
		expect(bench.do('ada', 'propose', end)).toEqual({ rejected: 'too-soon' })
		expect(bench.do('bob', 'propose', end)).toBeUndefined()
		reply(bench, 'ada', false)
		bench.now += PROPOSE_EVERY
		expect(bench.do('ada', 'propose', end)).toBeUndefined()
	})

	test('W103: but whoever proposed what all wanted may go on at once', () => {
		const bench = agree(three(), pause, 'bob', 'cid')
		expect(bench.do('ada', 'propose', end)).toBeUndefined()
		expect(bench.isReplayable()).toBe(true)
	})

	test('W102: goes with whoever made it; and the yes of somebody whose seat another has taken counts for nobody', () => {
		const bench = three().must('ada', 'propose', end).must('ada', 'leave')
		expect(bench.room.proposal).toBeUndefined()
		const other = three().must('ada', 'propose', end)
		reply(other, 'bob', true)
		other.must('bob', 'leave').letIn('dora', 'Dora', 2)
		expect(other.room.proposal?.yes).toEqual([1])
	})

	test.each([
		['eve', end, 'not-seated'],
		['ada', {}, 'malformed'],
		['ada', { what: 'toString' }, 'malformed'],
	])('%s, %j: %s', (by, args, rejected) => {
		expect(three().do(by, 'propose', args)).toEqual({ rejected })
	})

	test.each([
		['eve', {}, 'not-seated'],
		['bob', { proposal: 99 }, 'not-proposed'],
		['bob', { yes: 'yes' }, 'malformed'],
		['bob', { proposal: 'x' }, 'malformed'],
	])('%s answers with %j: %s', (by, args, rejected) => {
		const bench = three().must('ada', 'propose', end)
		const asked = { proposal: bench.room.proposal!.id, yes: true, ...args }
		expect(bench.do(by, 'reply', asked)).toEqual({ rejected })
		expect(bench.room.proposal?.yes).toEqual([1])
	})

	test('a page cannot say whose answer counts', () => {
		const bench = three()
		expect(bench.do('ada', 'propose', { ...end, voters: [1] })).toBeUndefined()
		expect(bench.room.phase).toBe('playing')
		expect(
			bench.do('bob', 'reply', { proposal: bench.room.proposal!.id, yes: true, voters: [2] }),
		).toBeUndefined()
		expect(bench.room.phase).toBe('playing')
	})

	test('is for games that are on', () => {
		expect(seated({}, 'bob').do('ada', 'propose', end)).toEqual({ rejected: 'wrong-phase' })
		expect(agree(playing(), end, 'bob').do('ada', 'propose', pause)).toEqual({ rejected: 'wrong-phase' })
	})

	test('meant for a game that is over it is stale', () => {
		const bench = three()
		expect(bench.do('ada', 'propose', end, { epoch: 0 })).toEqual({ rejected: 'stale' })
		bench.must('ada', 'propose', end)
		const { id } = bench.room.proposal!
		expect(bench.do('bob', 'reply', { proposal: id, yes: true }, { epoch: 0 })).toEqual({ rejected: 'stale' })
	})
})

describe('an early end', () => {
	test('W104: is the table’s last move, and counts the game as it stands', () => {
		const bench = playing()
		bench.move('ada', ...turn)
		agree(bench, end, 'bob')
		expect(bench.match.outcome).toEqual({ scores: [2, 0], winners: [0] })
		expect(recordOf(bench.room)?.moves.at(-1)).toMatchObject({ seat: -1, steps: [{ kind: 'conclude' }] })
		expect(bench.isReplayable()).toBe(true)
	})

	test('W104: nobody can make that move themselves', () => {
		const bench = playing()
		expect(bench.move('ada', { kind: 'conclude' })).toMatchObject({ rejected: 'not-your-turn' })
	})

	test('W104: some games have none', () => {
		const bench = seated({ game: 'dash' }, 'bob').must('ada', 'start')
		expect(bench.do('ada', 'propose', end)).toEqual({ rejected: 'no-early-end' })
	})
})

describe('a pause', () => {
	test('W105: begins once all have agreed; nobody is waited for, and the room does nothing by itself', () => {
		const bench = seated({}, 'bob').must('ada', 'add-bot').must('ada', 'start')
		bench.move('ada', ...turn)
		bench.move('bob', ...turn)
		expect(nextOwnMove(bench.room, findToy)).toBeDefined() // the bot's
		agree(bench, pause, 'bob')
		expect(viewTable(bench.room, findToy)?.now).toMatchObject({ paused: true })
		expect(viewTable(bench.room, findToy)?.now).not.toHaveProperty('since')
		expect(nextOwnMove(bench.room, findToy)).toBeUndefined()
		bench.now += 600_000
		expect(bench.do('bob', 'nudge', { seat: 1 })).toEqual({ rejected: 'not-waited-for' })
		expect(bench.do('bob', 'propose', pause)).toEqual({ rejected: 'wrong-phase' })
	})

	test('W105: the game’s own time stands still meanwhile', () => {
		const bench = agree(playing(), pause, 'bob')
		const { startedAt } = bench.match
		bench.now += 3_600_000
		bench.must('bob', 'resume')
		expect(bench.match.startedAt).toBe(startedAt + 3_600_000)
		expect(bench.match.begunAt).toBe(startedAt)
		expect(viewTable(bench.room, findToy)?.now).not.toHaveProperty('paused')
		bench.now += 1_000
		bench.move('ada', ...turn)
		expect(bench.match.moves[0]?.at).toBe(1_000)
		expect(bench.isReplayable()).toBe(true)
	})

	test('W105: whoever plays ends it', () => {
		const bench = agree(playing(), pause, 'bob')
		bench.now += 60_000
		expect(bench.move('ada', ...turn)).toBeUndefined()
		expect(bench.match).not.toHaveProperty('pausedAt')
		expect(bench.match.moves[0]?.at).toBe(0)
	})

	test('W105: a game can be ended out of it', () => {
		const bench = agree(playing(), pause, 'bob')
		bench.now += 60_000
		agree(bench, end, 'bob')
		expect(bench.room.phase).toBe('over')
		expect(bench.match.moves[0]?.at).toBe(0)
	})

	test('W105: anyone who plays resumes, nobody else, and only what is paused', () => {
		const bench = agree(playing(), pause, 'bob')
		expect(bench.do('eve', 'resume')).toEqual({ rejected: 'not-seated' })
		bench.must('bob', 'resume')
		expect(bench.do('bob', 'resume')).toEqual({ rejected: 'wrong-phase' })
		expect(seated({}, 'bob').do('ada', 'resume')).toEqual({ rejected: 'wrong-phase' })
	})

	test('W105: a race is not paused', () => {
		const bench = seated({ game: 'dash' }, 'bob').must('ada', 'start')
		bench.must('ada', 'propose', pause)
		bench.doOwn() // the race begins
		expect(reply(bench, 'bob', true)).toEqual({ rejected: 'in-a-race' })
		bench.now += PROPOSAL_LASTS
		expect(bench.do('bob', 'propose', pause)).toEqual({ rejected: 'in-a-race' })
	})

	test('W105: what a table does by itself waits as long as it would have', () => {
		const bench = agree(seated({ game: 'dash' }, 'bob').must('ada', 'start'), pause, 'bob')
		bench.now += 3_600_000
		bench.must('ada', 'resume')
		expect(nextOwnMove(bench.room, findToy)?.at).toBe(bench.now + 1_000)
	})
})

describe('abandon', () => {
	const alone = (): Bench => {
		const bench = seated({}).must('ada', 'add-bot').must('ada', 'start')
		bench.move('ada', ...turn)
		return bench
	}

	test('W106: alone against bots a game is left at once: back to the lobby, and kept as no result', () => {
		const bench = alone().must('ada', 'abandon')
		expect(bench.room.phase).toBe('lobby')
		expect(recordOf(bench.room)).toMatchObject({ abandoned: true, moves: [{ seat: 0 }, { seat: -1 }] })
		expect(viewTable(bench.room, findToy)?.now).toMatchObject({ abandoned: true })
		expect(bench.isReplayable()).toBe(true)
		bench.must('ada', 'start')
		expect(bench.match).not.toHaveProperty('abandoned')
		expect(bench.room.epoch).toBe(2)
	})

	test('W106: not where another person plays, or may come back', () => {
		const bench = seated({}, 'bob').must('ada', 'add-bot').must('ada', 'start')
		expect(bench.do('ada', 'abandon')).toEqual({ rejected: 'not-alone' })
		bench.must('bob', 'hand-over', { seat: 2, to: 'bot' })
		expect(bench.do('ada', 'abandon')).toEqual({ rejected: 'not-alone' })
	})

	test('W106: only by whoever plays, and a game that is on', () => {
		expect(alone().do('eve', 'abandon')).toEqual({ rejected: 'not-seated' })
		expect(alone().must('ada', 'abandon').do('ada', 'abandon')).toEqual({ rejected: 'wrong-phase' })
		expect(alone().do('ada', 'abandon', {}, { epoch: 0 })).toEqual({ rejected: 'stale' })
		expect(seated({ game: 'dash' }).must('ada', 'start').do('ada', 'abandon')).toEqual({
			rejected: 'no-early-end',
		})
	})
})
