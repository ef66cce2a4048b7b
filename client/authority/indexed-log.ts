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
import { answerTo } from '../app/indexed-database.ts'
import { type OldStoreName, read, type StoreName, write } from './database.ts'

const LONGEST_TIMER = 2 ** 31 - 1 // milliseconds; longer ones go off at once

/** What there is one of in every room. */
interface Kept {
	before: Checkpoint
	after: { checkpoint: Checkpoint; document: DocumentUpdate }
	room: Whole
	table: Whole
	away: Away
	chat: Chat
	record: { epoch: number; record: GameRecord }
	writes: number // how often the room was written: by that a page finds out that another one does so too
}

type KeptName = keyof Kept

const ofOneGame: readonly KeptName[] = ['before', 'after', 'room', 'table', 'record']
const oldStores: OldStoreName[] = ['entries', 'updates', 'away']
const everything: StoreName[] = ['steps', 'kept', ...oldStores]

/**
 * A room's rows in the browser's database, under the room's name: it outlives the page. Only one page at a time
 * may write them; a second one would find that the count of writes is not its own, and fail rather than tear the room.
 */
export class IndexedLog implements HostStore {
	readonly #room: string
	readonly #wake: () => void
	readonly #now: () => number
	#timer: ReturnType<typeof setTimeout> | undefined
	#isStopped = false
	#isOld = false // stored as the first release did
	#next = 1 // the number of the next row
	#writes = 0

	constructor(room: string, wake: () => void, now = Date.now) {
		this.#room = room
		this.#wake = wake
		this.#now = now
	}

	read(): Promise<Stored> {
		return read(everything, async (at) => {
			const [rows, kept, oldEntries, people, since] = await Promise.all([
				answerTo(at('steps').getAll(this.#all)) as Promise<BatchRow[]>,
				this.#readKept(at('kept')),
				answerTo(at('entries').getAll(this.#all)) as Promise<Entry[]>,
				answerTo(at('away').getAllKeys(this.#all)) as Promise<[string, string][]>,
				answerTo(at('away').getAll(this.#all)) as Promise<(number | null)[]>,
			])
			this.#isOld = oldEntries.length > 0
			if (this.#isOld) {
				const away = Object.fromEntries(people.map(([, person], index) => [person, since[index] ?? null]))
				return { isOld: true, entries: oldEntries, updates: [], away }
			}
			this.#next = (rows.at(-1)?.number ?? 0) + 1
			const { before, after, room, table, away = {}, writes = 0 } = kept
			this.#writes = writes
			const wholes = [after ? { ...after.document, until: Number.POSITIVE_INFINITY } : room, table]
			return {
				...(before && { before }),
				...withoutCompacted(
					rows,
					wholes.filter((whole) => whole !== undefined),
				),
				...(after && { after: after.checkpoint }),
				away,
			}
		})
	}

	async #readKept(store: IDBObjectStore): Promise<Partial<Kept>> {
		const names: readonly KeptName[] = ['before', 'after', 'room', 'table', 'away', 'writes']
		const values = await Promise.all(names.map((name) => answerTo(store.get([this.#room, name]))))
		return Object.fromEntries(names.map((name, index) => [name, values[index]]))
	}

	append(batch: Batch): Promise<void> {
		return this.#write(['steps', 'kept'], (at) => this.#add(at('steps'), batch))
	}

	begin({ before, finished, ...batch }: Beginning): Promise<void> {
		return this.#write(everything, (at) => {
			this.#forgetOld(at)
			at('steps').delete(this.#all)
			for (const name of ofOneGame) at('kept').delete([this.#room, name])
			if (before) this.#put(at('kept'), 'before', before)
			if (finished) this.#put(at('kept'), 'record', finished)
			this.#next = 1
			this.#add(at('steps'), batch)
		})
	}

	rest({ after, document }: Rest): Promise<void> {
		return this.#write(everything, (at) => {
			this.#forgetOld(at)
			this.#put(at('kept'), 'after', { checkpoint: after, document })
		})
	}

	/** Nothing is held back here: what was written is safe. */
	flush(): void {}

	compact(whole: DocumentUpdate): Promise<void> {
		return write(['kept'], (at) => this.#put(at('kept'), whole.name, { ...whole, until: this.#next - 1 }))
	}

	keepAway(away: Away): Promise<void> {
		return write(['kept'], (at) => this.#put(at('kept'), 'away', away))
	}

	readChat(): Promise<Chat | undefined> {
		return this.#readOne('chat')
	}

	keepChat(chat: Chat): Promise<void> {
		return write(['kept'], (at) => this.#put(at('kept'), 'chat', chat))
	}

	async readRecord(wanted: number): Promise<GameRecord | undefined> {
		const { epoch, record } = (await this.#readOne('record')) ?? {}
		return epoch === wanted ? record : undefined
	}

	#readOne<Name extends KeptName>(name: Name): Promise<Kept[Name] | undefined> {
		return read(['kept'], (at) => answerTo(at('kept').get([this.#room, name])))
	}

	/** Writes what happened, unless another page did so since this one last looked. */
	async #write(stores: StoreName[], work: (at: (name: StoreName) => IDBObjectStore) => void): Promise<void> {
		const mine = this.#writes
		await write(stores, (at) => {
			const count = at('kept').get([this.#room, 'writes'])
			count.onsuccess = () => {
				if ((count.result ?? 0) !== mine) return count.transaction?.abort()
				this.#put(at('kept'), 'writes', mine + 1)
				work(at)
			}
		})
		this.#writes = mine + 1
	}

	#add(store: IDBObjectStore, batch: Batch): void {
		const number = this.#next++
		store.add({ number, ...batchRowOf(batch) } satisfies BatchRow, [this.#room, number])
	}

	#put<Name extends KeptName>(store: IDBObjectStore, name: Name, value: Kept[Name]): void {
		store.put(value, [this.#room, name])
	}

	#forgetOld(at: (name: StoreName) => IDBObjectStore): void {
		if (this.#isOld) for (const name of oldStores) at(name).delete(this.#all)
		this.#isOld = false
	}

	/** As long as the page lives; when it comes back, the host looks by itself. */
	wakeAt(at: number): void {
		clearTimeout(this.#timer)
		if (this.#isStopped) return
		this.#timer = setTimeout(this.#wake, Math.min(LONGEST_TIMER, Math.max(0, at - this.#now())))
	}

	/** Nobody will be woken any more, whatever was under way. */
	stop(): void {
		this.#isStopped = true
		clearTimeout(this.#timer)
	}

	erase(): Promise<void> {
		clearTimeout(this.#timer)
		this.#next = 1
		this.#writes = 0
		this.#isOld = false
		return write(everything, (at) => {
			for (const name of everything) at(name).delete(this.#all)
		})
	}

	/** Every key that begins with the room's name; in this order an array comes after all numbers and texts. */
	get #all(): IDBKeyRange {
		return IDBKeyRange.bound([this.#room], [this.#room, []])
	}
}
