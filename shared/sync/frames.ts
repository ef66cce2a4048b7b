import type { GameRecord } from '../kernel/record.ts'
import type { ChatLine } from '../room/chat.ts'
import type { SentCommand } from '../room/command.ts'
import type { CommandName } from '../room/commands/index.ts'
import type { Speaker } from '../room/company.ts'
import type { Continuation } from '../room/continuation.ts'
import type { Entry } from '../room/entry.ts'
import type { BannedView } from '../room/lock.ts'

/** Raised when old pages and new authorities no longer understand each other. */
export const PROTOCOL = 2
export const MAX_FRAME = 4096 // bytes, from a client

/** The keep-alive, answered by the platform without waking the room. */
export const PING = 'ping'
export const PONG = 'pong'

/** The first frame of every socket: who it is. The token is a secret of the browser's, 128 bits in hexadecimal. */
export interface Hello {
	type: 'hello'
	protocol: number
	token: string
	name?: string | undefined // what somebody who watches is called, where they want to be
	fresh?: true | undefined // just made, since the page remembers nothing: whoever the browser was here before, it still is
}

/** Asks for the record of a game that is over: the latest, or the one before. */
export interface AskRecord {
	type: 'record'
	epoch: number
}

/** Asks for what has happened in a game after so many entries, where players may have that. */
export interface AskLog {
	type: 'log'
	epoch: number
	after: number
}

/** Asks for what was said after a line. What is said goes the way of commands, as `chat`. */
export interface AskLines {
	type: 'lines'
	after: number
}

/** Asks for an answer at once, which is the same frame: how long that takes is the way there and back. */
export interface Probe {
	type: 'probe'
	n: number
}

/** What a player's network is like, and how a race takes that into account. In milliseconds. */
export interface Network {
	ping: number
	given: number // what was taken out of their time when they last acted
	verified: boolean // whether the ping rests on a measurement that the page cannot fake
}

/** What is sent as a command is: those of the room, and what people tell each other beside it. */
export type SentName = CommandName | 'chat' | 'react' | 'introduce'

export type ClientFrame =
	| Hello
	| AskRecord
	| AskLog
	| AskLines
	| Probe
	| (SentCommand & { args: Record<string, unknown> })

/** Who the socket is: at the greeting and at every change. */
export interface YouFrame {
	type: 'you'
	seat: number | null
	owns: number | null // a seat of theirs that they do not sit in
	asks?: number // one that they ask for
	banned?: BannedView[] // to the creator alone: whom they shut out
	now: number
}

/** Who is here; seats by their ids. */
export interface PresenceFrame {
	type: 'presence'
	here: number[]
	away: Record<string, number> // since when
	watching: number
	watchers?: Speaker[] // those of them who said what they are called; by what they speak as
	network?: Record<string, Network> // where there are races
}

/** A piece of what has happened in a game, the first with how it began; null where nobody may have it. */
export interface LogFrame extends Partial<Pick<Continuation, 'terms' | 'begin'>> {
	type: 'log'
	epoch: number
	after: number
	entries: Entry[] | null
	rest: number // entries that come after these
}

/** Everything but documents, which are binary (`documents.ts`). */
export type AuthorityFrame =
	| YouFrame
	| { type: 'ack'; id: string }
	| { type: 'rejected'; id: string; code: string; step?: number }
	| { type: 'error'; code: string } // for a frame that was no command
	| { type: 'hand'; epoch: number; turn: number; moves: number; hand: unknown } // to its seat alone; shown once the table has got there
	| PresenceFrame
	| Probe
	| { type: 'lines'; lines: ChatLine[] } // what was said: all that was asked for, or what is new
	| ({ type: 'reaction'; reaction: number } & Speaker) // for a moment: nobody who comes later hears of it
	| { type: 'record'; epoch: number; record: GameRecord | null }
	| LogFrame
