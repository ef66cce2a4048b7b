import { reject } from '../../kernel/rejection.ts'
import { type Command, noArgs } from '../command.ts'
import { replaceSeat, seatOf } from '../room.ts'

/** Take one's own seat back from a bot or a newcomer. */
export const reclaim: Command<Record<string, never>> = {
	parse: noArgs,
	apply(room, _, { by }) {
		const seat = by === null ? undefined : room.seats.find((other) => other.owner === by)
		if (!seat) return reject('no-such-seat')
		if (seatOf(room, by)) return reject('already-seated')
		return replaceSeat(room, seat.id, { player: by, bot: null, name: seat.ownerName })
	},
}
