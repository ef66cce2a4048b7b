import { reject } from '../../kernel/rejection.ts'
import { type Command, noArgs } from '../command.ts'
import { replaceSeat, seatOf } from '../room.ts'

/** Get up: before a game the seat goes, during one it stands open and stays its owner's. */
export const leave: Command<Record<string, never>> = {
	parse: noArgs,
	duringDraw: true,
	endsWhatBegan: true,
	apply(room, _, { by }) {
		const seat = seatOf(room, by)
		if (!seat) return reject('not-seated')
		if (room.phase === 'playing') return replaceSeat(room, seat.id, { player: null })
		return { ...room, seats: room.seats.filter((other) => other !== seat) }
	},
}
