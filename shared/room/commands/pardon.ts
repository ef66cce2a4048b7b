import { reject } from '../../kernel/rejection.ts'
import type { Command } from '../command.ts'
import { pardoned } from '../lock.ts'

export interface Pardon {
	ban: number // as the creator was told it
}

/** Let somebody in again who was banned: for whoever opened the room, as the ban was. They are strangers then. */
export const pardon: Command<Pardon> = {
	duringDraw: true,
	parse: ({ ban }) => (Number.isSafeInteger(ban) ? { ban: ban as number } : reject('malformed')),
	permit: (room, _, by) => (by === room.creator ? undefined : reject('not-allowed')),
	apply(room, { ban }) {
		const next = pardoned(room, ban)
		return next === room ? reject('not-banned') : next
	},
}
