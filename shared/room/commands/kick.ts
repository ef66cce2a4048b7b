import { isPoint } from '../../kernel/digits.ts'
import { isRejected, reject } from '../../kernel/rejection.ts'
import { botFor } from '../bots.ts'
import type { Command } from '../command.ts'
import { ban } from '../lock.ts'
import { permitCreator } from '../powers.ts'
import { parseSeatId, type SeatId } from '../profile.ts'
import { type Person, type Room, type RoomSeat, replaceSeat, seatById } from '../room.ts'

export interface Kick extends SeatId {
	ban?: true // they may not come back
	key?: string // what they sign with, where that is known
}

/** Take somebody's seat away for good; during a game a bot plays on in it. */
export const kick: Command<Kick> = {
	duringDraw: true,
	parse(args) {
		const seat = parseSeatId(args)
		if (isRejected(seat) || args.ban !== true) return seat
		return { ...seat, ban: true, ...(isPoint(args.key) && { key: args.key }) }
	},
	permit(room, args, by, world) {
		// Whoever stands in for the creator hands the room back some day: with nobody shut out of it for good.
		if (args.ban && by !== room.creator) return reject('not-allowed')
		return permitCreator(room, args, by, world)
	},
	complete(room, args, world) {
		const { key: _, ...told } = args // whose key it is, the sockets say
		const person = args.ban && holderOf(seatById(room, args.seat))
		const key = person ? world.keyOf?.(person) : undefined
		return key === undefined ? told : { ...told, key }
	},
	apply(room, args, { at, by, games }) {
		const seat = seatById(room, args.seat)
		if (!seat) return reject('no-such-seat')
		if (seat.player === by && by !== null) return reject('not-allowed')
		if (args.ban && holderOf(seat) === room.creator) return reject('not-allowed')
		const next = args.ban ? banHolder(room, seat, args.key) : room
		if (room.phase !== 'playing') return { ...next, seats: room.seats.filter((other) => other !== seat) }
		const bot = botFor(room, games)
		return bot === undefined
			? reject('no-such-bot')
			: replaceSeat(next, seat.id, { owner: null, player: null, bot, botSince: at })
	},
}

/** Who is meant when a seat is pointed at: whoever plays it, or it is kept for. */
const holderOf = (seat: RoomSeat | undefined): Person | null => seat?.player ?? seat?.owner ?? null

function banHolder(room: Room, seat: RoomSeat, key: string | undefined): Room {
	const person = holderOf(seat)
	const { name } = seat
	return person === null ? room : ban(room, { person, name, ...(key !== undefined && { key }) })
}
