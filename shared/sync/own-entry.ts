import { TABLE } from '../kernel/game.ts'
import { isRejected, TOO_LATE } from '../kernel/rejection.ts'
import { ownMoves } from '../room/bots.ts'
import { type Accepted, commit } from '../room/commit.ts'
import type { Entry, MoveArgs } from '../room/entry.ts'
import { presenceMove } from '../room/presence.ts'
import type { Person, Room } from '../room/room.ts'
import type { Shell } from './shell.ts'

/**
 * What a room does by itself now, or when to look again: first what its game must know of who is away, then the
 * table's moves and the bots'. One that fails is passed over, so that everybody else can go on; a bot may only have
 * been too late. Where nothing is to come, it is the end of the room.
 */
export function ownEntry(
	room: Room,
	{ games, now, report }: Pick<Shell, 'games' | 'now' | 'report'>,
	isMissed: (person: Person) => boolean,
	endsAt: number,
): Accepted | number {
	const at = Math.max(now(), room.touchedAt)
	try {
		const presence = presenceMove(room, games, isMissed, at)
		const moves: Entry[] = presence ? [presence, ...ownMoves(room, games)] : ownMoves(room, games)
		for (const own of moves) {
			if (own.at > at) return own.at
			const done = commit(room, { ...own, at }, games)
			if (!isRejected(done)) return done
			if (isTables(own) || done.rejected !== TOO_LATE)
				report?.(new Error(`The room's own move was refused: ${done.rejected}`))
		}
	} catch (error) {
		report?.(error)
	}
	return endsAt
}

const isTables = ({ args }: Entry): boolean => ((args as MoveArgs).seat ?? TABLE) === TABLE
