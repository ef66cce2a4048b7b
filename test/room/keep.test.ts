import { expect, test } from 'vitest'
import { keeping } from '../../shared/room/commands/keep.ts'
import { commit } from '../../shared/room/commit.ts'
import { ERASED, withoutName } from '../../shared/room/erased.ts'
import { lifetimeOf } from '../../shared/room/kept.ts'
import { GONE_AFTER, KEPT_LIFETIME, ROOM_LIFETIME } from '../../shared/room/room.ts'
import { viewRoom } from '../../shared/room/view.ts'
import { type Bench, playing, seated } from '../support/bench.ts'

const keep = { kept: true }

/** Ada and Bob agree that it is over. */
function end(bench: Bench): Bench {
	bench.must('ada', 'propose', { what: 'end' })
	return bench.must('bob', 'reply', { proposal: bench.room.proposal?.id ?? 0, yes: true })
}

/** After a game, in a room that Ada's device keeps. */
function overBetweenDevices(): Bench {
	const bench = end(playing())
	bench.room = { ...bench.room, host: 'f'.repeat(32) }
	return bench
}

test('W130: its creator keeps a room between devices, and lets it go again', () => {
	const bench = overBetweenDevices().must('ada', 'keep', keep)
	expect(lifetimeOf(bench.room)).toBe(KEPT_LIFETIME)
	expect(viewRoom(bench.room, bench.games)).toMatchObject({ kept: true, results: [{ game: 'heap' }] })
	bench.must('ada', 'keep', { kept: false })
	expect(lifetimeOf(bench.room)).toBe(ROOM_LIFETIME)
	expect(viewRoom(bench.room, bench.games)).not.toHaveProperty('results')
})

test('W130: nobody keeps it in their place, however long they are away', () => {
	const bench = overBetweenDevices()
	bench.gone.set('ada', bench.now)
	bench.now += GONE_AFTER
	expect(bench.do('bob', 'keep', keep)).toEqual({ rejected: 'not-allowed' })
})

test('W130: on a server the command alone keeps nothing', () => {
	expect(end(playing()).do('ada', 'keep', keep)).toEqual({ rejected: 'not-allowed' })
})

test('W131: before a game was counted there is nothing to keep, and during one it waits', () => {
	const after = (bench: Bench) => commit(bench.room, keeping(true, bench.now), bench.games)
	expect(after(seated({}, 'bob'))).toEqual({ rejected: 'wrong-phase' })
	expect(after(playing())).toEqual({ rejected: 'wrong-phase' })
	expect(after(end(playing()))).toMatchObject({ room: { kept: true } })
})

test.each([{}, { kept: 1 }, { kept: 'yes' }])('W130: %j says neither', (args) => {
	expect(overBetweenDevices().do('ada', 'keep', args)).toEqual({ rejected: 'malformed' })
})

test('W132: a kept room remembers how its latest eight games ended, its people and its options', () => {
	const bench = end(playing())
	const kept = commit(bench.room, keeping(true, bench.now), bench.games)
	if (!('room' in kept)) throw new Error(kept.rejected)
	bench.room = kept.room
	bench.log.push(kept.entry!)
	const { seats, options } = bench.room
	for (let game = 0; game < 9; game++) {
		bench.now += 60_000
		end(bench.must('ada', 'rematch'))
	}
	expect(bench.room.results).toHaveLength(8)
	expect(bench.room.results?.at(-1)).toEqual({
		at: bench.now,
		game: 'heap',
		players: [
			expect.objectContaining({ name: 'ada', score: expect.any(Number) }),
			expect.objectContaining({ name: 'bob', score: expect.any(Number) }),
		],
	})
	expect(bench.room.results?.[0]?.players.map(({ person }) => person)).toEqual(['ada', 'bob'])
	expect(JSON.stringify(viewRoom(bench.room, bench.games).results)).not.toContain('person')
	expect(bench.room.results?.[0]?.at).toBe(bench.now - 7 * 60_000)
	expect(bench.room).toMatchObject({ seats, options })
	expect(bench.isReplayable()).toBe(true)
})

test('W150: a result of which it is not stored whose names it tells goes with the first who is erased', () => {
	const placed = { colour: 0, score: 3 }
	const before = { at: 1, game: 'heap', players: [{ ...placed, name: 'ada' }] }
	const told = {
		at: 2,
		game: 'heap',
		players: [
			{ ...placed, name: 'ada', person: 'a' },
			{ ...placed, name: 'bob', person: 'b' },
		],
	}
	const room = { kept: true, results: [before, told] }
	const [, bob] = told.players
	expect(withoutName(room, new Set(['a']))).toEqual({
		kept: true,
		results: [{ ...told, players: [{ ...placed, name: ERASED, person: 'a' }, bob] }],
	})
	const known = { kept: true, results: [told] }
	expect(withoutName(known, new Set(['c']))).toBe(known)
})
