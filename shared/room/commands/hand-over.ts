import { reject } from '../../kernel/rejection.ts'
import { botFor } from '../bots.ts'
import type { Command } from '../command.ts'
import { permitCreator } from '../powers.ts'
import { parseSeatId } from '../profile.ts'
import { GONE_AFTER, replaceSeat, seatById, seatOf } from '../room.ts'

export interface HandOver {
	seat: number
	to: 'bot' | 'open'
}

/**
 * Give the seat of somebody who is gone to a bot, or to whoever comes; its owner gets it back. A bot waits for nobody,
 * and whoever comes sees its hand: to send it away is the creator's.
 */
export const handOver: Command<HandOver> = {
	parse(args) {
		const seat = parseSeatId(args)
		if ('rejected' in seat) return seat
		return args.to === 'bot' || args.to === 'open' ? { ...seat, to: args.to } : reject('malformed')
	},
	permit(room, args, by, world) {
		const seat = seatById(room, args.seat)
		if (args.to === 'open' && seat && seat.bot !== null) return permitCreator(room, args, by, world)
		if (!seatOf(room, by)) return reject('not-seated')
		if (!seat || seat.player === null || seat.player === by) return undefined
		return world.awayFor(seat.player) < GONE_AFTER ? reject('not-gone') : undefined
	},
	apply(room, { seat: id, to }, { at, games }) {
		if (room.phase !== 'playing') return reject('wrong-phase')
		const seat = seatById(room, id)
		if (!seat) return reject('no-such-seat')
		if (to === 'open') return replaceSeat(room, id, { player: null, bot: null })
		const bot = botFor(room, games)
		if (bot === undefined) return reject('no-such-bot')
		return replaceSeat(room, id, { player: null, bot, botSince: at })
	},
}
