/**
 * Why a command was refused. The words for each code live with the client's languages; a game adds codes of
 * its own (`Game.codes`).
 */
export const commonCodes = [
	// The frame
	'malformed', // not JSON, or not of a message's shape
	'unknown-type', // a command or message nobody knows
	'too-large', // a frame or a field over its limit
	'too-fast', // more commands than a person sends
	'read-only', // a document update or awareness from a client
	'hello-first', // anything before the greeting
	// The room
	'no-such-room',
	'locked', // the door is, and whoever has no seat stays outside
	'banned', // removed by the creator, not to come back
	'not-banned', // who is to be let in again
	'room-full',
	'not-seated', // a command that only a seated player may give
	'already-seated',
	'not-allowed', // one of the creator's powers
	'no-such-seat',
	'seat-taken', // somebody else holds it
	'held-another', // whoever sat at a game sits nowhere else at it
	'ask-first', // a stranger, at a game with secrets
	'not-asking', // nobody asks that, or not any more
	'too-many-asks',
	'two-say-yes', // to somebody who asks, while the creator is away
	'too-many-newcomers', // have come to this game and gone
	'not-gone', // its player has not been away for a minute
	'not-waited-for', // nobody waits for whom that is about
	'too-soon', // that may be done later
	'already-proposed', // one thing is put to everybody at a time
	'not-proposed', // nothing that could be answered, or not any more
	'no-early-end', // of a game that makes no sense before its end
	'in-a-race', // that can wait until it is over
	'not-alone', // only whoever plays against bots alone may do that
	'has-countdown', // a game that needs no clock
	'colour-taken',
	'bad-name',
	'bad-colour',
	'bad-text',
	'no-such-game',
	'no-such-bot',
	'bad-options',
	'too-few-players',
	'too-many-players',
	'wrong-phase', // that cannot be done before, during or after a game
	'bad-log', // of a room that is to go on elsewhere: the rules do not allow it
	'outdated-game', // the rules of the game in progress have changed since
	// The move
	'stale', // an old epoch or turn: the table has moved on
	'not-your-turn',
	'bad-move', // not of a step's shape
	'reveals-first', // it would show something hidden, and go on: that takes two commands
	'nothing-to-undo',
] as const

export type CommonCode = (typeof commonCodes)[number]

/** By this code a game refuses what comes after its time was up. A bot whose turn came too late has done nothing wrong. */
export const TOO_LATE = 'too-late'

export interface Rejected {
	rejected: string // one of commonCodes, or of the game's codes
	step?: number // which step of a command was refused, where it carried several
}

export const reject = <Code extends string = CommonCode>(code: NoInfer<Code>): Rejected => ({
	rejected: code,
})

export const isRejected = (value: unknown): value is Rejected =>
	typeof value === 'object' && value !== null && 'rejected' in value
