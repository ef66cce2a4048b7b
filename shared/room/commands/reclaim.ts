import { reject } from '../../kernel/rejection.ts'
import { type Command, noArgs } from '../command.ts'
import { isKeptFor, replaceSeat, seatOf } from '../room.ts'

/** Take one's own seat back from a bot or a newcomer; or, as a newcomer, from the bot that stood in. */
export const reclaim: Command<Record<string, never>> = {
	parse: noArgs,
	apply(room, _, { by }) {
		const seat = by === null ? undefined : room.seats.find((other) => isKeptFor(other, by))
		if (!seat) return reject('no-such-seat')
		if (seatOf(room, by)) return reject('already-seated')
		const name = seat.owner === by ? seat.ownerName : seat.name
		return replaceSeat(room, seat.id, { player: by, bot: null, name })
	},
}
