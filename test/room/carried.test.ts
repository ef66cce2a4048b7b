import { describe, expect, test } from 'vitest'
import { allowances } from '../../shared/room/clock.ts'
import type { Fold } from '../../shared/room/command.ts'
import { addBot } from '../../shared/room/commands/add-bot.ts'
import { interrupt, ownInterruption } from '../../shared/room/commands/interrupt.ts'
import { move } from '../../shared/room/commands/move.ts'
import { reveal } from '../../shared/room/commands/reveal.ts'
import { ownTimeOut, timeOut } from '../../shared/room/commands/time-out.ts'
import type { Room } from '../../shared/room/room.ts'
import { Bench, playing, seated } from '../support/bench.ts'
import { findChangedToy, findToy } from '../support/toys.ts'

const steps = [{ kind: 'take', count: 1 }]

describe('a move', () => {
	const { match } = playing()
	const { tell, isTold } = move.carried as Exclude<typeof move.carried, 'never' | undefined>

	test('is told to another authority as the rules read it, with whose it is and when they acted, where that is said', () => {
		const more = [{ kind: 'take', count: 1, note: 'x' }]
		expect(tell!({ steps: more, evidence: 'none of theirs' }, match, findToy)).toEqual({ steps })
		expect(tell!({ steps: more, seat: 0, acted: 5 }, match, findToy)).toEqual({ steps, seat: 0, acted: 5 })
		expect(tell!({ steps: more, seat: 0 }, match, () => undefined)).toEqual({ steps: more, seat: 0 })
	})

	test('says whose it is where the room made it, and only there', () => {
		expect(isTold!({ steps, seat: 0 }, true)).toBe(true)
		expect(isTold!({ steps, seat: 0, acted: 5 }, true)).toBe(true)
		expect(isTold!({ steps }, true)).toBe(false)
		expect(isTold!({ steps, seat: 0.5 }, true)).toBe(false)
		expect(isTold!({ steps }, false)).toBe(true)
		expect(isTold!({ steps, seat: 0 }, false)).toBe(false)
		expect(isTold!({ steps, acted: 'then' }, false)).toBe(false)
		expect(isTold!({ steps: [] }, false)).toBe(false)
		expect(isTold!({ steps, claim: 5 }, false)).toBe(false)
	})

	test('was signed with what the stopwatch showed, if it showed anything', () => {
		const signed = { key: 'k', turn: 0, signature: 's' }
		expect(move.signedArgs!({ steps, acted: 5 }, signed)).toEqual({ steps })
		expect(move.signedArgs!({ steps, acted: 5 }, { ...signed, claim: 7 })).toEqual({ steps, claim: 7 })
	})

	test('has up to 32 steps, and at least one', () => {
		expect(move.parse({ steps: [] })).toEqual({ rejected: 'bad-move' })
		expect(move.parse({ steps: 'all' })).toEqual({ rejected: 'bad-move' })
		expect(move.parse({ steps: Array(32).fill(steps[0]) })).toMatchObject({ steps: { length: 32 } })
		expect(move.parse({ steps: Array(33).fill(steps[0]) })).toEqual({ rejected: 'bad-move' })
		expect(move.parse({ steps, claim: 'soon' })).toEqual({ steps })
	})

	test('is none in a game whose rules have changed, or that nobody knows any more', () => {
		const { room, now } = playing()
		const fold = (games: Fold['games']): Fold => ({ by: 'ada', at: now, games })
		const outdated: Room = { ...room, match: { ...room.match!, outdated: true } }
		expect(move.apply(outdated, { steps }, fold(findToy))).toEqual({ rejected: 'outdated-game' })
		expect(
			move.apply(
				room,
				{ steps },
				fold(() => undefined),
			),
		).toEqual({ rejected: 'outdated-game' })
		expect(move.apply({ ...room, phase: 'over' }, { steps }, fold(findToy))).toEqual({
			rejected: 'wrong-phase',
		})
	})
})

describe('somebody’s time', () => {
	const bench = seated({}, 'bob').must('ada', 'clock', { pace: 'brisk' }).must('ada', 'start')
	const { room, match } = bench
	const { reserve, turn } = allowances.brisk
	const out = match.startedAt + reserve + turn
	const { isTold, isPossible } = timeOut.carried as Exclude<typeof timeOut.carried, 'never' | undefined>
	const apply = (at: number, seat: number, by: string | null = null, before = room) =>
		timeOut.apply(before, { seat }, { by, at, games: findToy })

	test('is out at its end, for whoever has the turn, and by the room’s word alone', () => {
		expect(apply(out, 1)).toMatchObject({ seats: [{ player: null, bot: 'plain', awaited: 'ada' }, {}] })
		expect(apply(out - 1, 1)).toEqual({ rejected: 'wrong-phase' })
		expect(apply(out, 2)).toEqual({ rejected: 'wrong-phase' })
		expect(apply(out, 1, 'bob')).toEqual({ rejected: 'not-allowed' })
		expect(apply(out, 1, null, playing().room)).toEqual({ rejected: 'wrong-phase' })
		expect(apply(out, 1, null, seated().room)).toEqual({ rejected: 'wrong-phase' })
	})

	test('begins anew where nobody looked for more than ten seconds', () => {
		expect(apply(out + 10_000, 1)).toMatchObject({ seats: [{ player: null }, {}] })
		const late = apply(out + 10_001, 1) as Room
		expect(late.seats).toBe(room.seats)
		expect(late.match!.startedAt).toBe(out + 10_001)
	})

	test('that is out could have been so elsewhere, under the same conditions', () => {
		const entry = ownTimeOut({ place: 0, seat: 1, since: 0, runsOutAt: out })
		expect(entry).toEqual({ at: out, by: null, type: 'time-out', args: { seat: 1 } })
		expect(isPossible!(room, entry, findToy)).toBe(true)
		for (const change of [{ at: out - 1 }, { by: 'bob' }, { args: { seat: 2 } }])
			expect(isPossible!(room, { ...entry, ...change }, findToy), JSON.stringify(change)).toBe(false)
		expect(isPossible!(seated().room, entry, findToy)).toBe(false)
		expect(isTold!({ seat: 1 }, true)).toBe(true)
		expect(isTold!({ seat: 1 }, false)).toBe(false)
		expect(isTold!({ seat: 'one' }, true)).toBe(false)
		expect(isTold!({ seat: 1, more: 1 }, true)).toBe(false)
	})

	describe('stands still while the room is gone', () => {
		const stood = (lost: number, at: number, before = room) => {
			const next = interrupt.apply(before, { lost }, { by: null, at, games: findToy }) as Room
			return next.match!.startedAt - match.startedAt
		}

		test('for as long as that was, and never longer than since anything happened', () => {
			const at = match.startedAt + 9_000
			expect(stood(5_000, at)).toBe(5_000)
			expect(stood(20_000, at)).toBe(9_000)
			expect(stood(20_000, at, { ...room, touchedAt: at - 2_000 })).toBe(2_000)
			expect(stood(-5_000, at)).toBe(0)
		})

		test('by the room’s word alone, and where anybody’s time runs', () => {
			const fold = { at: match.startedAt + 9_000, games: findToy }
			expect(interrupt.apply(room, { lost: 5 }, { ...fold, by: 'ada' })).toEqual({ rejected: 'not-allowed' })
			expect(interrupt.apply(playing().room, { lost: 5 }, { ...fold, by: null })).toEqual({
				rejected: 'wrong-phase',
			})
			expect(interrupt.parse({ lost: 5 })).toEqual({ rejected: 'not-allowed' })
		})

		test('also as another authority tells it', () => {
			const { isTold, isPossible } = interrupt.carried as Exclude<
				typeof interrupt.carried,
				'never' | undefined
			>
			const entry = ownInterruption(5_000, match.startedAt)
			expect(isPossible!(room, entry, findToy)).toBe(true)
			expect(isPossible!(room, { ...entry, by: 'ada' }, findToy)).toBe(false)
			expect(isTold!({ lost: 5 }, true)).toBe(true)
			expect(isTold!({ lost: 5 }, false)).toBe(false)
			expect(isTold!({ lost: 'all' }, true)).toBe(false)
			expect(isTold!({ lost: 5, more: 1 }, true)).toBe(false)
		})
	})
})

test('the last share that is opened begins the game, and no other', () => {
	const lot = (share: string | null) => ({ seat: 1, pledge: 'p', share, key: null, signed: null })
	const draw = (...shares: (string | null)[]) =>
		({ draw: { secret: 's', promise: 'p', since: 0, version: 1, lots: shares.map(lot) } }) as unknown as Room
	expect(reveal.beginsGame!(draw(null, null))).toBe(false)
	expect(reveal.beginsGame!(draw('one', null))).toBe(true)
	expect(reveal.beginsGame!(draw('one', null, null))).toBe(false)
	expect(reveal.beginsGame!(draw('one', 'two'))).toBe(false)
	expect(reveal.beginsGame!(seated().room)).toBe(false)
})

test('a bot of an entry that does not say which is the first that its game once had', () => {
	const { room, now } = new Bench()
	const fold = (games: Fold['games']): Fold => ({ by: 'ada', at: now, games })
	const former = findChangedToy({ formerBots: { slow: 'plain', quick: 'hasty' } })
	expect(addBot.apply(room, {}, fold(former))).toMatchObject({ seats: [{ bot: 'slow', botSince: now }] })
	expect(addBot.apply(room, {}, fold(findToy))).toMatchObject({ seats: [{ bot: 'plain' }] })
	expect(addBot.apply(room, { bot: 'hasty' }, fold(former))).toMatchObject({ seats: [{ bot: 'hasty' }] })
	expect(addBot.apply(room, { bot: 'unheard of' }, fold(former))).toEqual({ rejected: 'no-such-bot' })
	expect(
		addBot.apply(
			room,
			{},
			fold(() => undefined),
		),
	).toEqual({ rejected: 'no-such-game' })
})
