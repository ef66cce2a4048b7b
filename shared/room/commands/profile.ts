import { reject } from '../../kernel/rejection.ts'
import type { Command } from '../command.ts'
import { nameApart } from '../name.ts'
import { type Profile, parseProfile } from '../profile.ts'
import { replaceSeat, seatOf, withColourFreed } from '../room.ts'

/** Change one's name, and before a game one's colour. */
export const profile: Command<Profile> = {
	parse: parseProfile,
	complete: (room, { name, ...rest }, _, by) =>
		name === undefined ? rest : { ...rest, name: nameApart(room, name, seatOf(room, by)?.id) },
	apply(room, { name, colour }, { by }) {
		const seat = seatOf(room, by)
		if (!seat) return reject('not-seated')
		let next = room
		if (colour !== undefined && colour !== seat.colour) {
			if (room.phase === 'playing') return reject('wrong-phase')
			const freed = withColourFreed(room, colour, seat.colour)
			if (!freed) return reject('colour-taken')
			const chosen = room.counter + 1
			next = { ...replaceSeat(freed, seat.id, { colour, chosen }), counter: chosen }
		}
		if (name === undefined) return next
		const mine = seat.owner === by
		return replaceSeat(next, seat.id, mine ? { name, ownerName: name } : { name })
	},
}
