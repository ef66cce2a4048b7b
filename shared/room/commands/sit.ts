import { isRejected, type Rejected, reject } from '../../kernel/rejection.ts'
import type { Command } from '../command.ts'
import { permitNewcomer } from '../holders.ts'
import { nameApart } from '../name.ts'
import { type Profile, parseProfile, parseSeatId } from '../profile.ts'
import { freeColour, type Room, replaceSeat, seatById, seatOf, withColourFreed } from '../room.ts'

export interface Sit extends Profile {
	seat?: number // a seat that stands open during a game
}

/** Take a seat: a new one before a game, one that stands open during it. */
export const sit: Command<Sit> = {
	parse(args) {
		const profile = parseProfile(args)
		if (isRejected(profile)) return profile
		if (profile.name === undefined) return reject('bad-name')
		if (args.seat === undefined) return profile
		const seat = parseSeatId(args)
		return isRejected(seat) ? seat : { ...profile, ...seat }
	},
	permit: (room, { seat }, by, world) =>
		seat === undefined ? undefined : permitNewcomer(room, seat, by, world),
	/**
	 * Games of the first release are still on their way, in which whoever came took an open seat without asking. That it
	 * stood open, the rule itself knows; and wherever a game goes on, everybody but one is a stranger to it anyway.
	 */
	carried: { permit: () => undefined },
	complete: (room, args) => ({ ...args, name: nameApart(room, args.name ?? '', args.seat) }),
	apply(room, { name = '', colour, seat }, { by, games }) {
		if (by === null) return reject('not-allowed')
		if (seatOf(room, by)) return reject('already-seated')
		if (seat !== undefined) return takeOpenSeat(room, seat, by, name)
		if (room.phase === 'playing') return reject('wrong-phase')
		if (room.seats.length >= (games(room.game)?.players.max ?? 0)) return reject('room-full')
		const freed = colour === undefined ? room : withColourFreed(room, colour, freeColour(room))
		if (!freed) return reject('colour-taken')
		const id = room.counter + 1
		const taken = {
			id,
			name,
			ownerName: name,
			colour: colour ?? freeColour(room),
			owner: by,
			player: by,
			bot: null,
			botSince: 0,
			chosen: colour === undefined ? 0 : id,
		}
		return { ...room, counter: id, seats: [...freed.seats, taken] }
	},
}

export function takeOpenSeat(room: Room, id: number, by: string, name: string): Room | Rejected {
	const seat = seatById(room, id)
	if (!seat) return reject('no-such-seat')
	if (seat.player !== null || seat.bot !== null) return reject('seat-taken')
	return replaceSeat(room, id, { player: by, name })
}
