import { reject } from '../../kernel/rejection.ts'
import { botFor } from '../bots.ts'
import type { Command } from '../command.ts'
import { permitRuler } from '../powers.ts'
import { parseSeatId, type SeatId } from '../profile.ts'
import { replaceSeat, seatById } from '../room.ts'

/** Take somebody's seat away for good; during a game a bot plays on in it. */
export const kick: Command<SeatId> = {
	parse: parseSeatId,
	permit: permitRuler,
	apply(room, { seat: id }, { at, by, games }) {
		const seat = seatById(room, id)
		if (!seat) return reject('no-such-seat')
		if (seat.player === by && by !== null) return reject('not-allowed')
		if (room.phase !== 'playing') return { ...room, seats: room.seats.filter((other) => other !== seat) }
		const bot = botFor(room, games)
		return bot === undefined
			? reject('no-such-bot')
			: replaceSeat(room, id, { owner: null, player: null, bot, botSince: at })
	},
}
