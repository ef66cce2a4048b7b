import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { bodyOf, type OldRoom } from '../../support/release-1.ts'
import { roomObject } from './house.ts'

/** As release 1 made them. */
const TABLES = `
	CREATE TABLE history (number INTEGER PRIMARY KEY, kind TEXT NOT NULL, epoch INTEGER NOT NULL, body BLOB NOT NULL);
	CREATE TABLE away (person TEXT PRIMARY KEY, since INTEGER) WITHOUT ROWID;
`

/** Puts an old room's rows where its object keeps them; the object has not read them yet. */
export async function restore({ code, history, away, alarm }: OldRoom): Promise<void> {
	const object = roomObject(code)
	await runInDurableObject(object, async (_, { storage }) => {
		await storage.deleteAll()
		storage.sql.exec(TABLES)
		for (const row of history) {
			const [number, kind, epoch] = row
			storage.sql.exec('INSERT INTO history VALUES (?, ?, ?, ?)', number, kind, epoch, bodyOf(row))
		}
		for (const [person, since] of away) storage.sql.exec('INSERT INTO away VALUES (?, ?)', person, since)
		if (alarm !== null) await storage.setAlarm(alarm)
	})
	await evictDurableObject(object) // it looked before they were there
}
