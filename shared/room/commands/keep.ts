import { reject } from '../../kernel/rejection.ts'
import type { Command } from '../command.ts'
import type { Entry } from '../entry.ts'
import { hasResult, keepRoom, keepsRoom, letGo } from '../kept.ts'

export interface Keep {
	kept: boolean
}

/**
 * Let the room stay for a year after it was last used, or no longer. Between devices that is its creator's command, who
 * keeps it on a device of their own; on a server, whose room it takes, it has to be asked for there.
 */
export const keep: Command<Keep> = {
	carried: 'never',
	parse: ({ kept }) => (typeof kept === 'boolean' ? { kept } : reject('malformed')),
	permit: (room, _, by) =>
		room.host !== undefined && keepsRoom(room, [by]) ? undefined : reject('not-allowed'),
	apply(room, { kept }, { at }) {
		if (room.phase === 'playing' || (kept && !hasResult(room))) return reject('wrong-phase')
		if (kept === (room.kept ?? false)) return room
		return kept ? keepRoom(room, at) : letGo(room)
	},
}

/** As the room itself notes it, once whoever runs it has agreed. */
export const keeping = (kept: boolean, at: number): Entry => ({ at, by: null, type: 'keep', args: { kept } })
