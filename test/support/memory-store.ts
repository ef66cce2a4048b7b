import type { Entry } from '../../shared/room/entry.ts'
import type { Person } from '../../shared/room/room.ts'
import type { Batch, DocumentUpdate, HostStore, Stored } from '../../shared/sync/shell.ts'

/** The machine went down. */
export class Crash extends Error {}

/** A store in memory, which can be made to crash before or after any of its writes. */
export class MemoryStore implements HostStore {
	alarmAt: number | undefined
	/** How many more moments go well; each write has two, one before and one after it. */
	fuse = Number.POSITIVE_INFINITY
	onFlush = () => {}
	#entries: string[] = []
	#updates: DocumentUpdate[] = []
	#away: Record<Person, number | null> = {}

	get entries(): Entry[] {
		return this.#entries.map((entry) => JSON.parse(entry))
	}

	get size(): number {
		return this.#entries.length
	}

	entryAt(index: number): Entry {
		return JSON.parse(this.#entries[index]!)
	}

	get updates(): readonly DocumentUpdate[] {
		return this.#updates
	}

	async read(): Promise<Stored> {
		this.#burn()
		return { entries: this.entries, updates: structuredClone(this.#updates), away: { ...this.#away } }
	}

	append({ entries, updates }: Batch): Promise<void> {
		return this.#write(() => {
			for (const entry of entries) this.#entries.push(JSON.stringify(entry))
			for (const update of updates) this.#add(update)
		})
	}

	async flush(): Promise<void> {
		this.#burn()
		this.onFlush()
	}

	compact(whole: DocumentUpdate): Promise<void> {
		return this.#write(() => {
			this.#updates = this.#updates.filter(({ name, epoch }) => name !== whole.name || epoch !== whole.epoch)
			this.#add(whole)
		})
	}

	markAway(person: Person, since: number | null): Promise<void> {
		return this.#write(() => {
			this.#away[person] = since
		})
	}

	wakeAt(at: number): Promise<void> {
		return this.#write(() => {
			this.alarmAt = at
		})
	}

	erase(): Promise<void> {
		return this.#write(() => {
			this.#entries = []
			this.#updates = []
			this.#away = {}
			this.alarmAt = undefined
		})
	}

	/** The tables of older games are not kept. */
	#add(update: DocumentUpdate): void {
		if (update.name === 'table')
			this.#updates = this.#updates.filter(({ name, epoch }) => name === 'room' || epoch >= update.epoch)
		this.#updates.push(structuredClone(update))
	}

	async #write(change: () => void): Promise<void> {
		await null
		this.#burn()
		change()
		await null
		this.#burn()
	}

	#burn(): void {
		this.fuse -= 1
		if (this.fuse < 0) throw new Crash()
	}
}
