import { describe, expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { type AnyGame, TABLE } from '../../shared/kernel/game.ts'
import { reject } from '../../shared/kernel/rejection.ts'
import type { MoveArgs } from '../../shared/room/entry.ts'
import { presenceMove } from '../../shared/room/presence.ts'
import { isRaceAhead, raceOf } from '../../shared/room/race.ts'
import { viewTable } from '../../shared/room/view.ts'
import { type Bench, playing, seated } from '../support/bench.ts'
import { nextOwnMove, ownEntries } from '../support/next-own-move.ts'
import { findChangedToy } from '../support/toys.ts'

const grab = { kind: 'grab' }
const ready = { type: 'ready' }
const place = (space: number) => ({ type: 'place', space })

/** A toy race that has begun. */
function racing(): Bench {
	const bench = playing({ game: 'dash' })
	bench.doOwn()
	return bench
}

/** A round of the real one, its cards on the table. */
function revealed(): Bench {
	const bench = playing({ game: 'boundless', games: findGame })
	bench.move('ada', ready)
	bench.move('bob', ready)
	while (!raceOf(bench.room, findGame)) bench.doOwn()
	return bench
}

describe('a move in a race', () => {
	test('counts from when its player acted, as judged from the claim, and is logged with the evidence', () => {
		const bench = racing()
		bench.now += 900
		bench.judged = (claim) => ({ acted: 1_000 + claim!, evidence: { claim } })
		bench.must('ada', 'move', { steps: [grab], claim: 700 })
		expect(bench.match.moves.at(-1)).toEqual({ seat: 0, steps: [grab], at: 1_900, acted: 1_700 })
		expect(bench.log.at(-1)?.args).toEqual({ steps: [grab], acted: 1_700, evidence: { claim: 700 } })
		expect(bench.isReplayable()).toBe(true)
	})

	test('cannot bring its own judgement', () => {
		const bench = racing()
		bench.now += 900
		bench.must('ada', 'move', { steps: [grab], acted: 5, evidence: 'mine', claim: 'soon' })
		expect(bench.log.at(-1)?.args).toEqual({ steps: [grab], acted: 1_900, evidence: null })
	})

	test('is never taken back', () => {
		const bench = racing()
		bench.must('ada', 'move', { steps: [grab] })
		expect(viewTable(bench.room, bench.games)?.now.undo).toBeNull()
		expect(bench.do('ada', 'undo')).toEqual({ rejected: 'nothing-to-undo' })
	})

	test('outside of races a claim is nothing', () => {
		const bench = playing()
		bench.must('ada', 'move', { steps: [{ kind: 'take', count: 1 }], claim: 3 })
		expect(bench.log.at(-1)?.args).toEqual({ steps: [{ kind: 'take', count: 1 }] })
	})
})

describe('where several may act at the same time', () => {
	test('W22: what others do makes nobody’s move stale', () => {
		const bench = playing({ game: 'boundless', games: findGame })
		const { turn } = bench.match
		bench.must('ada', 'move', { steps: [ready] })
		expect(bench.match.turn).toBe(turn)
		expect(bench.do('ada', 'undo')).toEqual({ rejected: 'nothing-to-undo' })
		expect(bench.do('bob', 'move', { steps: [ready] }, { turn })).toBeUndefined()
		expect(bench.match.turn).toBe(turn + 1)
	})

	test('whoever may not act is told the rules’ own reason, and nothing changes', () => {
		const bench = playing({ game: 'boundless', games: findGame })
		const before = bench.room
		expect(bench.move('ada', place(3))).toEqual({ rejected: 'too-early', step: 0 })
		expect(bench.room).toBe(before)
	})

	test('bots get ready at times of their own, whatever the others do meanwhile', () => {
		const bench = seated({ game: 'boundless', games: findGame }, 'bob')
		bench.must('ada', 'add-bot').must('ada', 'add-bot').must('ada', 'start')
		const planned = ownEntries(bench.room, findGame).filter(({ args }) => (args as MoveArgs).seat !== TABLE)
		expect(planned).toHaveLength(2)
		bench.now += 500
		bench.must('bob', 'move', { steps: [ready] })
		bench.doOwn()
		expect(nextOwnMove(bench.room, findGame)).toEqual(planned[1])
	})
})

describe('a bot in a race', () => {
	test('that sits down in the middle does not act before', () => {
		const bench = racing()
		bench.gone.set('bob', bench.now - 60_000)
		bench.now += 3_000
		bench.must('ada', 'hand-over', { seat: 2, to: 'bot' })
		const own = nextOwnMove(bench.room, bench.games)!
		expect(own).toMatchObject({ at: bench.now, args: { seat: 1, acted: 4_000 } })
	})

	test('keeps to its plan while others act', () => {
		const bench = seated({ game: 'boundless', games: findGame }, 'bob').must('ada', 'add-bot')
		bench
			.must('ada', 'start')
			.must('ada', 'move', { steps: [ready] })
			.must('bob', 'move', { steps: [ready] })
		while (!raceOf(bench.room, findGame)) bench.doOwn()
		const { at } = nextOwnMove(bench.room, findGame)!
		bench.now += 400
		bench.must('ada', 'move', { steps: [place(2)] })
		expect(nextOwnMove(bench.room, findGame)!.at).toBe(at)
	})

	test('whole evenings of bots end by themselves, and replay', () => {
		const bench = seated({ game: 'boundless', games: findGame }).must('ada', 'add-bot')
		bench.must('ada', 'add-bot').must('ada', 'start')
		while (bench.doOwn());
		expect(bench.room.phase).toBe('over')
		expect(bench.isReplayable()).toBe(true)
	})
})

describe('the table', () => {
	test('sees a race coming while the cards are dealt, not while it waits for players', () => {
		const bench = playing({ game: 'boundless', games: findGame })
		const isAhead = () => isRaceAhead(bench.room, findGame, bench.now)
		expect(isAhead()).toBe(false)
		bench.move('ada', ready)
		expect(isAhead()).toBe(false)
		bench.move('bob', ready)
		while (!raceOf(bench.room, findGame)) {
			expect(isAhead()).toBe(true)
			bench.doOwn()
		}
		expect(isAhead()).toBe(false)
		expect(isRaceAhead(playing().room, bench.games, bench.now)).toBe(false)
	})

	test('sees one coming as soon as it is five seconds off, and no game that stands still', () => {
		const { room, match, games } = playing({ game: 'dash' })
		const isAhead = (before: number, change: Partial<typeof match> = {}) =>
			isRaceAhead({ ...room, match: { ...match, ...change } }, games, match.startedAt + 1_000 - before)
		expect([isAhead(5_001), isAhead(5_000), isAhead(0)]).toEqual([false, true, true])
		expect(isAhead(0, { outdated: true })).toBe(false)
		expect(isAhead(0, { pausedAt: match.startedAt })).toBe(false)
		expect(isRaceAhead({ ...room, phase: 'over' }, games, match.startedAt)).toBe(false)
		expect(isRaceAhead({ ...room, match: null }, games, match.startedAt)).toBe(false)
		expect(isRaceAhead(room, () => undefined, match.startedAt)).toBe(false)
		expect(raceOf(racing().room, () => undefined)).toBeUndefined()
		expect(raceOf({ ...racing().room, match: null }, games)).toBeUndefined()
	})

	test('sees none where its own move is refused, or leads nowhere however often it is made', () => {
		const { room, match } = playing({ game: 'dash' })
		const isAhead = (change: Partial<AnyGame>) => isRaceAhead(room, findChangedToy(change), match.startedAt)
		expect(isAhead({})).toBe(true)
		expect(isAhead({ apply: () => reject('wrong-phase') })).toBe(false)
		expect(isAhead({ races: () => false, due: () => ({ at: 0, step: { kind: 'reveal' } }) })).toBe(false)
	})

	test('is told who is away, whoever plays there and is not connected, and seats that stand open; and who is a bot', () => {
		const bench = revealed()
		const told = (...here: string[]) =>
			(presenceMove(bench.room, findGame, (person) => !here.includes(person), 0)?.args as MoveArgs)?.steps
		expect(told('ada', 'bob')).toBeUndefined()
		expect(told('bob')).toEqual([{ type: 'presence', away: [0] }])
		bench.must('bob', 'leave')
		expect(told('ada', 'bob')).toEqual([{ type: 'presence', away: [1] }])
		bench.must('ada', 'hand-over', { seat: 2, to: 'bot' })
		expect(told('ada')).toEqual([{ type: 'presence', away: [], bots: [1] }])
	})

	test('of a game that does not ask is told nothing', () => {
		expect(presenceMove(playing().room, playing().games, () => false, 0)).toBeUndefined()
	})
})
