import { botToday, usualBot } from '../../kernel/bot.ts'
import { reject } from '../../kernel/rejection.ts'
import { botFor, botName, freeBotName, parseBot, type SeatBot } from '../bots.ts'
import type { Command } from '../command.ts'
import { permitCreator } from '../powers.ts'
import { freeColour } from '../room.ts'

/** Seat a bot. */
export const addBot: Command<SeatBot> = {
	parse: parseBot,
	permit: permitCreator,
	complete(room, args, { games }) {
		const { bot = botFor(room, games) } = args
		return { ...(bot !== undefined && { bot }), name: freeBotName(room) }
	},
	apply(room, args, { at, games }) {
		if (room.phase === 'playing') return reject('wrong-phase')
		const game = games(room.game)
		if (!game) return reject('no-such-game')
		if (room.seats.length >= game.players.max) return reject('room-full')
		// Entries that do not say it are as old as the names of that time, whose first was the usual one.
		const bot = args.bot ?? Object.keys(game.formerBots ?? {})[0] ?? usualBot(game)
		if (bot === undefined || botToday(game, bot) === undefined) return reject('no-such-bot')
		const id = room.counter + 1
		const { name = botName(room) } = args
		const seat = {
			id,
			name,
			ownerName: name,
			colour: freeColour(room),
			owner: null,
			player: null,
			bot,
			botSince: at,
			chosen: 0,
		}
		return { ...room, counter: id, seats: [...room.seats, seat] }
	},
}
