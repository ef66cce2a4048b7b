import { reject } from '../../kernel/rejection.ts'
import type { Command } from '../command.ts'
import { seatOf } from '../room.ts'
import { permitDraw, type Start, start } from './start.ts'

/** The same again, with everybody: anyone seated may ask for it. */
export const rematch: Command<Start> = {
	...start,
	permit: (room, _, by, world) => (seatOf(room, by) ? permitDraw(room, world) : reject('not-seated')),
	apply: (room, args, fold) =>
		room.phase === 'over' ? start.apply(room, args, fold) : reject('wrong-phase'),
}
