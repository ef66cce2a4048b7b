import type { GameRecord } from '../shared/kernel/record.ts'
import type { Chat } from '../shared/room/chat.ts'
import { type BatchRow, batchRowOf, type Whole, withoutCompacted } from '../shared/sync/batch-row.ts'
import type { Checkpoint } from '../shared/sync/checkpoint.ts'
import type { DocumentName } from '../shared/sync/documents.ts'
import type { Away, Batch, Beginning, DocumentUpdate, HostStore, Rest, Stored } from '../shared/sync/shell.ts'
import { readOldRoom } from './old-room.ts'
import type { Passages } from './passage/passage.ts'
import type { Subscribers } from './push/subscribers.ts'

/**
 * `steps` (the name is older than the word batch) holds the current game, a row for what happened at once: entries, and
 * their updates of the documents.
 * `kept` holds what there is one of: checkpoints, who is away, what was said, the record of the game before, whom to
 * call, seats that are to go to another device, and documents as a whole.
 */
const SCHEMA = `
	CREATE TABLE steps (number INTEGER PRIMARY KEY, body TEXT NOT NULL, room BLOB, board BLOB);
	CREATE TABLE kept (name TEXT PRIMARY KEY, body TEXT NOT NULL, document BLOB) WITHOUT ROWID;
`

/** What a wake reads of it. */
const WOKEN = `SELECT name, body, document FROM kept WHERE name IN ('before', 'after', 'room', 'table', 'away', 'push')`

type KeptName = 'before' | 'after' | DocumentName | 'away' | 'chat' | 'record' | 'push' | 'passages'
type KeptRow = { name: KeptName; body: string; document: ArrayBuffer | null }

/** A room's rows in the object's own database. The tables are made with the room: a wrong code writes nothing. */
export class SqliteStore implements HostStore {
	readonly #storage: DurableObjectStorage
	#form: 'none' | 'old' | 'present' = 'none' // of what is stored
	#subscribers: Subscribers = {}
	#alarmAt: number | undefined // Infinity while none is set; undefined while nobody has looked

	constructor(storage: DurableObjectStorage) {
		this.#storage = storage
	}

	get #sql(): SqlStorage {
		return this.#storage.sql
	}

	read(): Stored {
		const kept = this.#readKept()
		if (!kept) {
			const old = readOldRoom(this.#sql)
			this.#form = old.isOld ? 'old' : 'none'
			return old
		}
		this.#form = 'present'
		this.#subscribers = JSON.parse(kept.get('push')?.body ?? '{}') as Subscribers
		const before = kept.get('before')
		const after = kept.get('after')
		const wholes = [
			after ? wholeIn(after, 'room') : wholeIn(kept.get('room'), 'room'),
			wholeIn(kept.get('table'), 'table'),
		].filter((whole) => whole !== undefined)
		return {
			...(before && { before: JSON.parse(before.body) as Checkpoint }),
			...withoutCompacted(this.#readSteps(), wholes),
			...(after && { after: (JSON.parse(after.body) as { checkpoint: Checkpoint }).checkpoint }),
			away: JSON.parse(kept.get('away')?.body ?? '{}') as Away,
		}
	}

	/** Undefined where there is no such table: to look for it first would be one more row with every wake. */
	#readKept(): Map<KeptName, KeptRow> | undefined {
		try {
			return new Map(
				this.#sql
					.exec<KeptRow>(WOKEN)
					.toArray()
					.map((row) => [row.name, row]),
			)
		} catch (error) {
			if (error instanceof Error && error.message.includes('no such table: kept')) return undefined
			throw error
		}
	}

	#readSteps(): BatchRow[] {
		return this.#sql
			.exec<{ number: number; body: string; room: ArrayBuffer | null; board: ArrayBuffer | null }>(
				'SELECT number, body, room, board FROM steps ORDER BY number',
			)
			.toArray()
			.map(({ number, body, room, board }) => ({
				...(JSON.parse(body) as Pick<BatchRow, 'entries' | 'epochs'>),
				number,
				documents: {
					...(room && { room: new Uint8Array(room) }),
					...(board && { table: new Uint8Array(board) }),
				},
			}))
	}

	append(batch: Batch): void {
		const { entries, epochs, documents } = batchRowOf(batch)
		this.#sql.exec(
			'INSERT INTO steps (body, room, board) VALUES (?, ?, ?)',
			JSON.stringify({ entries, epochs }),
			documents.room ?? null,
			documents.table ?? null,
		)
	}

	/** One transaction: a throw between two statements alone would leave the first one written. */
	begin({ before, finished, ...batch }: Beginning): void {
		this.#storage.transactionSync(() => {
			this.#prepare()
			this.#sql.exec('DELETE FROM steps')
			this.#sql.exec(`DELETE FROM kept WHERE name IN ('before', 'after', 'room', 'table', 'record')`)
			if (before) this.#keep('before', before)
			if (finished) this.#keep('record', finished)
			this.append(batch)
		})
		this.#form = 'present'
	}

	rest({ after, document: { epoch, update } }: Rest): void {
		const keep = () => this.#keep('after', { checkpoint: after, epoch }, update)
		if (this.#form === 'present') keep()
		else
			this.#storage.transactionSync(() => {
				this.#prepare()
				keep()
			})
		this.#form = 'present'
	}

	/** The tables, where there are none; those of the first release go. */
	#prepare(): void {
		if (this.#form === 'present') return
		if (this.#form === 'old') this.#sql.exec('DROP TABLE history; DROP TABLE away')
		this.#sql.exec(SCHEMA)
	}

	#keep(name: KeptName, body: unknown, document: Uint8Array | null = null): void {
		this.#sql.exec(
			'INSERT OR REPLACE INTO kept (name, body, document) VALUES (?, ?, ?)',
			name,
			JSON.stringify(body),
			document,
		)
	}

	flush(): Promise<void> {
		return this.#storage.sync()
	}

	compact({ name, epoch, update }: DocumentUpdate): void {
		const [last] = this.#sql.exec<{ number: number | null }>('SELECT MAX(number) AS number FROM steps')
		this.#keep(name, { epoch, until: last?.number ?? 0 }, update)
	}

	keepAway(away: Away): void {
		this.#keep('away', away)
	}

	readChat(): Chat | undefined {
		return this.#readOne('chat')
	}

	keepChat(chat: Chat): void {
		this.#keep('chat', chat)
	}

	readRecord(wanted: number): GameRecord | undefined {
		const { epoch, record } = this.#readOne<Beginning['finished'] & object>('record') ?? {}
		return epoch === wanted ? record : undefined
	}

	#readOne<Body>(name: KeptName): Body | undefined {
		if (this.#form !== 'present') return undefined
		const [row] = this.#sql.exec<{ body: string }>('SELECT body FROM kept WHERE name = ?', name)
		return row && (JSON.parse(row.body) as Body)
	}

	get subscribers(): Subscribers {
		return this.#subscribers
	}

	set subscribers(subscribers: Subscribers) {
		this.#subscribers = subscribers
		if (Object.keys(subscribers).length > 0) this.#keep('push', subscribers)
		else this.#sql.exec(`DELETE FROM kept WHERE name = 'push'`)
	}

	readPassages(): Passages {
		return this.#readOne('passages') ?? {}
	}

	keepPassages(passages: Passages): void {
		this.#keep('passages', passages)
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
		this.#form = 'none'
		this.#subscribers = {}
		this.forgetAlarm()
	}
}

/** A document as a whole, where the row has one: up to the row that it names, or up to now. */
function wholeIn(row: KeptRow | undefined, name: DocumentName): Whole | undefined {
	if (!row?.document) return undefined
	const { epoch, until = Number.POSITIVE_INFINITY } = JSON.parse(row.body) as Omit<Whole, 'update'>
	return { name, epoch, update: new Uint8Array(row.document), until }
}
