import { isFingerprint } from '../../kernel/digits.ts'
import { isOnly } from '../../kernel/json.ts'
import { reject } from '../../kernel/rejection.ts'
import type { Command } from '../command.ts'
import type { Whereabouts } from '../room.ts'

export interface Relocate {
	to: Whereabouts | null // null: here again
}

/**
 * Say that everybody meets in another room: those who are here go along, and whoever comes later is led there. What is
 * told is an invitation to it, and nothing else; so it is for whoever opened this room to give, and while nobody plays.
 */
export const relocate: Command<Relocate> = {
	carried: 'never',
	parse({ to }) {
		if (to === null) return { to }
		return isWhereabouts(to) ? { to } : reject('malformed')
	},
	permit: (room, _, by) => (by === room.creator ? undefined : reject('not-allowed')),
	apply(room, { to }) {
		if (room.phase === 'playing') return reject('wrong-phase')
		const { moved: _, ...here } = room
		return to === null ? here : { ...here, moved: to }
	},
}

/** No more than a code and a key: nobody is led out of our house by it. */
const isWhereabouts = (raw: unknown): raw is Whereabouts =>
	isOnly(raw, 'code', 'host') &&
	typeof raw.code === 'string' &&
	/^[A-Z]{6}$/.test(raw.code) &&
	(raw.host === undefined || isFingerprint(raw.host))
