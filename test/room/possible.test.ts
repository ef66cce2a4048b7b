import { describe, expect, test } from 'vitest'
import type { Continuation, Terms } from '../../shared/room/continuation.ts'
import { seedFrom } from '../../shared/room/draw.ts'
import type { Entry } from '../../shared/room/entry.ts'
import { areTermsPossible, isDrawPossible, isEntryPossible } from '../../shared/room/possible.ts'
import { MOST_CHANGES, type Room } from '../../shared/room/room.ts'
import { MOST_BY_STRANGERS } from '../../shared/room/strangers.ts'
import { commitmentOf } from '../../shared/room/view.ts'
import { playing } from '../support/bench.ts'
import { findChangedToy, findToy } from '../support/toys.ts'

const seat = (id: number, player: string | null, bot: string | null = null) => ({
	id,
	name: `${id}`,
	colour: id,
	owner: player,
	player,
	bot,
	botSince: 0,
	ownerName: `${id}`,
	chosen: 0,
})

const terms: Terms = {
	game: 'heap',
	options: { size: 12 },
	creator: 'ada',
	epoch: 0,
	counter: 3,
	seats: [seat(1, 'ada'), seat(2, 'bob'), seat(3, null, 'plain')],
}

describe('a room could have looked like that', () => {
	const are = (change: Partial<Terms>, games = findToy) => areTermsPossible({ ...terms, ...change }, games)

	test('with a game that there is, options of its own, and bots that it has', () => {
		expect(are({})).toBe(true)
		expect(are({ game: 'unheard of' })).toBe(false)
		expect(are({ options: { size: 13 } })).toBe(false)
		expect(are({ options: { more: 1 } })).toBe(false)
		expect(are({ seats: [seat(1, 'ada'), seat(2, null, 'unheard of')] })).toBe(false)
		expect(are({ seats: [seat(1, null, 'unheard of'), seat(2, 'bob')] })).toBe(false)
	})

	test('with as many seats as may play, and with fewer than it takes', () => {
		const four = [1, 2, 3, 4].map((id) => seat(id, `${id}`))
		expect(are({ seats: four })).toBe(true)
		expect(are({ seats: [...four, seat(5, '5')] })).toBe(false)
		expect(are({ seats: [] })).toBe(true)
	})

	test('with options that suit as many as play, or any that may come to play', () => {
		expect(are({ options: { misere: true } })).toBe(true)
		const only = (count: number) =>
			findChangedToy({
				options: {
					fields: {},
					check: (_, players) => (players === count ? undefined : { rejected: 'bad-options' }),
				},
			})
		const options = {}
		expect([1, 2, 4, 5].map((count) => are({ options }, only(count)))).toEqual([false, true, true, false])
	})

	test('with options that name nobody who has no seat', () => {
		const people = findChangedToy({
			options: { fields: { who: { kind: 'choice', values: [0, 1], default: 0 } } },
		})
		expect(are({ options: { who: 'seat:2' } }, people)).toBe(true)
		expect(are({ options: { who: 'seat:9' } }, people)).toBe(false)
	})
})

describe('a seed could have been drawn like that', () => {
	const [secret, share] = ['the secret', 'the share']
	const promise = commitmentOf(secret)
	const signed = { key: 'k', turn: 0, signature: 's', id: 'one' }
	const lot = { seat: 2, pledge: commitmentOf(share), share, key: 'k', signed }
	const drawn = { secret, promise, lots: [lot] }
	const whole = {
		terms: { ...terms, host: 'f' },
		begin: { at: 5, version: 1, seed: seedFrom(secret, [share]), drawn },
		entries: [],
	} satisfies Continuation

	const isWith = (change: Partial<typeof drawn>, seed = whole.begin.seed) =>
		isDrawPossible({ ...whole, begin: { ...whole.begin, seed, drawn: { ...drawn, ...change } } })

	test('by the host and everybody who plays on a device of their own', () => {
		expect(isDrawPossible(whole)).toBe(true)
		expect(isDrawPossible({ ...whole, terms })).toBe(false)
		const alone = { ...whole.terms, seats: [seat(1, 'ada')] }
		expect(isDrawPossible({ ...whole, terms: alone })).toBe(false)
		expect(isWith({ lots: [] }, seedFrom(secret, []))).toBe(false)
		expect(isWith({ lots: [{ ...lot, seat: 1 }] })).toBe(false)
		expect(isWith({ lots: [lot, { ...lot, seat: 3 }] }, seedFrom(secret, [share, share]))).toBe(false)
	})

	test('of the secret that was promised, of shares that were pledged, signed by whoever pledged', () => {
		expect(isWith({ promise: commitmentOf('another') })).toBe(false)
		expect(isWith({ secret: 'another' }, seedFrom('another', [share]))).toBe(false)
		expect(isWith({ lots: [{ ...lot, share: 'another' }] }, seedFrom(secret, ['another']))).toBe(false)
		expect(isWith({ lots: [{ ...lot, key: 'another' }] })).toBe(false)
		expect(isWith({}, 'another')).toBe(false)
	})

	test('or not at all: in a lobby, on a device, or where the host plays alone', () => {
		const { drawn: _, ...begin } = whole.begin
		expect(isDrawPossible({ terms: whole.terms, entries: [] })).toBe(true)
		expect(isDrawPossible({ terms, begin, entries: [] })).toBe(true)
		expect(isDrawPossible({ ...whole, terms: { ...whole.terms, seats: [seat(1, 'ada')] }, begin })).toBe(true)
		expect(isDrawPossible({ ...whole, begin })).toBe(false)
	})
})

describe('an entry could have been made', () => {
	const { room, now } = playing()
	const entry = (type: string, args: object, more: Partial<Entry> = {}): Entry => ({
		at: now,
		by: 'bob',
		type,
		args,
		...more,
	})
	const is = (one: Entry, before: Room = room) => isEntryPossible(before, one, findToy)
	const signed = (turn: number) => ({ signed: { key: 'k', turn, signature: 's' } })
	const changed = (changes: Record<string, number>): Room => ({ ...room, match: { ...room.match!, changes } })

	test('by a command that there is, and that is told to other authorities', () => {
		expect(is(entry('leave', {}))).toBe(true)
		expect(is(entry('dance', {}))).toBe(false)
		expect(is(entry('erase', {}))).toBe(false)
	})

	test('by whoever may, where nobody knows who was away; and by the room itself only what it does', () => {
		expect(is(entry('kick', { seat: 1 }, { by: 'eve' }))).toBe(false)
		expect(is(entry('leave', {}, { by: null }))).toBe(false)
	})

	test('in the turn for which it was signed', () => {
		const steps = [{ kind: 'take', count: 1 }]
		expect(is(entry('move', { steps }, { by: 'ada', ...signed(0) }))).toBe(true)
		expect(is(entry('move', { steps }, { by: 'ada', ...signed(1) }))).toBe(false)
		expect(is(entry('leave', {}, signed(7)))).toBe(true)
	})

	test('as long as nobody changed more than an honest authority lets them', () => {
		expect(is(entry('profile', { name: 'Bob' }), changed({ bob: MOST_CHANGES - 1 }))).toBe(true)
		expect(is(entry('profile', { name: 'Bob' }), changed({ bob: MOST_CHANGES }))).toBe(false)
	})

	test('nor strangers together, but for what ends what one of them began', () => {
		const full = changed({ eve: MOST_BY_STRANGERS })
		expect(is(entry('profile', { name: 'Eve' }, { by: 'eve' }), full)).toBe(false)
		expect(is(entry('leave', {}, { by: 'eve' }), full)).toBe(true)
		expect(is(entry('profile', { name: 'Bob' }), full)).toBe(true)
	})
})
