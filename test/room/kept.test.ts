import { describe, expect, test } from 'vitest'
import { hasResult, isNobodys, keepRoom, keepsRoom, letGo, noteResult } from '../../shared/room/kept.ts'
import type { Room } from '../../shared/room/room.ts'
import { type Bench, playing, seated } from '../support/bench.ts'

const AT = 5_000

/** A game of six stones, of which whoever begins takes three and the others the rest. */
function playedOut(bench: Bench): Bench {
	bench.move('ada', { kind: 'take', count: 3 }, { kind: 'pass' })
	bench.move('bob', { kind: 'take', count: 2 }, { kind: 'pass' })
	bench.move('ada', { kind: 'take', count: 1 })
	return bench
}

const small = { options: { size: 6 } }
const { room: over } = playedOut(playing(small))

describe('how a game ended', () => {
	test('is told with everybody’s name, colour and score, with who won, and with whose names they are', () => {
		expect(keepRoom(over, AT)).toMatchObject({
			kept: true,
			results: [
				{
					at: AT,
					game: 'heap',
					players: [
						{ name: 'ada', colour: 0, score: 4, won: true, person: 'ada' },
						{ name: 'bob', colour: 1, score: 2, person: 'bob' },
					],
				},
			],
		})
		expect(keepRoom(over, AT).results![0]!.players[1]).not.toHaveProperty('won')
	})

	test('names whoever held a seat first, not who sat there at the end', () => {
		const bench = playing(small).must('bob', 'leave').letIn('carol', 'Carol', 2)
		bench.must('ada', 'propose', { what: 'end' })
		bench.must('carol', 'reply', { proposal: bench.room.proposal!.id, yes: true })
		const { players } = keepRoom(bench.room, AT).results![0]!
		expect(players.map(({ name, person }) => [name, person])).toEqual([
			['ada', 'ada'],
			['bob', 'bob'],
		])
	})

	test('names of a bot whom it played for, or nobody', () => {
		const bench = seated(small, 'bob').must('ada', 'add-bot')
		bench.must('bob', 'leave').must('ada', 'start')
		while (bench.room.phase === 'playing')
			if (!bench.doOwn()) bench.move('ada', { kind: 'take', count: 1 }, { kind: 'pass' })
		const [, player] = keepRoom(bench.room, AT).results![0]!.players
		expect(player).not.toHaveProperty('person')
		const seats = bench.room.seats.map((seat) => (seat.bot ? { ...seat, owner: 'zoe' } : seat))
		expect(keepRoom({ ...bench.room, seats }, AT).results![0]!.players[1]).toMatchObject({ person: 'zoe' })
	})

	test('tells a score of 0 where there is none for a place', () => {
		const match = { ...over.match!, outcome: { scores: [3], winners: [0] } }
		expect(keepRoom({ ...over, match }, AT).results).toMatchObject([
			{ players: [{ score: 3, won: true }, { score: 0 }] },
		])
	})

	test('is nothing before its end, nor where it was given up', () => {
		expect(keepRoom(playing().room, AT).results).toEqual([])
		expect(keepRoom(seated().room, AT).results).toEqual([])
		const abandoned: Room = { ...over, match: { ...over.match!, abandoned: true } }
		expect(keepRoom(abandoned, AT).results).toEqual([])
		expect(hasResult(abandoned)).toBe(false)
	})
})

test('there is something to come back to once a game was played to its end, or once anything was kept', () => {
	expect(hasResult(over)).toBe(true)
	expect(hasResult(seated().room)).toBe(false)
	expect(hasResult({ ...seated().room, results: [] })).toBe(true)
})

test('a room that is let go is one like any other', () => {
	const kept = keepRoom(over, AT)
	expect(letGo(kept)).toEqual(over)
})

describe('in a room that is kept', () => {
	const before = keepRoom(playing(small).room, AT)

	test('a result is noted when a game ends, and then only', () => {
		expect(noteResult(before, { ...over, kept: true }, AT).results).toHaveLength(1)
		expect(noteResult(before, { ...before, locked: true }, AT).results).toEqual([])
		const after: Room = { ...over, kept: true, results: [] }
		expect(noteResult(after, after, AT)).toBe(after)
	})

	test('none is noted of a game that was given up, nor in one that is not kept', () => {
		const abandoned: Room = { ...over, kept: true, match: { ...over.match!, abandoned: true } }
		expect(noteResult(before, abandoned, AT)).toBe(abandoned)
		expect(noteResult(playing(small).room, over, AT)).toBe(over)
	})

	test('the latest eight are, the newest last', () => {
		const earlier = Array.from({ length: 8 }, (_, at) => ({ at, game: 'heap', players: [] }))
		const { results } = noteResult(before, { ...over, kept: true, results: earlier }, AT)
		expect(results!.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5, 6, 7, AT])
	})
})

test('only whoever opened a room decides that it stays', () => {
	expect(keepsRoom(over, ['bob', 'ada'])).toBe(true)
	expect(keepsRoom(over, ['bob'])).toBe(false)
	expect(keepsRoom(over, [])).toBe(false)
})

test('a result is nobody’s where it is of none of its names stored whose they are', () => {
	const player = { name: 'ada', colour: 0, score: 1 }
	expect(isNobodys({ at: 1, game: 'heap', players: [player, player] })).toBe(true)
	expect(isNobodys({ at: 1, game: 'heap', players: [player, { ...player, person: 'ada' }] })).toBe(false)
})
