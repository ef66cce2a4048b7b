import { describe, expect, test } from 'vitest'
import { crowdedOut, PLACES, placeFor } from '../../shared/sync/admission.ts'
import { SILENCE } from '../../shared/sync/attendance.ts'
import { type MadeSocket, madeSocket } from './made-socket.ts'

const NOW = 1_000_000
const HALF = PLACES / 2

/** So many, each from where they are said to come, one after the other. */
const many = (count: number, household: (index: number) => string, isIn = true): MadeSocket[] =>
	Array.from({ length: count }, (_, index) =>
		madeSocket(
			{ person: isIn ? `${household(index)} ${index}` : null, household: household(index), openedAt: index },
			NOW,
		),
	)
const scattered = (index: number) => `net${index}.home`
const newcomer = madeSocket({ person: 'newcomer', household: 'new.home' }, NOW)

describe('at the door', () => {
	test('nobody goes while there is room, and of a household while it has not its half', () => {
		expect(crowdedOut(many(PLACES - 1, scattered, false), 'new.home')).toBeUndefined()
		expect(
			crowdedOut(
				many(HALF - 1, () => 'new.home', false),
				'new.home',
			),
		).toBeUndefined()
	})

	test('of a household that has its half whoever came first goes, in whichever order they are told', () => {
		const own = many(HALF, () => 'new.home', false)
		expect(crowdedOut([...own].reverse(), 'new.home')).toBe(own[0])
		expect(crowdedOut(own, 'other.home')).toBeUndefined()
	})

	test('where it is full whoever came first goes, of the largest crowd', () => {
		const all = [...many(PLACES - 2, scattered, false), ...many(2, () => 'crowd.home', false)]
		expect(crowdedOut(all, 'new.home')).toBe(all[PLACES - 2])
	})

	test('those who are in do not count', () => {
		expect(crowdedOut(many(PLACES, scattered), 'new.home')).toBeUndefined()
	})
})

describe('a place inside', () => {
	const find = (sockets: MadeSocket[], known: readonly MadeSocket[] = [], comer = newcomer) =>
		placeFor(comer, { sockets, isKnown: (socket) => known.includes(socket as MadeSocket), now: NOW })

	test('is free while fewer are in than may be; who waits at the door is not, nor whoever comes', () => {
		const inside = many(PLACES - 1, scattered)
		expect(find([...inside, newcomer, ...many(9, scattered, false)])).toBe('free')
		expect(find([...inside, ...many(1, () => 'one.more')])).toBe('full')
	})

	test('is full for a household that has its half, and free for others', () => {
		const own = many(HALF, () => 'new.home')
		expect(find(own.slice(1))).toBe('free')
		expect(find(own)).toBe('full')
		expect(find(many(HALF, () => 'other.home'))).toBe('free')
	})

	test('is that of whoever fell silent, and not of somebody with a seat', () => {
		const inside = many(PLACES, scattered)
		inside[5]!.heardAt = NOW - SILENCE + 1
		expect(find(inside)).toBe('full')
		inside[5]!.heardAt = NOW - SILENCE
		inside[9]!.heardAt = NOW - 2 * SILENCE
		expect(find(inside)).toBe(inside[5])
		expect(find(inside, [inside[5]!])).toBe(inside[9])
	})

	test('is made for somebody with a seat by whoever of the largest crowd came last', () => {
		const inside = [...many(PLACES - 3, scattered), ...many(3, () => 'crowd.home')]
		expect(find(inside, [newcomer])).toBe(inside[PLACES - 1])
		expect(find(inside, [newcomer, inside[PLACES - 1]!])).toBe(inside[PLACES - 2])
		expect(find(inside, [newcomer, ...inside])).toBe('free')
	})

	test('is made for somebody else only by a network that has taken more than its share', () => {
		const inside = [...many(PLACES - 3, scattered), ...many(3, (index) => `crowd.${index}`)]
		expect(find(inside)).toBe(inside[PLACES - 1])
		const neighbour = madeSocket({ person: 'n', household: 'net0.other' }, NOW)
		expect(find(inside, [], neighbour)).toBe(inside[PLACES - 1])
		const two = madeSocket({ person: 'n', household: 'crowd.home' }, NOW)
		expect(find(inside, [], two)).toBe('full')
	})
})
