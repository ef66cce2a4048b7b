import type { FindGame } from '../kernel/game.ts'
import { type Rejected, reject } from '../kernel/rejection.ts'
import { botFor } from './bots.ts'
import { type Room, replaceSeat, seatById } from './room.ts'

/** A bot plays for somebody until they are back. Whose seat it is does not change; for whom it plays is remembered. */
export function standIn(room: Room, id: number, at: number, games: FindGame): Room | Rejected {
	const seat = seatById(room, id)
	if (!seat) return reject('no-such-seat')
	const bot = botFor(room, games)
	if (bot === undefined) return reject('no-such-bot')
	const { player: awaited } = seat
	return replaceSeat(room, id, { player: null, bot, botSince: at, ...(awaited !== null && { awaited }) })
}
