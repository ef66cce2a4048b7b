import { reject } from '../../kernel/rejection.ts'
import { type Command, noArgs } from '../command.ts'
import { breakOff as breakDraw } from '../draw.ts'

/** The room itself gives up a start that somebody does not answer. */
export const breakOff: Command<Record<string, never>> = {
	parse: noArgs,
	permit: () => reject('not-allowed'),
	apply: (room, _, { by }) => (by === null && room.draw ? breakDraw(room) : reject('wrong-phase')),
}
