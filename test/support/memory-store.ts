import type { GameRecord } from '../../shared/kernel/record.ts'
import type { Chat } from '../../shared/room/chat.ts'
import type { Entry } from '../../shared/room/entry.ts'
import { type BatchRow, batchRowOf, type Whole, withoutCompacted } from '../../shared/sync/batch-row.ts'
import type { Checkpoint } from '../../shared/sync/checkpoint.ts'
import type {
	Away,
	Batch,
	Beginning,
	DocumentUpdate,
	HostStore,
	Rest,
	Stored,
} from '../../shared/sync/shell.ts'

/** The machine went down. */
export class Crash extends Error {}

interface Rows {
	before?: Checkpoint
	after?: Checkpoint
	steps: BatchRow[]
	wholes: Whole[]
	away: Away
	chat?: Chat
	record?: { epoch: number; record: GameRecord }
	old?: Entry[] // as the first release kept them
}

const empty = (): Rows => ({ steps: [], wholes: [], away: {} })

/**
 * A store in memory, which can be made to crash before or after any of its writes. What it was ever told it also
 * remembers, for tests to look at: a room wakes without that.
 */
export class MemoryStore implements HostStore {
	alarmAt: number | undefined
	/** How many more moments go well; each write has two, one before and one after it. */
	fuse = Number.POSITIVE_INFINITY
	onFlush = () => {}
	#rows = empty()
	#told: string[] = []
	/** The names of all lines of the chat there ever were: who said them, and under which id. */
	readonly heard: string[] = []

	/** Holds a room as the first release would have stored it. */
	holdOld(entries: readonly Entry[], away: Away = {}): void {
		this.#rows = { ...empty(), old: structuredClone([...entries]), away }
		this.#told = entries.map((entry) => JSON.stringify(entry))
	}

	/** Every entry there ever was. */
	get entries(): Entry[] {
		return this.#told.map((entry) => JSON.parse(entry))
	}

	get size(): number {
		return this.#told.length
	}

	entryAt(index: number): Entry {
		return JSON.parse(this.#told[index]!)
	}

	/** What a wake would read. */
	get stored(): Stored {
		const { before, after, steps, wholes, away, old } = structuredClone(this.#rows)
		if (old) return { isOld: true, entries: old, updates: [], away }
		return {
			...(before && { before }),
			...withoutCompacted(steps, wholes),
			...(after && { after }),
			away,
		}
	}

	/** How many rows there are, and how long they are as text. */
	get volume(): { rows: number; characters: number } {
		const { steps, wholes, ...kept } = this.#rows
		const text = JSON.stringify(this.#rows, (_, value) => (value instanceof Uint8Array ? [...value] : value))
		return { rows: steps.length + wholes.length + Object.keys(kept).length, characters: text.length }
	}

	async read(): Promise<Stored> {
		this.#burn()
		return this.stored
	}

	append(given: Batch): Promise<void> {
		const batch = structuredClone(given)
		return this.#write((rows) => this.#add(rows, batch), batch.entries)
	}

	begin(given: Beginning): Promise<void> {
		const { before, finished, ...batch } = structuredClone(given)
		return this.#write(({ away, chat }) => {
			const rows: Rows = {
				...empty(),
				away,
				...(chat && { chat }),
				...(before && { before }),
				...(finished && { record: finished }),
			}
			this.#rows = rows
			this.#add(rows, batch)
		}, batch.entries)
	}

	rest(given: Rest): Promise<void> {
		const { entries, after, document } = structuredClone(given)
		return this.#write((rows) => {
			delete rows.old
			rows.after = after
			this.#replace(rows, { ...document, until: Number.POSITIVE_INFINITY })
		}, entries)
	}

	async flush(): Promise<void> {
		this.#burn()
		this.onFlush()
	}

	compact(whole: DocumentUpdate): Promise<void> {
		const given = structuredClone(whole)
		return this.#write((rows) => this.#replace(rows, { ...given, until: rows.steps.length }))
	}

	keepAway(away: Away): Promise<void> {
		return this.#write((rows) => {
			rows.away = structuredClone(away)
		})
	}

	async readChat(): Promise<Chat | undefined> {
		return structuredClone(this.#rows.chat)
	}

	keepChat(chat: Chat): Promise<void> {
		return this.#write((rows) => {
			if (rows.chat?.lines.at(-1)?.n !== chat.lines.at(-1)?.n) this.heard.push(chat.heard.at(-1)!)
			rows.chat = structuredClone(chat)
		})
	}

	async readRecord(epoch: number): Promise<GameRecord | undefined> {
		return this.#rows.record?.epoch === epoch ? structuredClone(this.#rows.record.record) : undefined
	}

	wakeAt(at: number): Promise<void> {
		return this.#write(() => {
			this.alarmAt = at
		})
	}

	erase(): Promise<void> {
		return this.#write(() => {
			this.#rows = empty()
			this.#told = []
			this.alarmAt = undefined
		})
	}

	#add(rows: Rows, batch: Batch): void {
		rows.steps.push({ number: rows.steps.length + 1, ...batchRowOf(batch) })
	}

	#replace(rows: Rows, whole: Whole): void {
		rows.wholes = [...rows.wholes.filter(({ name }) => name !== whole.name), whole]
	}

	async #write(change: (rows: Rows) => void, entries: readonly Entry[] = []): Promise<void> {
		await null
		this.#burn()
		change(this.#rows)
		for (const entry of entries) this.#told.push(JSON.stringify(entry))
		await null
		this.#burn()
	}

	#burn(): void {
		this.fuse -= 1
		if (this.fuse < 0) throw new Crash()
	}
}
