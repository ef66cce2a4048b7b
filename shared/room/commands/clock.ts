import { reject } from '../../kernel/rejection.ts'
import { isPace, type Pace } from '../clock.ts'
import type { Command } from '../command.ts'
import { permitCreator } from '../powers.ts'

export interface SetClock {
	pace: Pace | null // null: everybody takes the time they like
}

/** Choose how much time there is in the games to come. */
export const clock: Command<SetClock> = {
	parse: ({ pace }) => (pace === null || isPace(pace) ? { pace } : reject('malformed')),
	permit: permitCreator,
	apply({ clock: _, ...room }, { pace }, { games }) {
		if (room.phase === 'playing') return reject('wrong-phase')
		if (pace !== null && games(room.game)?.keepsTime) return reject('has-countdown')
		return pace === null ? room : { ...room, clock: pace }
	},
}
