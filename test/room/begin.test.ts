import { describe, expect, test } from 'vitest'
import { beginGame } from '../../shared/room/begin.ts'
import { runningClock } from '../../shared/room/clock.ts'
import { roomBefore } from '../../shared/room/continue.ts'
import { holdsAnother } from '../../shared/room/holders.ts'
import { placesFor } from '../../shared/room/named-seats.ts'
import { asksForPresence } from '../../shared/room/presence.ts'
import { tidy } from '../../shared/room/profile.ts'
import { areVoters } from '../../shared/room/proposal.ts'
import { COLOURS, freeColour, type Room } from '../../shared/room/room.ts'
import { selvesOf } from '../../shared/room/selves.ts'
import { noteSittings } from '../../shared/room/sittings.ts'
import { waitsIn } from '../../shared/room/waits.ts'
import { playing, seated } from '../support/bench.ts'
import { findToy } from '../support/toys.ts'

describe('a game begins', () => {
	const { room } = seated({}, 'bob', 'cid')
	const begin = (before: Room, more: object = {}) =>
		beginGame(before, { seed: 's', version: 1, ...more }, { by: 'ada', at: 5, games: findToy }) as Room
	const chosen = (...numbers: number[]): Room => ({
		...room,
		seats: room.seats.map((seat, place) => ({ ...seat, chosen: numbers[place]! })),
	})

	test('with whoever chose their colour last as the latecomer, if anybody chose', () => {
		expect(begin(chosen(0, 0, 0)).match!.seating).toEqual({ count: 3 })
		expect(begin(chosen(4, 9, 2)).match!.seating).toEqual({ count: 3, latecomer: 1 })
		expect(begin(chosen(0, 0, 1)).match!.seating).toEqual({ count: 3, latecomer: 2 })
	})

	test('with the keys of those who drew its seed, where they did', () => {
		const lots = ['k', null, 'l'].map((key) => ({ key }))
		expect(begin(room, { drawn: { lots } }).match!.keys).toEqual(['k', 'l'])
		expect(begin(room).match).not.toHaveProperty('keys')
	})

	test('as over where its rules are not those of today', () => {
		expect(begin(room)).toMatchObject({ phase: 'playing', epoch: 1, match: { outdated: false } })
		expect(begin(room, { version: 0 })).toMatchObject({ phase: 'over', epoch: 1, match: { outdated: true } })
	})

	test('here, and with the deal of a day once', () => {
		const begun = begin({ ...room, moved: { code: 'CDFGHJ' }, day: '2026-11-18' }, { day: '2026-11-18' })
		expect(begun.match!.day).toBe('2026-11-18')
		for (const field of ['moved', 'day']) expect(begun).not.toHaveProperty(field)
	})
})

describe('the table waits', () => {
	const { room, match } = playing()
	const waiting = (change: Partial<typeof match>, more: Partial<Room> = {}) =>
		waitsIn({ ...room, ...more, match: { ...match, ...change } }, findToy).length

	test('for the person whose turn it is, in a game that goes on', () => {
		expect(waiting({})).toBe(1)
		expect(waiting({ outdated: true })).toBe(0)
		expect(waiting({ pausedAt: 5 })).toBe(0)
		expect(waiting({}, { phase: 'over' })).toBe(0)
		expect(waitsIn(room, () => undefined)).toEqual([])
		expect(waitsIn({ ...room, match: null }, findToy)).toEqual([])
	})

	test('for nobody in a seat that is open or a bot’s, or that is not there', () => {
		const [ada, bob] = room.seats
		expect(waiting({}, { seats: [{ ...ada!, player: null }, bob!] })).toBe(0)
		expect(waiting({}, { seats: [bob!] })).toBe(0)
	})
})

test('a time that is spent is out at once, and not before it began', () => {
	const { room, match } = seated({}, 'bob').must('ada', 'clock', { pace: 'brisk' }).must('ada', 'start')
	const clock = { ...match.clock!, left: [0, 0], spent: 1e9 }
	const running = runningClock({ ...room, match: { ...match, clock } }, findToy)!
	expect(running.runsOutAt).toBe(running.since)
})

test('whoever owns a seat, plays in it or has played in it holds another than the rest', () => {
	const { room, match } = playing()
	const [ada, bob] = room.seats
	const seats = [ada!, { ...bob!, owner: 'zoe' }]
	expect(['zoe', 'bob'].map((person) => holdsAnother({ ...room, seats }, person, 1))).toEqual([true, true])
	expect(['zoe', 'bob'].map((person) => holdsAnother({ ...room, seats }, person, 2))).toEqual([false, false])
	const held = [{ person: 'eve', seat: 2 }]
	const known = { ...room, match: { ...match, held } }
	expect([1, 2].map((seat) => holdsAnother(known, 'eve', seat))).toEqual([true, false])
})

test('options that name seats name their places, in the order of the table; what names none stays', () => {
	const ids = [4, 7, 9]
	expect(placesFor({ who: ['seat:9', 'seat:4'] }, ids)).toEqual({ who: [0, 2] })
	expect(placesFor({ who: ['seat:9', 'seat:5'] }, ids)).toEqual({ who: [2] })
	expect(placesFor({ order: [3, 1, 2], one: 'seat:7' }, ids)).toEqual({ order: [3, 1, 2], one: 1 })
	expect(placesFor({ order: [] }, ids)).toEqual({ order: [] })
})

test('the first colour that nobody has is free; where all are taken it is the first of all', () => {
	const { room } = seated()
	const [seat] = room.seats
	const taken = (...colours: number[]): Room => ({
		...room,
		seats: colours.map((colour) => ({ ...seat!, colour })),
	})
	expect(freeColour(taken(0, 1, 3))).toBe(2)
	expect(freeColour(taken())).toBe(0)
	expect(freeColour(taken(...Array(COLOURS).keys()))).toBe(0)
})

test('a text that is four times too long is cut, a longer one is none', () => {
	expect(tidy('x'.repeat(40), 10)).toBe('x'.repeat(10))
	expect(tidy('x'.repeat(41), 10)).toBeUndefined()
})

describe('a game from elsewhere', () => {
	const seats = [
		{ id: 1, owner: 'ada’s device', botSince: 0 },
		{ id: 2, owner: 'bob’s device', botSince: 30 },
	]
	const later = [{ id: 3, owner: 'cid’s device', botSince: 0 }]
	const game = { terms: { seats }, since: { seats: later }, begin: { at: 20 }, entries: [] }
	const first = { at: 1_000, by: 'ada', type: 'continue', args: { game, later: 500 } }

	test('begins as much later as it is now, and so did its bots', () => {
		const before = roomBefore(first)
		expect(before).toMatchObject({ createdAt: 520, touchedAt: 520, phase: 'lobby' })
		expect(before.seats.map(({ botSince }) => botSince)).toEqual([0, 530])
	})

	test('tells who somebody was there: whoever held their seat, before the game or after it', () => {
		const { room, match } = playing()
		const held = [
			{ person: 'ada', seat: 1 },
			{ person: 'cid', seat: 3 },
		]
		const here: Room = { ...room, match: { ...match, held }, formerly: [['ada’s phone', 'ada']] }
		expect([...selvesOf(here, first, 'ada')]).toEqual(['ada', 'ada’s phone', 'ada’s device'])
		expect([...selvesOf(here, first, 'cid')]).toEqual(['cid', 'cid’s device'])
		expect([...selvesOf(here, { ...first, type: 'create' }, 'cid')]).toEqual(['cid'])
		expect([...selvesOf(here, undefined, 'bob')]).toEqual(['bob'])
	})
})

describe('for whom a bot plays', () => {
	const { room } = playing()
	const [ada, bob] = room.seats
	const standing = { ...bob!, player: null, bot: 'plain', awaited: 'bob' }
	const before: Room = { ...room, seats: [ada!, standing] }
	const changed = (change: Partial<typeof standing>) =>
		noteSittings(before, { ...before, seats: [ada!, { ...standing, ...change } as typeof standing] }, 900)
			.seats[1]!

	test('is remembered as long as that is the same seat of the same person', () => {
		expect(changed({ botSince: 7 })).toMatchObject({ awaited: 'bob' })
		expect(changed({ bot: null as never })).not.toHaveProperty('awaited')
		expect(changed({ owner: 'zoe' })).not.toHaveProperty('awaited')
	})

	test('is forgotten when they sit there again, since when is known', () => {
		const back = changed({ player: 'bob' as never, bot: null as never })
		expect(back).toMatchObject({ since: 900 })
		expect(back).not.toHaveProperty('awaited')
		expect(noteSittings(before, before, 900)).toBe(before)
		const lobby: Room = { ...before, phase: 'lobby' }
		const others: Room = { ...lobby, seats: [{ ...ada!, player: 'eve' }] }
		expect(noteSittings(lobby, others, 900)).toBe(others)
	})
})

test('whoever is away is asked for by games that want to know, while one is on', () => {
	expect(asksForPresence(playing({ game: 'dash' }).room, findToy)).toBe(true)
	expect(asksForPresence(playing().room, findToy)).toBe(false)
	expect(asksForPresence(seated({ game: 'dash' }).room, findToy)).toBe(false)
	expect(asksForPresence(playing({ game: 'dash' }).room, () => undefined)).toBe(false)
})

test('voters are up to six seats, by their numbers', () => {
	expect([[], [1, 2], [1, 2, 3, 4, 5, 6]].map(areVoters)).toEqual([true, true, true])
	expect([undefined, 'all', { length: 1 }, ['one'], [0.5], [1, 2, 3, 4, 5, 6, 7]].some(areVoters)).toBe(false)
})
