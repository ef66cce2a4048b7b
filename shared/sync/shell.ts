import type { FindGame } from '../kernel/game.ts'
import type { GameRecord } from '../kernel/record.ts'
import type { Entry } from '../room/entry.ts'
import type { Person, Room } from '../room/room.ts'
import type { DocumentName } from './documents.ts'

/** What a socket is remembered by while the room sleeps. */
export interface Attachment {
	person: Person | null // null until it has said hello
	openedAt: number
	roundTrip?: number // of the transport, where the platform knows it: what a page cannot fake
	probe?: number // the least that an answer to a probe has taken
	key?: string // what its person signs with, between devices
}

/** The smallest socket a room needs: a WebSocket of the edge, a board between peers, a queue in one tab. */
export interface HostSocket {
	attachment: Attachment
	send(data: string | Uint8Array): void // never throws; a dead socket swallows it
	close(code: number, reason: string): void
	lastHeard(): number // when the other side last gave a sign of life
}

export interface DocumentUpdate {
	name: DocumentName
	epoch: number
	update: Uint8Array
}

/** What is made durable at once, all of it or nothing. */
export interface Batch {
	entries: Entry[]
	updates: DocumentUpdate[]
}

export interface Stored {
	entries: Entry[]
	updates: DocumentUpdate[] // of the room, and of the newest table
	away: Record<Person, number | null> // when somebody's last socket closed; null while none was seen to close
}

/** Where a room is kept. Nothing is sent or acknowledged before `append` is done. */
export interface HostStore {
	read(): Stored | Promise<Stored>
	append(batch: Batch): void | Promise<void>
	/** Resolves once all that was appended is safe: some platforms hold back what is sent until then. */
	flush(): void | Promise<void>
	/** Replaces a document's updates by one that says the same. */
	compact(whole: DocumentUpdate): void | Promise<void>
	markAway(person: Person, since: number | null): void | Promise<void>
	/** Asks to be woken then; a room that is woken too early asks again. */
	wakeAt(at: number): void | Promise<void>
	erase(): void | Promise<void>
}

/** Where a room lives: a Durable Object, the host's browser, or a lone tab. */
export interface Shell {
	store: HostStore
	games: FindGame
	sockets(): Iterable<HostSocket>
	now(): number
	entropy(): string // 256 random bits, in hexadecimal
	/** Resolves when everything that has arrived was handed over; without it each command is done by itself. */
	lull?(): Promise<void>
	/** Puts the host's name under a record, where it has one. */
	seal?(record: GameRecord, room: Room): Promise<GameRecord>
	/** Something that cannot happen did, and was survived. */
	report?(error: unknown): void
}
