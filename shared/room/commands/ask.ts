import { isRejected, type Rejected, reject } from '../../kernel/rejection.ts'
import { askOf, MOST_ASKED, MOST_ASKED_BY_ONE, MOST_ASKS, withoutAsk } from '../asks.ts'
import type { Command } from '../command.ts'
import { holdsAnother, isOpen } from '../holders.ts'
import { nameApart } from '../name.ts'
import { parseProfile, parseSeatId } from '../profile.ts'
import { type Room, seatById, seatOf } from '../room.ts'

export interface Wish {
	seat: number // that stands open
	name: string
}

/** Ask to play on in a seat that stands open: the creator answers. Whoever asks again asks for that instead. */
export const ask: Command<Wish> = {
	parse(args) {
		const seat = parseSeatId(args)
		if (isRejected(seat)) return seat
		const profile = parseProfile({ name: args.name })
		if (isRejected(profile)) return profile
		return profile.name === undefined ? reject('bad-name') : { ...seat, name: profile.name }
	},
	complete: (room, { seat, name }) => ({ seat, name: nameApart(room, name, seat) }),
	permit: (room, { seat }, by) => (holdsAnother(room, by, seat) ? reject('held-another') : undefined),
	apply(room, { seat, name }, { by }) {
		const { match } = room
		if (by === null) return reject('not-allowed')
		if (room.phase !== 'playing' || !match) return reject('wrong-phase')
		const before = askOf(room, by)
		const without = before ? withoutAsk(room, before) : room
		const refused = refuse(without, seat, by)
		if (refused) return refused
		const id = room.counter + 1
		return {
			...without,
			counter: id,
			asks: [...(without.asks ?? []), { id, seat, name, by }],
			match: { ...match, asked: [...(match.asked ?? []), by] },
		}
	},
}

function refuse(room: Room, seat: number, by: string): Rejected | undefined {
	if (seatOf(room, by)) return reject('already-seated')
	if (!seatById(room, seat)) return reject('no-such-seat')
	if (!isOpen(room, seat)) return reject('seat-taken')
	const asked = room.match?.asked ?? []
	const isTooMuch =
		(room.asks ?? []).length >= MOST_ASKS ||
		asked.length >= MOST_ASKED ||
		asked.filter((person) => person === by).length >= MOST_ASKED_BY_ONE
	return isTooMuch ? reject('too-many-asks') : undefined
}
