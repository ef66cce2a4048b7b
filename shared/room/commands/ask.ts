import { isRejected, type Rejected, reject } from '../../kernel/rejection.ts'
import { awayLongest, MOST_ASKED_BY_ONE, MOST_ASKS, withAsked, withoutAsk } from '../asks.ts'
import type { Command } from '../command.ts'
import { holdsAnother, isOpen } from '../holders.ts'
import { nameApart } from '../name.ts'
import { parseProfile, parseSeatId } from '../profile.ts'
import { type Room, seatById, seatOf } from '../room.ts'
import { permitOneMore } from '../strangers.ts'

export interface Wish {
	seat: number // that stands open
	name: string
	instead?: number // the ask of somebody who has gone, where too many wait
}

/** Ask to play on in a seat that stands open: the creator answers. Whoever asks again asks for that instead. */
export const ask: Command<Wish> = {
	parse(args) {
		const seat = parseSeatId(args)
		if (isRejected(seat)) return seat
		const profile = parseProfile({ name: args.name })
		if (isRejected(profile)) return profile
		if (profile.name === undefined) return reject('bad-name')
		const { instead } = args
		return {
			...seat,
			name: profile.name,
			...(Number.isSafeInteger(instead) && { instead: instead as number }),
		}
	},
	permit: (room, { seat }, by) =>
		holdsAnother(room, by, seat) ? reject('held-another') : permitOneMore(room, by),
	complete(room, { seat, name }, world, by) {
		const others = (room.asks ?? []).filter((ask) => ask.by !== by).map((ask) => ask.name)
		const gone = awayLongest(room, by, world)
		return { seat, name: nameApart(room, name, seat, others), ...(gone && { instead: gone.id }) }
	},
	apply(room, { seat, name, instead }, { by }) {
		const { match } = room
		if (by === null) return reject('not-allowed')
		if (room.phase !== 'playing' || !match) return reject('wrong-phase')
		const replaced = (room.asks ?? []).filter((ask) => ask.by === by || ask.id === instead)
		const without = replaced.reduce(withoutAsk, room)
		const refused = refuse(without, seat, by)
		if (refused) return refused
		const id = room.counter + 1
		return {
			...without,
			counter: id,
			asks: [...(without.asks ?? []), { id, seat, name, by }],
			match: { ...match, asked: withAsked(match.asked, by) },
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
		asked.filter((person) => person === by).length >= MOST_ASKED_BY_ONE
	return isTooMuch ? reject('too-many-asks') : undefined
}
