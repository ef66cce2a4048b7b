import { isRejected, reject } from '../../kernel/rejection.ts'
import { conclude } from '../agreement.ts'
import { type Command, noArgs } from '../command.ts'
import { seatOf } from '../room.ts'

/** Leave a game that one plays against bots alone: it is kept as it stands, as no result, and the lobby is open again. */
export const abandon: Command<Record<string, never>> = {
	parse: noArgs,
	meantFor: 'game',
	apply(room, _, fold) {
		const own = seatOf(room, fold.by)
		if (!own) return reject('not-seated')
		if (room.phase !== 'playing' || room.match?.outdated) return reject('wrong-phase')
		const isShared = room.seats.some(({ id, owner, player }) => id !== own.id && (owner ?? player) !== null)
		if (isShared) return reject('not-alone')
		const ended = conclude(room, fold)
		if (isRejected(ended) || !ended.match) return ended
		return { ...ended, phase: 'lobby', match: { ...ended.match, abandoned: true } }
	},
}
