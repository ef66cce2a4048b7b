import type { Entry } from '../../shared/room/entry.ts'
import type { Person } from '../../shared/room/room.ts'
import type { Batch, DocumentUpdate, HostStore, Stored } from '../../shared/sync/shell.ts'
import { answerTo, read, type StoreName, write } from './database.ts'

const LONGEST_TIMER = 2 ** 31 - 1 // milliseconds; longer ones go off at once

/**
 * A room's rows in the browser's database, under the room's name: it outlives the page. Only one page at a time
 * may write them; a second one would find its numbers taken, and fail rather than tear the log.
 */
export class IndexedLog implements HostStore {
	readonly #room: string
	readonly #wake: () => void
	readonly #now: () => number
	#timer: ReturnType<typeof setTimeout> | undefined
	#isStopped = false
	#next: Record<'entries' | 'updates', number> = { entries: 0, updates: 0 }
	#tableEpoch = 0 // of the newest table that has updates

	constructor(room: string, wake: () => void, now = Date.now) {
		this.#room = room
		this.#wake = wake
		this.#now = now
	}

	read(): Promise<Stored> {
		return read(['entries', 'updates', 'away'], async (at) => {
			const all = this.#all
			const [entries, updates, people, since, entryKeys, updateKeys] = await Promise.all([
				answerTo(at('entries').getAll(all)) as Promise<Entry[]>,
				answerTo(at('updates').getAll(all)) as Promise<DocumentUpdate[]>,
				answerTo(at('away').getAllKeys(all)) as Promise<[string, Person][]>,
				answerTo(at('away').getAll(all)) as Promise<(number | null)[]>,
				answerTo(at('entries').getAllKeys(all)) as Promise<[string, number][]>,
				answerTo(at('updates').getAllKeys(all)) as Promise<[string, number][]>,
			])
			this.#next = { entries: numberAfter(entryKeys), updates: numberAfter(updateKeys) }
			this.#tableEpoch = Math.max(0, ...updates.map(({ epoch }) => epoch))
			const away = Object.fromEntries(people.map(([, person], index) => [person, since[index] ?? null]))
			return { entries, updates, away }
		})
	}

	append({ entries, updates }: Batch): Promise<void> {
		return write(['entries', 'updates'], (at) => {
			for (const entry of entries) this.#add(at('entries'), 'entries', entry)
			for (const update of updates) this.#addUpdate(at('updates'), update)
		})
	}

	/** Nothing is held back here: what was appended is safe. */
	flush(): void {}

	compact(whole: DocumentUpdate): Promise<void> {
		return write(['updates'], (at) => {
			const { name, epoch } = whole
			forget(at('updates'), this.#written, (other) => other.name === name && other.epoch === epoch)
			this.#addUpdate(at('updates'), whole)
		})
	}

	#addUpdate(store: IDBObjectStore, update: DocumentUpdate): void {
		const { name, epoch } = update
		if (name === 'table' && epoch !== this.#tableEpoch) {
			forget(store, this.#written, (other) => other.name === 'table' && other.epoch < epoch)
			this.#tableEpoch = epoch
		}
		this.#add(store, 'updates', update)
	}

	#add(store: IDBObjectStore, name: 'entries' | 'updates', value: unknown): void {
		store.add(value, [this.#room, this.#next[name]++])
	}

	markAway(person: Person, since: number | null): Promise<void> {
		return write(['away'], (at) => {
			at('away').put(since, [this.#room, person])
		})
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
		this.#next = { entries: 0, updates: 0 }
		this.#tableEpoch = 0
		const stores: StoreName[] = ['entries', 'updates', 'away']
		return write(stores, (at) => {
			for (const name of stores) at(name).delete(this.#all)
		})
	}

	/** Every key that begins with the room's name; in this order an array comes after all numbers and texts. */
	get #all(): IDBKeyRange {
		return IDBKeyRange.bound([this.#room], [this.#room, []])
	}

	/** The keys of the updates there are now: a cursor would come to those added after it set out. */
	get #written(): IDBKeyRange {
		return IDBKeyRange.bound([this.#room], [this.#room, this.#next.updates], false, true)
	}
}

const numberAfter = (keys: [string, number][]): number => (keys.at(-1)?.[1] ?? -1) + 1

function forget(
	store: IDBObjectStore,
	range: IDBKeyRange,
	isPast: (update: DocumentUpdate) => boolean,
): void {
	const request = store.openCursor(range)
	request.onsuccess = () => {
		const cursor = request.result
		if (!cursor) return
		if (isPast(cursor.value)) cursor.delete()
		cursor.continue()
	}
}
