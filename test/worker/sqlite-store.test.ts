import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { SqliteStore } from '../../worker/sqlite-store.ts'
import { describeHostStore } from '../sync/store-contract.ts'

/** The storage of an object that nobody has used before. */
const inNewObject = (work: (storage: DurableObjectStorage) => Promise<void>): Promise<void> =>
	runInDurableObject(env.ROOMS.get(env.ROOMS.newUniqueId()), (_, { storage }) => work(storage))

describeHostStore('the store in SQLite', (work) =>
	inNewObject((storage) => work(new SqliteStore(storage), () => new SqliteStore(storage))),
)

test('a beginning of which one part cannot be written leaves everything as it was', () =>
	inNewObject(async (storage) => {
		const store = new SqliteStore(storage)
		store.read()
		const entry = { at: 1, by: 'ada', type: 'profile', args: {} }
		const update = { name: 'room' as const, epoch: 1, update: Uint8Array.from([1]) }
		store.begin({ entries: [entry], updates: [update], before: undefined })
		storage.sql.exec(`CREATE TRIGGER full BEFORE INSERT ON steps BEGIN SELECT RAISE(ABORT, 'full'); END`)
		expect(() => store.begin({ entries: [entry, entry], updates: [], before: undefined })).toThrow('full')
		expect(new SqliteStore(storage).read()).toEqual({ entries: [entry], updates: [update], away: {} })
	}))

test('a read that fails is not taken for a room that is not there', () =>
	inNewObject(async (storage) => {
		/** The first read fails, as the platform says; what is asked after that is answered. */
		const failing = (message: string) => {
			const answers = [
				() => {
					throw new Error(message)
				},
			]
			const exec = (query: string) => answers.shift()?.() ?? storage.sql.exec(query)
			return { sql: { exec } } as unknown as DurableObjectStorage
		}
		for (const message of ['database disk image is malformed: SQLITE_CORRUPT', 'no such column: document'])
			expect(() => new SqliteStore(failing(message)).read()).toThrow(message)
		expect(new SqliteStore(storage).read()).toEqual({ entries: [], updates: [], away: {} })
	}))

test('the alarm moves only to an earlier time, until it has gone off', () =>
	inNewObject(async (storage) => {
		const store = new SqliteStore(storage)
		const soon = Date.now() + 3_600_000
		await store.wakeAt(soon + 2)
		await store.wakeAt(soon + 3)
		expect(await storage.getAlarm()).toBe(soon + 2)
		await new SqliteStore(storage).wakeAt(soon + 1)
		expect(await storage.getAlarm()).toBe(soon + 1)
		store.forgetAlarm()
		await store.wakeAt(soon + 9)
		expect(await storage.getAlarm()).toBe(soon + 9)
	}))

test('an alarm that goes off while the store looks for it is not taken for one still set', () =>
	inNewObject(async (storage) => {
		const soon = Date.now() + 3_600_000
		await storage.setAlarm(soon)
		const store = new SqliteStore(storage)
		const looking = store.wakeAt(soon + 1)
		await Promise.all([storage.deleteAlarm(), store.forgetAlarm(), looking])
		expect(await storage.getAlarm()).toBe(soon + 1)
	}))
