import type { Entry } from '../shared/room/entry.ts'
import type { Person } from '../shared/room/room.ts'
import type { DocumentName } from '../shared/sync/documents.ts'
import type { Batch, DocumentUpdate, HostStore, Stored } from '../shared/sync/shell.ts'

/** Entries of the log, and updates of the documents: what one step wrote is one statement, all of it or nothing. */
const SCHEMA = `
	CREATE TABLE history (number INTEGER PRIMARY KEY, kind TEXT NOT NULL, epoch INTEGER NOT NULL, body BLOB NOT NULL);
	CREATE TABLE away (person TEXT PRIMARY KEY, since INTEGER) WITHOUT ROWID;
`

type Row = [kind: 'entry' | DocumentName, epoch: number, body: string | Uint8Array]

const rowOf = ({ name, epoch, update }: DocumentUpdate): Row => [name, epoch, update]

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
		this.#exists = this.#sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'history'`).toArray().length > 0
		if (!this.#exists) return { entries: [], updates: [], away: {} }
		const entries = this.#sql
			.exec<{ body: string }>(`SELECT body FROM history WHERE kind = 'entry' ORDER BY number`)
			.toArray()
			.map(({ body }) => JSON.parse(body) as Entry)
		const updates = this.#sql
			.exec<{ name: DocumentName; epoch: number; body: ArrayBuffer }>(
				`SELECT kind AS name, epoch, body FROM history WHERE kind <> 'entry' ORDER BY number`,
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

	append({ entries, updates }: Batch): void {
		const rows = [...entries.map((entry): Row => ['entry', 0, JSON.stringify(entry)]), ...updates.map(rowOf)]
		const isNewTable = updates.some(({ name, epoch }) => name === 'table' && epoch !== this.#tableEpoch)
		if (this.#exists && !isNewTable) this.#insert(rows)
		else this.#begin(rows, updates)
	}

	#insert(rows: readonly Row[]): void {
		const places = rows.map(() => '(?, ?, ?)').join()
		this.#sql.exec(`INSERT INTO history (kind, epoch, body) VALUES ${places}`, ...rows.flat())
	}

	/** A room, or a game in it. One transaction: a throw between two statements alone would leave the first one written. */
	#begin(rows: readonly Row[], updates: readonly DocumentUpdate[]): void {
		const epoch = Math.max(this.#tableEpoch, ...updates.map((update) => update.epoch))
		this.#storage.transactionSync(() => {
			if (!this.#exists) this.#sql.exec(SCHEMA)
			this.#insert(rows)
			this.#sql.exec(`DELETE FROM history WHERE kind = 'table' AND epoch < ?`, epoch)
		})
		this.#exists = true
		this.#tableEpoch = epoch
	}

	flush(): Promise<void> {
		return this.#storage.sync()
	}

	compact(whole: DocumentUpdate): void {
		this.#storage.transactionSync(() => {
			this.#sql.exec('DELETE FROM history WHERE kind = ? AND epoch = ?', whole.name, whole.epoch)
			this.#insert([rowOf(whole)])
		})
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
