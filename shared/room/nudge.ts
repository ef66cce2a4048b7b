import type { FindGame } from '../kernel/game.ts'
import { type Rejected, reject } from '../kernel/rejection.ts'
import type { Room } from './room.ts'
import { waitsIn } from './waits.ts'

/** Somebody asked somebody else to move. */
export interface Nudge {
	seat: number // id, of whoever is waited for
	by: number // likewise, of whoever asked
	at: number
}

// How long somebody who is here is waited for, in milliseconds
export const NUDGE_AFTER = 120_000 // before they may be nudged
export const NUDGE_EVERY = 60_000 // before they may be again
export const STAND_IN_AFTER = 300_000 // before the others may let a bot play for them

/** Why a seat has not been waited for as long as that, if it has not. */
export function refuseSooner(
	room: Room,
	seat: number,
	after: number,
	at: number,
	games: FindGame,
): Rejected | undefined {
	const wait = waitsIn(room, games).find((one) => one.seat === seat)
	if (!wait) return reject('not-waited-for')
	return at - wait.since < after ? reject('too-soon') : undefined
}

/** A nudge is over with the turn that it was about: whoever has moved is not called any more. */
export const withoutNudge = ({ nudge: _, ...room }: Room): Room => room
