import { reject } from '../../kernel/rejection.ts'
import { type Command, noArgs } from '../command.ts'
import { seatOf } from '../room.ts'
import { resumed } from '../standstill.ts'

/** Go on after a pause. Anyone who plays may, without asking: nobody can hold up the others by it. */
export const resume: Command<Record<string, never>> = {
	parse: noArgs,
	meantFor: 'game',
	apply(room, _, { at, by }) {
		if (!seatOf(room, by)) return reject('not-seated')
		if (room.phase !== 'playing' || room.match?.pausedAt === undefined) return reject('wrong-phase')
		return { ...room, match: resumed(room.match, at) }
	},
}
