import { usualBot } from '../kernel/bot.ts'
import type { FindGame } from '../kernel/game.ts'
import { type Rejected, reject } from '../kernel/rejection.ts'
import { nameApart } from './name.ts'
import { tidy } from './profile.ts'
import { MAX_NAME, type Room } from './room.ts'

export interface SeatBot {
	bot?: string // the usual one of its time, where an old entry has none
	name?: string // left to the room where an old entry has none
}

// Railway engineers, architects and mapmakers.
const NAMES = ['Fulgence', 'Hector', 'Ada', 'Isambard', 'Ildefons', 'Mary', 'Rowland', 'Phyllis']

/** As it was chosen before entries said it. */
export const botName = (room: Room): string =>
	NAMES.find((name) => !room.seats.some((seat) => seat.name === name)) ?? `Bot ${room.seats.length + 1}`

/** The first name that is nobody's, also by look. */
export const freeBotName = (room: Room): string =>
	NAMES.find((name) => nameApart(room, name) === name) ?? nameApart(room, `Bot ${room.seats.length + 1}`)

export const parseBot = ({ bot, name }: Record<string, unknown>): SeatBot | Rejected => {
	const called = tidy(name, MAX_NAME)
	if (bot !== undefined && typeof bot !== 'string') return reject('no-such-bot')
	return { ...(bot !== undefined && { bot }), ...(called !== undefined && { name: called }) }
}

/** The bot that takes over a seat in this game. */
export function botFor({ game: id }: Room, games: FindGame): string | undefined {
	const game = games(id)
	return game && usualBot(game)
}
