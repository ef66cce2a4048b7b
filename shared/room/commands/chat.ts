import { reject } from '../../kernel/rejection.ts'
import type { Command } from '../command.ts'
import { tidy } from '../profile.ts'
import { MAX_TEXT, seatOf } from '../room.ts'

const KEPT_LINES = 50

/** Say something to the table. */
export const chat: Command<{ text: string }> = {
	parse({ text }) {
		const said = tidy(text, MAX_TEXT)
		return said === undefined ? reject('bad-text') : { text: said }
	},
	apply(room, { text }, { by, at }) {
		const seat = seatOf(room, by)
		if (!seat) return reject('not-seated')
		const line = { seat: seat.id, name: seat.name, text, at }
		return { ...room, chat: [...room.chat, line].slice(-KEPT_LINES) }
	},
}
