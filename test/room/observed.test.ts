import { describe, expect, test } from 'vitest'
import { bytesOfText } from '../../shared/kernel/bytes.ts'
import { sha256Hex } from '../../shared/kernel/sha256.ts'
import {
	digestOf,
	digestOfDraw,
	type ObservedDigests,
	observe,
	type Seen,
} from '../../shared/room/observed-digests.ts'
import type { MoveEntry } from '../../shared/room/room.ts'

const about = { commitment: 'promised', game: 'heap', version: 1, options: {}, seats: [] }
const first: MoveEntry = [0, ['take', 1]]
const second: MoveEntry = [1, ['take', 2]]
const third: MoveEntry = [0, ['take', 3]]

/** A look at a table on which these moves were made. */
const look = (
	before: ObservedDigests | undefined,
	moves: MoveEntry[],
	more: Partial<Seen> = {},
): ObservedDigests =>
	observe(before, { about, now: { outcome: null }, table: { after: moves }, moves, ...more })

const lookFrom = (seat: number, before: ObservedDigests | undefined, moves: MoveEntry[]) =>
	look(before, moves, { seat, hand: { of: seat } })

describe('moves are one’s own', () => {
	test('that were made in a seat while one sat in it', () => {
		const seen = lookFrom(0, lookFrom(0, undefined, []), [first, second, third])
		expect(seen).toMatchObject({ seat: 0, mine: [1, 3] })
		expect(lookFrom(0, seen, [first, second, third, second, first]).mine).toEqual([1, 3, 5])
	})

	test('and not those from before the first look, or from before one sat down there', () => {
		expect(lookFrom(0, undefined, [first]).mine).toEqual([])
		expect(lookFrom(0, look(undefined, []), [first]).mine).toEqual([])
		expect(lookFrom(0, lookFrom(1, undefined, []), [first]).mine).toEqual([])
	})

	test('and nobody’s who watches', () => {
		expect(look(look(undefined, []), [first, second]).mine).toEqual([])
	})

	test('until they are taken back', () => {
		const seen = lookFrom(0, lookFrom(0, undefined, []), [first, second, third])
		expect(lookFrom(0, seen, [first, second]).mine).toEqual([1])
	})
})

describe('a move that was taken back', () => {
	const before = lookFrom(0, lookFrom(0, lookFrom(0, undefined, []), [first]), [first, second])

	test('is noted as gone, with whose it was', () => {
		const after = lookFrom(0, before, [first])
		expect(after.entries).toEqual([digestOf(first)])
		expect(after.gone).toEqual([{ move: 2, isMine: false }])
		const none = lookFrom(0, after, [])
		expect(none.entries).toEqual([])
		expect(none.gone).toEqual([
			{ move: 2, isMine: false },
			{ move: 1, isMine: true },
		])
	})

	test('is noted too where another stands in its place', () => {
		const after = lookFrom(0, before, [first, third])
		expect(after.entries).toEqual([first, third].map(digestOf))
		expect(after.gone).toEqual([{ move: 2, isMine: false }])
	})

	test('takes along how things looked after it, and no more than that', () => {
		expect(before.sights.map(({ moves }) => moves)).toEqual([0, 1, 2])
		expect(lookFrom(0, before, [first]).sights).toEqual(before.sights.slice(0, 2))
		const other = look(before, [first], { table: 'another than before' })
		expect(other.sights).toEqual(before.sights.slice(0, 2))
	})

	test('is the last: that more are gone is not believed', () => {
		const after = lookFrom(0, before, [])
		expect(after.entries).toEqual(before.entries)
		expect(after.gone).toEqual([])
	})

	test('while nothing is gone, nothing is noted', () => {
		expect(before.gone).toEqual([])
		expect(lookFrom(0, before, [first, second, third]).gone).toEqual([])
	})
})

test('every position is seen once, and once more where it shows a hand for the first time', () => {
	const seen = look(undefined, [first])
	expect(look(seen, [first]).sights).toEqual(seen.sights)
	const withHand = lookFrom(1, seen, [first])
	expect(withHand.sights).toEqual([
		...seen.sights,
		{ moves: 1, table: digestOf({ after: [first] }), seat: 1, hand: digestOf({ of: 1 }) },
	])
	expect(lookFrom(1, withHand, [first]).sights).toEqual(withHand.sights)
	expect(look(withHand, [first]).sights).toEqual(withHand.sights)
	expect(look(withHand, [first, second]).sights).toHaveLength(3)
})

test('the end is seen when there is a result', () => {
	expect(look(undefined, [first]).ended).toBe(false)
	expect(look(undefined, [first], { now: { outcome: { scores: [1], winners: [0] } } }).ended).toBe(true)
})

test('how the seed was drawn is believed as it was first told, and left out where nobody drew it', () => {
	const drawn = (promise: string) => ({ about: { ...about, draw: { promise, lots: [] } } })
	const seen = look(undefined, [], drawn('one'))
	expect(seen.draw).toBe(digestOfDraw({ promise: 'one', lots: [] }))
	expect(look(seen, [], drawn('another')).draw).toBe(seen.draw)
	expect(look(undefined, [])).not.toHaveProperty('draw')
})

test('a digest is the first half of SHA-256: little enough to be kept after every move', () => {
	expect(digestOf('once')).toBe(sha256Hex(bytesOfText('"once"')).slice(0, 32))
})

test('what was promised, and what was to be played, is believed as it was first told', () => {
	const seen = look(undefined, [])
	const other = look(seen, [], { about: { ...about, commitment: 'another', version: 2 } })
	expect([other.commitment, other.about]).toEqual([seen.commitment, seen.about])
	expect(look(undefined, [], { about: { ...about, version: 2 } }).about).not.toBe(seen.about)
})
