import { describe, expect, test } from 'vitest'
import type { GameRecord } from '../../shared/kernel/record.ts'
import type { Chat } from '../../shared/room/chat.ts'
import { roomOf } from '../../shared/room/create-room.ts'
import type { Entry } from '../../shared/room/entry.ts'
import { type Checkpoint, takeCheckpoint } from '../../shared/sync/checkpoint.ts'
import type { Batch, DocumentUpdate, HostStore } from '../../shared/sync/shell.ts'

const entry = (text: string): Entry => ({ at: 5, by: 'ada', id: text, type: 'profile', args: { name: text } })
const update = (name: DocumentUpdate['name'], epoch: number, ...bytes: number[]): DocumentUpdate => ({
	name,
	epoch,
	update: Uint8Array.from(bytes),
})
const batch = (text: string, ...updates: DocumentUpdate[]): Batch => ({ entries: [entry(text)], updates })
const nothing = { entries: [], updates: [], away: {} }

const checkpoint = (code: string): Checkpoint =>
	takeCheckpoint(
		roomOf({ at: 1, by: 'ada', type: 'create', args: { code, game: 'heap', options: {}, version: 1 } }),
		{},
	)
const chat = (text: string): Chat => ({
	lines: [{ n: 1, seat: 1, name: 'Ada', text, at: 5 }],
	heard: ['ada:1'],
})
const record = (seed: string): GameRecord => ({
	game: 'heap',
	version: 1,
	options: {},
	seating: { count: 2 },
	seats: [],
	seed,
	moves: [],
})

/** A room in a game: what was before it, and what it began with. */
const begin = (store: HostStore, text = 'start', epoch = 1) =>
	store.begin({
		...batch(text, update('room', epoch, 1), update('table', epoch, 2)),
		before: checkpoint(`BEFORE${epoch}`),
	})

/** What every store of a room must do. `use` lends a test an empty store, and a way to open it again. */
export function describeHostStore(
	name: string,
	use: (work: (store: HostStore, reopen: () => HostStore) => Promise<void>) => Promise<void>,
): void {
	describe(name, () => {
		test('holds nothing at first', () =>
			use(async (store) => {
				expect(await store.read()).toEqual(nothing)
				expect(await store.readChat()).toBeUndefined()
				expect(await store.readRecord(1)).toBeUndefined()
			}))

		test('keeps a room at rest as it is, and nothing of what led to it', () =>
			use(async (store, reopen) => {
				await store.read()
				for (const [index, text] of ['one', 'two', 'three'].entries())
					await store.rest({
						...batch(text, update('room', 1, index)),
						after: checkpoint(text),
						document: update('room', 1, 9, index),
					})
				expect(await reopen().read()).toEqual({
					...nothing,
					after: checkpoint('three'),
					updates: [update('room', 1, 9, 2)],
				})
			}))

		test('keeps what happens in a game in order, over a restart', () =>
			use(async (store, reopen) => {
				await store.read()
				await begin(store)
				await store.append(batch('one', update('table', 1, 3)))
				await store.append({ entries: [], updates: [update('table', 1, 4)] })
				await store.append({ entries: [entry('two'), entry('three')], updates: [] })
				expect(await reopen().read()).toEqual({
					before: checkpoint('BEFORE1'),
					entries: [entry('start'), entry('one'), entry('two'), entry('three')],
					updates: [
						update('room', 1, 1),
						update('table', 1, 2),
						update('table', 1, 3),
						update('table', 1, 4),
					],
					away: {},
				})
			}))

		test('a game that began with the room has nothing before it', () =>
			use(async (store, reopen) => {
				await store.read()
				await store.begin({ ...batch('continue', update('room', 1, 1)), before: undefined })
				expect(await reopen().read()).toEqual({
					entries: [entry('continue')],
					updates: [update('room', 1, 1)],
					away: {},
				})
			}))

		test('keeps the room after a game beside the game', () =>
			use(async (store, reopen) => {
				await store.read()
				await begin(store)
				await store.append(batch('last', update('table', 1, 3)))
				await store.rest({ ...batch('leave'), after: checkpoint('after'), document: update('room', 1, 8) })
				expect(await reopen().read()).toEqual({
					before: checkpoint('BEFORE1'),
					entries: [entry('start'), entry('last')],
					after: checkpoint('after'),
					updates: [update('room', 1, 8), update('table', 1, 2), update('table', 1, 3)],
					away: {},
				})
			}))

		test('a new game takes the place of all that was before', () =>
			use(async (store, reopen) => {
				await store.read()
				await begin(store)
				await store.append(batch('one', update('table', 1, 3)))
				await store.compact(update('table', 1, 7))
				await store.rest({ ...batch('leave'), after: checkpoint('after'), document: update('room', 1, 8) })
				const again = reopen()
				await again.read()
				await begin(again, 'rematch', 2)
				expect(await reopen().read()).toEqual({
					before: checkpoint('BEFORE2'),
					entries: [entry('rematch')],
					updates: [update('room', 2, 1), update('table', 2, 2)],
					away: {},
				})
			}))

		test('keeps the record of the game before, until the next but one', () =>
			use(async (store, reopen) => {
				await store.read()
				await begin(store)
				const next = (epoch: number) =>
					store.begin({
						...batch('rematch'),
						before: checkpoint('before'),
						finished: { epoch, record: record(`seed ${epoch}`) },
					})
				await next(1)
				const again = reopen()
				await again.read()
				expect(await again.readRecord(1)).toEqual(record('seed 1'))
				expect(await again.readRecord(2)).toBeUndefined()
				await next(2)
				expect(await store.readRecord(1)).toBeUndefined()
				expect(await store.readRecord(2)).toEqual(record('seed 2'))
			}))

		test('keeps what any JSON holds', () =>
			use(async (store, reopen) => {
				await store.read()
				const odd: Entry = {
					at: 1.5,
					by: null,
					type: 'move',
					args: { steps: [null, '\u0000"\\\u2028💡', { deep: [[-0.1]] }] },
				}
				await begin(store)
				await store.append({ entries: [odd], updates: [] })
				expect((await reopen().read()).entries.at(-1)).toEqual(odd)
			}))

		test('spares a wake the updates that one stands for', () =>
			use(async (store, reopen) => {
				await store.read()
				await begin(store)
				await store.append(batch('one', update('room', 1, 3), update('table', 1, 4)))
				await store.compact(update('room', 1, 1, 3))
				await store.append(batch('two', update('room', 1, 5)))
				const { entries, updates } = await reopen().read()
				expect(entries).toHaveLength(3)
				expect(updates.filter(({ name }) => name === 'room')).toEqual([
					update('room', 1, 1, 3),
					update('room', 1, 5),
				])
				expect(updates.filter(({ name }) => name === 'table')).toEqual([
					update('table', 1, 2),
					update('table', 1, 4),
				])
			}))

		test('remembers who is away, and what was said, beside every game', () =>
			use(async (store, reopen) => {
				await store.read()
				await begin(store)
				await store.keepAway({ ada: 100, bob: 200 })
				await store.keepAway({ ada: null })
				await store.keepChat(chat('one'))
				await store.keepChat(chat('two'))
				await begin(store, 'rematch', 2)
				const again = reopen()
				expect((await again.read()).away).toEqual({ ada: null })
				expect(await again.readChat()).toEqual(chat('two'))
			}))

		test('is not changed by what happens to what it was given, or gave', () =>
			use(async (store, reopen) => {
				await store.read()
				const given = update('room', 1, 1, 2, 3)
				await store.begin({ ...batch('one', given), before: undefined })
				given.update.fill(0)
				expect((await reopen().read()).updates).toEqual([update('room', 1, 1, 2, 3)])
			}))

		test('once erased, holds nothing, and can be used again', () =>
			use(async (store, reopen) => {
				await store.read()
				await begin(store)
				await store.append(batch('one'))
				await store.keepAway({ ada: 100 })
				await store.keepChat(chat('one'))
				await store.wakeAt(5_000)
				await store.erase()
				const again = reopen()
				expect(await again.read()).toEqual(nothing)
				expect(await again.readChat()).toBeUndefined()
				await again.rest({ ...batch('two'), after: checkpoint('two'), document: update('room', 1, 9) })
				expect(await reopen().read()).toEqual({
					...nothing,
					after: checkpoint('two'),
					updates: [update('room', 1, 9)],
				})
			}))
	})
}
