import type { GameRecord } from '../kernel/record.ts'
import type { Chat } from '../room/chat.ts'
import { isNamed, withoutName } from '../room/erased.ts'
import type { Person, Room } from '../room/room.ts'
import { selvesOf } from '../room/selves.ts'
import { recordOf } from '../room/view.ts'
import { takeCheckpoint } from './checkpoint.ts'
import type { Projection } from './projection.ts'
import type { Races } from './races.ts'
import type { Away, Batch, DocumentUpdate, Shell } from './shell.ts'
import { moderniseLog, wakeRoom } from './waking.ts'

type Surroundings = Pick<Shell, 'store' | 'games' | 'report' | 'seal'>

/** A room that was stored, and what has to be told about its waking. */
export interface Found {
	room: Room
	away: Away
	updates: DocumentUpdate[] // of what the documents did not show
	chat?: Chat // where it was kept elsewhere so far
}

/** A room from which somebody was erased, with all that they were known as, and what the documents show of it now. */
export interface Erased extends Pick<Found, 'room' | 'updates'> {
	people: ReadonlySet<Person>
	isChanged: boolean // there was something
}

/** Writes a room down, and takes it up again: which row what goes into, in a game and between games. */
export class RoomStorage {
	readonly #shell: Surroundings
	readonly #projection: Projection
	readonly #races: Races

	constructor(shell: Surroundings, projection: Projection, races: Races) {
		this.#shell = shell
		this.#projection = projection
		this.#races = races
	}

	/** Nothing where no room is stored. */
	async load(): Promise<Found | undefined> {
		const { store, games, report } = this.#shell
		const { away, ...stored } = await store.read()
		if (stored.isOld) return this.#modernise(stored.entries, away)
		const woken = wakeRoom(stored, games, report)
		if (!woken) return undefined
		this.#races.load(woken.judgements)
		this.#projection.load(stored.updates, woken.room.epoch)
		return { room: woken.room, away, updates: await this.#heal(woken.room) }
	}

	/** Shows the room as it is. Normally nothing differs; after a crash or a deploy something may. */
	async #heal(room: Room): Promise<DocumentUpdate[]> {
		const { store } = this.#shell
		const updates = this.#projection.show(room)
		if (updates.length === 0) return []
		if (room.phase === 'playing') await store.append({ entries: [], updates })
		else {
			await this.#rest(room, { entries: [], updates })
			if (updates.some(({ name }) => name === 'table')) await store.compact(this.#projection.whole('table'))
		}
		return updates
	}

	/** A room of the first release is stored anew, in documents of its own: its pages have to load again anyway. */
	async #modernise(log: Parameters<typeof moderniseLog>[0], away: Away): Promise<Found | undefined> {
		const { store, games, report } = this.#shell
		const modern = moderniseLog(log, games, report)
		if (!modern) return undefined
		const { room, judgements, before, entries, chat } = modern
		this.#races.load(judgements)
		this.#projection.load([], room.epoch)
		const updates = this.#projection.show(room)
		if (room.match) await store.begin({ before, entries, updates })
		else await this.#rest(room, { entries, updates })
		return { room, away, updates: [], chat }
	}

	/** What happened, and what the room has become by it. */
	async write(before: Room | undefined, room: Room, batch: Batch): Promise<void> {
		if (room.epoch !== (before?.epoch ?? 0)) return this.#begin(before, batch)
		const isInGame = room.phase === 'playing' || before?.phase === 'playing'
		return isInGame ? this.#shell.store.append(batch) : this.#rest(room, batch)
	}

	async #begin(before: Room | undefined, batch: Batch): Promise<void> {
		const record = before && recordOf(before)
		await this.#shell.store.begin({
			...batch,
			before: before && takeCheckpoint(before, this.#races.judgements),
			...(record && { finished: { epoch: before.epoch, record: await this.#sealed(record, before) } }),
		})
	}

	async #rest(room: Room, batch: Batch): Promise<void> {
		const after = takeCheckpoint(room, this.#races.judgements)
		await this.#shell.store.rest({ ...batch, after, document: this.#projection.whole('room') })
	}

	/**
	 * Writes all of a room anew without somebody's name, where it stands in any of it: in rows and documents what was
	 * overwritten is kept, too. The record of the game before, which does not tell who was who, goes as a whole: for
	 * whoever had a seat here, or is named in anything else.
	 */
	async erase(room: Room, person: Person, hadSeat: boolean): Promise<Erased> {
		const { store, games, report } = this.#shell
		const { away: _, updates: __, ...stored } = await store.read()
		const people = selvesOf(room, stored.entries[0], person)
		const left = hadSeat || isNamed(stored, people) ? withoutName(stored, people) : stored
		const hasRecord = hadSeat && (await store.readRecord(room.epoch - 1)) !== undefined
		const woken = left === stored && !hasRecord ? undefined : wakeRoom(left, games, report)
		if (!woken) return { room, people, updates: [], isChanged: false }
		const updates = this.#projection.show(woken.room)
		const documents = (['room', 'table'] as const).map((name) => this.#projection.whole(name))
		await store.begin({ before: left.before, entries: left.entries, updates: documents })
		if (left.after) await this.#rest(woken.room, { entries: [], updates: [] })
		return { room: woken.room, people, updates, isChanged: true }
	}

	/** One document at a time, once everybody knows. That it fails costs the next wake a moment, and nobody anything. */
	async compact(): Promise<void> {
		const name = this.#projection.grown
		if (!name) return
		try {
			await this.#shell.store.compact(this.#projection.whole(name))
		} catch (error) {
			this.#shell.report?.(error)
		}
	}

	/** The latest game, if it is over, or the one before it. */
	async readRecord(room: Room | undefined, epoch: number): Promise<GameRecord | undefined> {
		const latest = room?.epoch === epoch ? recordOf(room) : undefined
		return room && latest ? this.#sealed(latest, room) : this.#shell.store.readRecord(epoch)
	}

	async #sealed(record: GameRecord, room: Room): Promise<GameRecord> {
		return (await this.#shell.seal?.(record, room)) ?? record
	}
}
