import { reject } from '../../kernel/rejection.ts'
import type { Command } from '../command.ts'
import { NUDGE_AFTER, NUDGE_EVERY, refuseSooner } from '../nudge.ts'
import { parseSeatId, type SeatId } from '../profile.ts'
import { seatOf } from '../room.ts'

/** Ask somebody to move who has been waited for long enough: their device makes itself heard. */
export const nudge: Command<SeatId> = {
	parse: parseSeatId,
	carried: 'never',
	apply(room, { seat }, { at, by, games }) {
		const own = seatOf(room, by)
		if (!own) return reject('not-seated')
		if (own.id === seat) return reject('not-allowed')
		const refused = refuseSooner(room, seat, NUDGE_AFTER, at, games)
		if (refused) return refused
		if (room.nudge && at - room.nudge.at < NUDGE_EVERY) return reject('too-soon')
		return { ...room, nudge: { seat, by: own.id, at } }
	},
}
