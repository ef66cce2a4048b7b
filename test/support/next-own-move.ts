import { thinkThrough } from '../../shared/kernel/bot.ts'
import type { FindGame } from '../../shared/kernel/game.ts'
import type { Entry } from '../../shared/room/entry.ts'
import { type OwnMove, ownMoves } from '../../shared/room/own-moves.ts'
import type { Room } from '../../shared/room/room.ts'

/** An own move with what its bot makes of it. */
const decided = (own: OwnMove): Entry => ('think' in own ? own.entry(thinkThrough(own.think(1))) : own.entry)

/** Everything the room would do by itself, the soonest first, thought out. */
export const ownEntries = (room: Room, games: FindGame): Entry[] => ownMoves(room, games).map(decided)

/** What the room does by itself next, and when. */
export const nextOwnMove = (room: Room, games: FindGame): Entry | undefined => {
	const [next] = ownMoves(room, games)
	return next && decided(next)
}
