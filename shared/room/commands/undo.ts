import { reject } from '../../kernel/rejection.ts'
import { afterUndo } from '../clock.ts'
import { type Command, noArgs } from '../command.ts'
import { placeOf, seatOf, type Undone } from '../room.ts'
import { resumed } from '../standstill.ts'
import { signatureOf } from './move.ts'

/** Take back one's own last move, if it showed nothing hidden and nobody has acted since. */
export const undo: Command<Record<string, never>> = {
	parse: noArgs,
	meantFor: 'turn',
	apply(room, _, { at, by, id = '', signed }) {
		const seat = seatOf(room, by)
		if (!room.match || !seat) return reject('not-seated')
		const match = resumed(room.match, at)
		const last = match.moves.at(-1)
		if (!match.before || !last || match.outdated || last.seat !== placeOf(match, seat))
			return reject('nothing-to-undo')
		if (room.phase !== 'playing') return reject('wrong-phase')
		const turn = match.turn + 1 // never a number that was used before: a late command must not fit again
		const turnAt = at - match.startedAt
		const undo = signed ? signatureOf(signed, id, match.keys) : null
		const pair: Undone = { after: match.before.moves.length, move: last, undo }
		const undone = room.host === undefined ? {} : { undone: [...(match.undone ?? []), pair] }
		const clock = match.clock && { clock: afterUndo(match.clock) }
		return { ...room, match: { ...match, ...match.before, ...undone, ...clock, turn, turnAt, before: null } }
	},
}
