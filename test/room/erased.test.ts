import { describe, expect, test } from 'vitest'
import type { GameRecord } from '../../shared/kernel/record.ts'
import { ERASED, hasErased, isLeftByAll, isNamed, wasHere, withoutName } from '../../shared/room/erased.ts'
import { Bench, playing } from '../support/bench.ts'

const bobs = new Set(['bob'])

describe('a room is left by all', () => {
	test('when whoever opened it goes, and no seat is anybody’s', () => {
		const { room } = new Bench().must('ada', 'add-bot')
		expect(isLeftByAll(room, 'ada')).toBe(true)
		expect(isLeftByAll(room, 'bob')).toBe(false)
	})

	test('and not while anybody has a seat, or plays in one', () => {
		const { room } = playing()
		expect(isLeftByAll(room, 'ada')).toBe(false)
		const [, bob] = room.seats
		for (const seat of [
			{ ...bob!, owner: null },
			{ ...bob!, player: null },
		])
			expect(isLeftByAll({ ...room, seats: [seat] }, 'ada')).toBe(false)
		expect(isLeftByAll({ ...room, seats: [{ ...bob!, owner: null, player: null }] }, 'ada')).toBe(true)
	})
})

test('whoever was erased from a record since is found by what they are called, but between devices', () => {
	const record = (...names: string[]) => ({ seats: names.map((name) => ({ name, colour: 0 })) }) as GameRecord
	expect(hasErased(record('Ada', ERASED))).toBe(true)
	expect(hasErased(record('Ada', 'Bob'))).toBe(false)
	expect(hasErased({ ...record('Ada', ERASED), proof: {} })).toBe(false)
})

describe('somebody without a seat was here', () => {
	const { room } = playing()
	const { match: _, ...lobby } = room

	test('where they held one in this game, or asked for one', () => {
		expect(wasHere(room, 'bob')).toBe(true)
		expect(wasHere(room, 'eve')).toBe(false)
		expect(wasHere({ ...room, match: { ...room.match!, asked: ['fay', 'eve'] } }, 'eve')).toBe(true)
	})

	test('where a result names them, or they came from another browser', () => {
		const none = { ...lobby, match: null }
		expect(wasHere(none, 'bob')).toBe(false)
		const player = { name: 'x', colour: 0, score: 0 }
		const results = [
			{ at: 1, game: 'heap', players: [player] },
			{
				at: 2,
				game: 'heap',
				players: [
					{ ...player, person: 'ada' },
					{ ...player, person: 'bob' },
				],
			},
		]
		expect(wasHere({ ...none, results }, 'bob')).toBe(true)
		expect(wasHere({ ...none, results }, 'eve')).toBe(false)
		const formerly: [string, string][] = [
			['x', 'y'],
			['bob', 'eve'],
		]
		expect(wasHere({ ...none, formerly }, 'eve')).toBe(true)
		expect(wasHere({ ...none, formerly }, 'bob')).toBe(false)
	})
})

describe('what somebody is called is taken out of', () => {
	const { room } = playing()
	const [ada, bob] = room.seats

	test('their seat, and not the seats of others', () => {
		expect(isNamed(room, bobs)).toBe(true)
		const left = withoutName(room, bobs)
		expect(left.seats).toEqual([ada, { ...bob, name: ERASED, ownerName: ERASED }])
		expect(left.seats[0]).toBe(ada)
		expect(isNamed(left, bobs)).toBe(false)
		expect(withoutName(left, bobs)).toBe(left)
	})

	test('a seat that a bot or nobody plays for them', () => {
		const open = { ...bob!, player: null }
		expect(withoutName([open], bobs)).toEqual([{ ...open, name: ERASED, ownerName: ERASED }])
	})

	test('a seat that somebody else plays for them: that one’s name stays; and the other way round', () => {
		const lent = { ...bob!, player: 'zoe', name: 'Zoe', ownerName: 'Bob' }
		expect(withoutName([lent], bobs)).toEqual([{ ...lent, ownerName: ERASED }])
		expect(withoutName([lent], new Set(['zoe']))).toEqual([{ ...lent, name: ERASED }])
	})

	test('what they said their name is, as they signed it too', () => {
		const entry = {
			at: 1,
			by: 'bob',
			type: 'profile',
			args: { name: 'Bob' },
			signed: { key: 'k', sent: { name: 'B' } },
		}
		expect(withoutName(entry, bobs)).toEqual({
			...entry,
			args: { name: ERASED },
			signed: { key: 'k' },
		})
		const { signed: _, ...unsigned } = entry
		expect(withoutName(unsigned, bobs)).toEqual({ ...unsigned, args: { name: ERASED } })
		const others = { ...entry, by: 'ada' }
		expect(withoutName(others, bobs)).toBe(others)
		const nameless = { ...entry, args: { seat: 1 } }
		expect(withoutName(nameless, bobs)).toBe(nameless)
	})

	test('what they asked for, and the name under which they were let in', () => {
		const asked = { id: 4, seat: 2, name: 'Bob', by: 'bob' }
		const admitted = { at: 2, by: 'ada', type: 'admit', args: { ask: 4, yes: true, name: 'Bob' } }
		const other = { ...admitted, args: { ask: 5, yes: true, name: 'Zoe' } }
		expect(withoutName({ asks: [asked], log: [admitted, other] }, bobs)).toEqual({
			asks: [{ ...asked, name: ERASED }],
			log: [{ ...admitted, args: { ...admitted.args, name: ERASED } }, other],
		})
	})

	test('the list of those who may not come back', () => {
		const banned = [
			{ person: 'bob', id: 1, name: 'Bob' },
			{ person: 'eve', id: 2, name: 'Eve' },
		]
		expect(withoutName({ banned }, bobs)).toEqual({ banned: [{ ...banned[0], name: ERASED }, banned[1]] })
	})

	test('a game that was brought: it is not to be compared any more', () => {
		const brought = (seats: unknown[]) => ({
			at: 1,
			by: 'ada',
			type: 'continue',
			args: { game: { terms: { seats } } },
		})
		expect(withoutName(brought([ada, bob]), bobs)).toEqual({
			...brought([ada, { ...bob, name: ERASED, ownerName: ERASED }]),
			args: { game: { terms: { seats: [ada, { ...bob, name: ERASED, ownerName: ERASED }] } }, erased: true },
		})
		const untouched = brought([ada])
		expect(withoutName(untouched, bobs)).toBe(untouched)
	})
})
