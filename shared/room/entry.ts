import type { CalendarDay } from '../kernel/calendar.ts'
import type { Seat } from '../kernel/game.ts'
import type { Continuation } from './continuation.ts'
import type { Person } from './room.ts'

/**
 * The log: what was accepted, and everything that went into it, so that folding it again gives the same room.
 * `args` are as the command's handler parsed and completed them.
 */
export interface Entry {
	at: number
	by: Person | null // null for the room itself: a bot's move, the table's
	id?: string // the client's name for the command
	type: string
	args: unknown
	signed?: Signed // between devices: by whoever gave the command
}

/** No game takes as many: whoever tells of more means harm. */
export const MOST_ENTRIES = 5_000

/** Somebody's name under a command, and what they signed of it that is kept nowhere else. */
export interface Signed {
	key: string // of theirs, as a point in hexadecimal
	turn: number
	claim?: number // what their stopwatch showed
	sent?: { name: string } // the name that they signed, where another is kept: it was tidied, or got a number
	signature: string
}

export interface CreateArgs {
	code: string
	game: string
	options: unknown
	version: number
	host?: string // between devices: the fingerprint of the one that keeps the room
	day?: CalendarDay // whose deal is to be played first
}

/** The first entry of a room that goes on from another. */
export interface ContinueArgs {
	code: string
	seat: number // of whoever brought it
	game: Continuation
	later: number // milliseconds between then and now, which are added to all its times
	origin?: string // of a game between devices
	erased?: true // somebody was, from what was brought: it is not to be compared any more
}

/** The same, as it was when a room brought its whole log. */
export interface ContinueLogArgs extends Omit<ContinueArgs, 'game' | 'later'> {
	entries: Entry[]
}

export interface StartArgs {
	seed: string
	version: number // of the game's rules
	day?: CalendarDay // whose deal that is
}

/** A start that only opens the draw of a seed. */
export interface DrawArgs {
	secret: string // the host's part in it
	version: number
}

export interface MoveArgs {
	steps: unknown[]
	seat?: Seat // for the room's own entries: the bot's seat, or TABLE
	evidence?: unknown // what the referee judged by, in a race, so that it can judge again
	acted?: number // when the player acted, where the referee judged it to differ
}
