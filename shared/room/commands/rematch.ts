import { reject } from '../../kernel/rejection.ts'
import type { Command } from '../command.ts'
import type { StartArgs } from '../entry.ts'
import { seatOf } from '../room.ts'
import { start } from './start.ts'

/** The same again, with everybody: anyone seated may ask for it. */
export const rematch: Command<StartArgs | Record<string, never>> = {
	...start,
	permit: (room, _, by) => (seatOf(room, by) ? undefined : reject('not-seated')),
	apply: (room, args, fold) =>
		room.phase === 'over' ? start.apply(room, args, fold) : reject('wrong-phase'),
}
