import { describe, expect, test } from 'vitest'
import type { Entry } from '../../shared/room/entry.ts'
import type { DocumentUpdate, HostStore } from '../../shared/sync/shell.ts'

const entry = (text: string): Entry => ({ at: 5, by: 'ada', id: text, type: 'chat', args: { text } })
const update = (name: DocumentUpdate['name'], epoch: number, ...bytes: number[]): DocumentUpdate => ({
	name,
	epoch,
	update: Uint8Array.from(bytes),
})
const nothing = { entries: [], updates: [], away: {} }

/** What every store of a room must do. `use` lends a test an empty store, and a way to open it again. */
export function describeHostStore(
	name: string,
	use: (work: (store: HostStore, reopen: () => HostStore) => Promise<void>) => Promise<void>,
): void {
	describe(name, () => {
		test('holds nothing at first', () =>
			use(async (store) => {
				expect(await store.read()).toEqual(nothing)
			}))

		test('keeps entries and updates in order, over a restart', () =>
			use(async (store, reopen) => {
				await store.read()
				await store.append({ entries: [entry('one')], updates: [update('room', 0, 1)] })
				await store.append({
					entries: [entry('two')],
					updates: [update('room', 0, 2), update('table', 1, 3)],
				})
				await store.append({ entries: [], updates: [update('table', 1, 4)] })
				await store.append({ entries: [entry('three')], updates: [] })
				expect(await reopen().read()).toEqual({
					entries: [entry('one'), entry('two'), entry('three')],
					updates: [update('room', 0, 1), update('room', 0, 2), update('table', 1, 3), update('table', 1, 4)],
					away: {},
				})
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
				await store.append({ entries: [odd], updates: [] })
				expect((await reopen().read()).entries).toEqual([odd])
			}))

		test('forgets the tables of older games when a new one is written', () =>
			use(async (store, reopen) => {
				await store.read()
				await store.append({
					entries: [entry('one')],
					updates: [update('room', 0, 1), update('table', 1, 2)],
				})
				await store.append({ entries: [entry('two')], updates: [update('table', 2, 3)] })
				const { updates } = await reopen().read()
				expect(updates).toEqual([update('room', 0, 1), update('table', 2, 3)])
			}))

		test('replaces the updates of one document by one', () =>
			use(async (store, reopen) => {
				await store.read()
				await store.append({
					entries: [entry('one')],
					updates: [update('room', 0, 1), update('table', 1, 2)],
				})
				await store.append({ entries: [entry('two')], updates: [update('room', 0, 3)] })
				await store.compact(update('room', 0, 1, 3))
				await store.append({ entries: [entry('three')], updates: [update('room', 0, 4)] })
				const { entries, updates } = await reopen().read()
				expect(entries).toHaveLength(3)
				expect(updates.filter(({ name }) => name === 'room')).toEqual([
					update('room', 0, 1, 3),
					update('room', 0, 4),
				])
				expect(updates.filter(({ name }) => name === 'table')).toEqual([update('table', 1, 2)])
			}))

		test('remembers who is away, and that they came back', () =>
			use(async (store, reopen) => {
				await store.read()
				await store.append({ entries: [entry('one')], updates: [] })
				await store.markAway('ada', 100)
				await store.markAway('bob', 200)
				await store.markAway('ada', null)
				expect((await reopen().read()).away).toEqual({ ada: null, bob: 200 })
			}))

		test('is not changed by what happens to what it was given, or gave', () =>
			use(async (store, reopen) => {
				await store.read()
				const given = update('room', 0, 1, 2, 3)
				await store.append({ entries: [entry('one')], updates: [given] })
				given.update.fill(0)
				expect((await reopen().read()).updates).toEqual([update('room', 0, 1, 2, 3)])
			}))

		test('once erased, holds nothing, and can be used again', () =>
			use(async (store, reopen) => {
				await store.read()
				await store.append({
					entries: [entry('one')],
					updates: [update('room', 0, 1), update('table', 3, 2)],
				})
				await store.markAway('ada', 100)
				await store.wakeAt(5_000)
				await store.erase()
				const again = reopen()
				expect(await again.read()).toEqual(nothing)
				await again.append({ entries: [entry('two')], updates: [update('table', 1, 9)] })
				expect(await reopen().read()).toEqual({
					entries: [entry('two')],
					updates: [update('table', 1, 9)],
					away: {},
				})
			}))
	})
}
