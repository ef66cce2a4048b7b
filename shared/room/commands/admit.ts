import { reject } from '../../kernel/rejection.ts'
import { withoutAsk } from '../asks.ts'
import type { Command } from '../command.ts'
import { holdsAnother } from '../holders.ts'
import { permitRuler } from '../powers.ts'
import { takeOpenSeat } from './sit.ts'

export interface Admission {
	ask: number // id
	yes: boolean
}

/** Answer somebody who asked for a seat. */
export const admit: Command<Admission> = {
	parse: ({ ask, yes }) =>
		Number.isSafeInteger(ask) && typeof yes === 'boolean' ? { ask: ask as number, yes } : reject('malformed'),
	permit(room, args, by, world) {
		const asked = room.asks?.find(({ id }) => id === args.ask)
		const refused = permitRuler(room, args, by, world)
		if (refused || !asked || !args.yes) return refused
		return holdsAnother(room, asked.by, asked.seat) ? reject('held-another') : undefined
	},
	apply(room, { ask: id, yes }) {
		const asked = room.asks?.find((ask) => ask.id === id)
		if (!asked) return reject('not-asking')
		const answered = withoutAsk(room, asked)
		return yes ? takeOpenSeat(answered, asked.seat, asked.by, asked.name) : answered
	},
}
