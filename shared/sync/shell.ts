import type { FindGame } from '../kernel/game.ts'
import type { GameRecord } from '../kernel/record.ts'
import type { Chat } from '../room/chat.ts'
import type { Entry } from '../room/entry.ts'
import type { Person, Room } from '../room/room.ts'
import type { Bell } from './bell.ts'
import type { Checkpoint } from './checkpoint.ts'
import type { DocumentName } from './documents.ts'

/** What a socket is remembered by while the room sleeps. */
export interface Attachment {
	person: Person | null // null until it has said hello
	openedAt: number
	kept?: Person // whom the browser has a seat for here: who it is, if it greets with a token that it has just made
	name?: string // what its person is called while they watch, where they said so
	roundTrip?: number // of the transport, where the platform knows it: what a page cannot fake
	probe?: number // the least that an answer to a probe has taken
	key?: string // what its person signs with, between devices
	household?: string // where it comes from, as two short hashes: unknown where all share one address
}

/** The smallest socket a room needs: a WebSocket of the edge, a board between peers, a queue in one tab. */
export interface HostSocket {
	attachment: Attachment
	send(data: string | Uint8Array): void // never throws; a dead socket swallows it
	sendTogether?(frames: readonly (string | Uint8Array)[]): void // as one message, where each has its price
	close(code: number, reason: string): void
	lastHeard(): number // when the other side last gave a sign of life
}

export interface DocumentUpdate {
	name: DocumentName
	epoch: number
	update: Uint8Array
}

/** What happened: the log's entries, and what they changed in the documents. In a game it is added as one row. */
export interface Batch {
	entries: Entry[]
	updates: DocumentUpdate[]
}

/** A game begins with these entries: all that is stored of what was before makes room for the checkpoint. */
export interface Beginning extends Batch {
	before: Checkpoint | undefined // none where the first entry tells it all
	finished?: { epoch: number; record: GameRecord } // the game before, which stays within reach
}

/** While no game is on, the room is stored as it is, and what led to it is not. */
export interface Rest extends Batch {
	after: Checkpoint
	document: DocumentUpdate // the room's, whole
}

/** When somebody's last socket closed; null while none was seen to close. Only of those whom others wait for. */
export type Away = Readonly<Record<Person, number | null>>

export interface Stored {
	before?: Checkpoint // the room as the game found it
	entries: Entry[] // of the game, from the one that began it
	after?: Checkpoint // the room since the game, or before the first
	updates: DocumentUpdate[] // that make up the documents
	away: Away
	isOld?: true // stored as the first release did: every entry from the room's first on, and no documents
}

/** Where a room is kept. Nothing is sent or acknowledged before a write is done, and each is all or nothing. */
export interface HostStore {
	read(): Stored | Promise<Stored>
	append(batch: Batch): void | Promise<void>
	begin(beginning: Beginning): void | Promise<void>
	rest(rest: Rest): void | Promise<void>
	/** Resolves once all that was written is safe: some platforms hold back what is sent until then. */
	flush(): void | Promise<void>
	/** Spares a wake the updates of a document so far: this one says the same. */
	compact(whole: DocumentUpdate): void | Promise<void>
	keepAway(away: Away): void | Promise<void>
	readChat(): Chat | undefined | Promise<Chat | undefined>
	keepChat(chat: Chat): void | Promise<void>
	/** A finished game that another one followed. */
	readRecord(epoch: number): GameRecord | undefined | Promise<GameRecord | undefined>
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
	/**
	 * Lets go what was written and sent, where a shell holds it back while anything runs: people hear of a move before
	 * the room thinks about what is next. Woken from its store at this very moment, the room would think about it too.
	 */
	pause?(): Promise<void>
	/** How much bots think: more than 1 where they have a processor of their own. */
	effort?: number
	/** Lets in whoever waits, between two slices of a bot's thought. */
	breathe(): Promise<void>
	/** Runs something beside all that is asked of the room; should it fail, so has the room. */
	aside(work: () => Promise<void>): void
	/** Puts the host's name under a record, where it has one. */
	seal?(record: GameRecord, room: Room): Promise<GameRecord>
	/** Calls people who have left the page. */
	bell?: Bell
	/** Something that cannot happen did, and was survived. */
	report?(error: unknown, doing?: Doing): void
	/** Counts what happens, where anybody wants to know. */
	meter?: Meter
}

/** What a room was at: enough to find a fault, and nothing of anybody. */
export interface Doing {
	epoch?: number
	command?: string // its type
}

/** Counts beside everything else: nothing waits for it, and it never throws. */
export interface Meter {
	room(game: string): void
	move(game: string): void
	refusal(code: string): void
}
