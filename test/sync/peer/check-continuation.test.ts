import { describe, expect, test } from 'vitest'
import type { Continuation } from '../../../shared/room/continuation.ts'
import type { Entry } from '../../../shared/room/entry.ts'
import { isSignedThroughout } from '../../../shared/sync/peer/check-continuation.ts'
import { signedBytes, signedShareBytes } from '../../../shared/sync/peer/signed-command.ts'

const host = 'f'.repeat(32)
const [promise, share] = ['the promise', 'the share']
const steps = [{ kind: 'take', count: 1 }]
const EPOCH = 3 // games before this one

const signed = (key = 'bob’s key', turn = 0) => ({ key, turn, signature: 's' })
const entry = (type: string, args: object, more: Partial<Entry> = {}): Entry => ({
	at: 5,
	by: 'bob',
	type,
	args,
	id: 'one',
	signed: signed(),
	...more,
})
const gameOf = (entries: Entry[], lots: object[] = []): Continuation =>
	({
		terms: { host, creator: 'ada', epoch: EPOCH, seats: [{ id: 2, player: 'bob' }] },
		begin: { drawn: { promise, lots } },
		entries,
	}) as unknown as Continuation

const all = async () => true

/** A key has signed these bytes, and nothing else. */
const only = (bytes: Uint8Array) => async (_: string, asked: Uint8Array) => `${asked}` === `${bytes}`

const isSigned = (entries: Entry[], check = all as Parameters<typeof isSignedThroughout>[1]) =>
	isSignedThroughout(gameOf(entries), check)

describe('what guests did is signed', () => {
	test('by each of them with one key, and nothing twice', async () => {
		const first = entry('profile', { name: 'Bob' })
		expect(await isSigned([first, { ...first, id: 'two' }])).toBe(true)
		expect(await isSigned([first, first])).toBe(false)
		expect(await isSigned([first, { ...first, id: 'two', signed: signed('another key') }])).toBe(false)
		expect(await isSigned([first, { ...first, by: 'cid', signed: signed('cid’s key') }])).toBe(true)
		expect(await isSigned([{ at: 5, by: 'bob', type: 'leave', args: {} }])).toBe(false)
		expect(await isSigned([first], async () => false)).toBe(false)
	})

	test('and nothing that the host did, or the room by itself', async () => {
		for (const by of ['ada', null]) {
			expect(await isSigned([{ at: 5, by, type: 'leave', args: {} }])).toBe(true)
			expect(await isSigned([entry('leave', {}, { by })])).toBe(false)
		}
	})

	test('for this game, and what is no move also for the lobby before it', async () => {
		const bytes = (epoch: number, type: string, args: object) =>
			signedBytes(host, { id: 'one', epoch, turn: 0, type, args })
		for (const [type, args] of [
			['move', { steps }],
			['leave', {}],
		] as const) {
			expect(await isSigned([entry(type, args)], only(bytes(EPOCH + 1, type, args)))).toBe(true)
			expect(await isSigned([entry(type, args)], only(bytes(EPOCH, type, args)))).toBe(type === 'leave')
			expect(await isSigned([entry(type, args)], only(bytes(EPOCH - 1, type, args)))).toBe(false)
		}
	})

	test('not at all on a device, where nobody has a key', async () => {
		const { terms, ...game } = gameOf([entry('leave', {})])
		const { host: _, ...local } = terms
		expect(await isSignedThroughout({ ...game, terms: local }, all)).toBe(false)
		expect(await isSignedThroughout({ ...game, entries: [], terms: local }, all)).toBe(true)
	})
})

describe('whoever drew the seed', () => {
	const lot = { seat: 2, share, signed: { ...signed(), id: 'drawn' } }
	const bytes = signedShareBytes(host, { id: 'drawn', epoch: EPOCH, turn: 0, promise, share })

	test('has signed their share in it', async () => {
		expect(await isSignedThroughout(gameOf([], [lot]), only(bytes))).toBe(true)
		expect(await isSignedThroughout(gameOf([], [lot]), async () => false)).toBe(false)
		expect(await isSignedThroughout(gameOf([], [{ ...lot, signed: null }]), all)).toBe(false)
		expect(await isSignedThroughout(gameOf([], [{ ...lot, seat: 9 }]), all)).toBe(false)
	})

	test('signs all that comes after it with the same key', async () => {
		expect(await isSignedThroughout(gameOf([entry('leave', {})], [lot]), all)).toBe(true)
		const other = entry('leave', {}, { signed: signed('another key') })
		expect(await isSignedThroughout(gameOf([other], [lot]), all)).toBe(false)
	})
})
