import type { Entry } from '../shared/room/entry.ts'
import type { Person } from '../shared/room/room.ts'
import type { DocumentName } from '../shared/sync/documents.ts'
import type { Batch, DocumentUpdate, HostStore, Stored } from '../shared/sync/shell.ts'

const SCHEMA = `
	CREATE TABLE entries (number INTEGER PRIMARY KEY, entry TEXT NOT NULL);
	CREATE TABLE updates (number INTEGER PRIMARY KEY, name TEXT NOT NULL, epoch INTEGER NOT NULL, body BLOB NOT NULL);
	CREATE TABLE away (person TEXT PRIMARY KEY, since INTEGER) WITHOUT ROWID;
`

/** A room's rows in the object's own database. The tables are made with the room: a wrong code writes nothing. */
export class SqliteStore implements HostStore {
	readonly #storage: DurableObjectStorage
	#exists = false
	#tableEpoch = 0 // of the newest table that has updates
	#alarmAt: number | undefined // Infinity while none is set; undefined while nobody has looked

	constructor(storage: DurableObjectStorage) {
		this.#storage = storage
	}

	get #sql(): SqlStorage {
		return this.#storage.sql
	}

	read(): Stored {
		this.#exists = this.#sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'entries'`).toArray().length > 0
		if (!this.#exists) return { entries: [], updates: [], away: {} }
		const entries = this.#sql
			.exec<{ entry: string }>('SELECT entry FROM entries ORDER BY number')
			.toArray()
			.map(({ entry }) => JSON.parse(entry) as Entry)
		const updates = this.#sql
			.exec<{ name: DocumentName; epoch: number; body: ArrayBuffer }>(
				'SELECT name, epoch, body FROM updates ORDER BY number',
			)
			.toArray()
			.map(({ name, epoch, body }) => ({ name, epoch, update: new Uint8Array(body) }))
		const away = this.#sql
			.exec<{ person: Person; since: number | null }>('SELECT person, since FROM away')
			.toArray()
			.map(({ person, since }) => [person, since])
		this.#tableEpoch = Math.max(0, ...updates.map(({ epoch }) => epoch))
		return { entries, updates, away: Object.fromEntries(away) }
	}

	/** One transaction: a throw between two statements alone would leave the first one written. */
	append({ entry, updates }: Batch): void {
		this.#storage.transactionSync(() => {
			if (!this.#exists) this.#sql.exec(SCHEMA)
			if (entry) this.#sql.exec('INSERT INTO entries (entry) VALUES (?)', JSON.stringify(entry))
			for (const update of updates) this.#add(update)
		})
		this.#exists = true
	}

	flush(): Promise<void> {
		return this.#storage.sync()
	}

	compact(whole: DocumentUpdate): void {
		this.#storage.transactionSync(() => {
			this.#sql.exec('DELETE FROM updates WHERE name = ? AND epoch = ?', whole.name, whole.epoch)
			this.#add(whole)
		})
	}

	#add({ name, epoch, update }: DocumentUpdate): void {
		this.#sql.exec('INSERT INTO updates (name, epoch, body) VALUES (?, ?, ?)', name, epoch, update)
		if (name !== 'table' || epoch === this.#tableEpoch) return
		this.#sql.exec(`DELETE FROM updates WHERE name = 'table' AND epoch < ?`, epoch)
		this.#tableEpoch = epoch
	}

	markAway(person: Person, since: number | null): void {
		this.#sql.exec('INSERT OR REPLACE INTO away (person, since) VALUES (?, ?)', person, since)
	}

	/** Moves the alarm only to an earlier time: a room that is woken too early asks again. */
	async wakeAt(at: number): Promise<void> {
		if (this.#alarmAt === undefined) {
			const set = (await this.#storage.getAlarm()) ?? Number.POSITIVE_INFINITY
			this.#alarmAt ??= set // unless it went off while we looked
		}
		if (at >= this.#alarmAt) return
		this.#alarmAt = at
		await this.#storage.setAlarm(at)
	}

	/** The alarm has gone off, so none is set now. */
	forgetAlarm(): void {
		this.#alarmAt = Number.POSITIVE_INFINITY
	}

	async erase(): Promise<void> {
		await this.#storage.deleteAlarm()
		await this.#storage.deleteAll()
		this.#exists = false
		this.#tableEpoch = 0
		this.forgetAlarm()
	}
}
