import { reject } from '../../kernel/rejection.ts'
import type { Command } from '../command.ts'
import { permitCreator } from '../powers.ts'

export interface Hints {
	allowed: boolean
}

/** Let people ask for hints in the games to come, or not any more. While a game is on, it stays as everybody knew it. */
export const hints: Command<Hints> = {
	parse: ({ allowed }) => (typeof allowed === 'boolean' ? { allowed } : reject('malformed')),
	permit: permitCreator,
	apply({ hints: _, ...room }, { allowed }) {
		if (room.phase === 'playing') return reject('wrong-phase')
		return allowed ? { ...room, hints: true } : room
	},
}
