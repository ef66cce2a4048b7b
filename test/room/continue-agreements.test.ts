import { expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { allowances } from '../../shared/room/clock.ts'
import type { Continuation } from '../../shared/room/continuation.ts'
import { continueRoom } from '../../shared/room/continue.ts'
import type { Room } from '../../shared/room/room.ts'
import { Bench } from '../support/bench.ts'
import { ada, bob, gameOf } from '../support/shared-device.ts'

const LATER = 9_000_000_000_000

/** Ada and Bob at Metro with a clock; a pause, somebody whose time ran out, and some moves of bots. */
function evening(): Bench {
	const bench = new Bench({ game: 'metro', creator: ada, games: findGame })
	let drawn = 0
	bench.entropy = () => `${++drawn}`.padStart(64, '0')
	bench.must(ada, 'sit', { name: 'Ada' }).must(bob, 'sit', { name: 'Bob' })
	bench.must(ada, 'clock', { pace: 'brisk' }).must(ada, 'start')
	bench.must(ada, 'propose', { what: 'pause' })
	bench.must(bob, 'reply', { proposal: bench.room.proposal!.id, yes: true })
	bench.now += 500_000
	bench.must(ada, 'resume')
	for (let made = 0; made < 3; made++) bench.doOwn() // whose time runs out, and then the bot
	return bench
}

function carried(game: Continuation): Room | string {
	const taken = continueRoom({ code: 'BCDFGH', game, seat: 1 }, 'c'.repeat(64), LATER, findGame)
	return isRejected(taken) ? taken.rejected : taken.room
}

const roomFrom = (game: Continuation): Room => {
	const room = carried(game)
	if (typeof room === 'string') throw new Error(room)
	return room
}

test('W66: pauses, clocks and stand-ins go along to another authority, where the clock runs on', () => {
	const bench = evening()
	const { match } = roomFrom(gameOf(bench))
	expect(match?.state).toEqual(bench.match.state)
	expect(match?.moves).toEqual(bench.match.moves)
	expect(match?.clock).toEqual(bench.match.clock)
	expect(match?.clock?.left).toContain(0)
	expect(LATER - (match?.startedAt ?? 0)).toBe(bench.room.touchedAt - bench.match.startedAt)
})

test('W66: a game that all ended, or somebody abandoned, goes along as what it is', () => {
	const bench = evening()
	for (const person of [ada, bob])
		if (!bench.room.seats.some(({ player }) => player === person)) bench.must(person, 'reclaim')
	bench.now += 60_000
	bench.must(bob, 'propose', { what: 'end' })
	bench.must(ada, 'reply', { proposal: bench.room.proposal!.id, yes: true })
	expect(roomFrom(gameOf(bench))).toMatchObject({ phase: 'over', match: { outcome: bench.match.outcome } })

	const alone = new Bench({ game: 'metro', creator: ada, games: findGame })
	alone.entropy = () => '1'.padStart(64, '0')
	alone.must(ada, 'sit', { name: 'Ada' }).must(ada, 'add-bot').must(ada, 'start').must(ada, 'abandon')
	expect(roomFrom(gameOf(alone))).toMatchObject({ phase: 'lobby', match: { abandoned: true } })
})

test('W66: a time that was not out, an end that nobody agreed to and voters by the hundred are not believed', () => {
	const game = gameOf(evening())
	const changed = (change: (copy: Continuation) => void) => {
		const copy = structuredClone(game)
		change(copy)
		return carried(copy)
	}
	const indexOf = (type: string) => game.entries.findIndex((entry) => entry.type === type)
	expect(changed(() => undefined)).not.toBe('bad-log')
	expect(
		changed(({ entries }) => {
			entries[indexOf('time-out')]!.at -= allowances.brisk.reserve
		}),
	).toBe('bad-log')
	expect(
		changed(({ entries }) => {
			entries[indexOf('time-out')]!.by = bob
		}),
	).toBe('bad-log')
	expect(
		changed(({ entries }) => {
			Object.assign(entries[indexOf('propose')]!.args as object, {
				voters: Array.from({ length: 100 }, () => 1),
			})
		}),
	).toBe('bad-log')
	expect(
		changed(({ entries }) => {
			Object.assign(entries[indexOf('propose')]!.args as object, { more: 1 })
		}),
	).toBe('bad-log')
	expect(
		changed(({ terms }) => {
			Object.assign(terms, { clock: 'hasty' })
		}),
	).toBe('bad-log')
	expect(
		changed(({ entries }) => {
			entries.push({
				at: entries.at(-1)!.at,
				by: bob,
				type: 'reply',
				args: { proposal: 1, yes: true, voters: [] },
			})
		}),
	).toBe('bad-log')
})
