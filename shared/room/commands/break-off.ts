import { reject } from '../../kernel/rejection.ts'
import { type Command, noArgs } from '../command.ts'
import { breakOff as breakDraw } from '../draw.ts'
import type { Entry } from '../entry.ts'

/** The room itself gives up a start that somebody does not answer. */
export const breakOff: Command<Record<string, never>> = {
	parse: noArgs,
	carried: 'never',
	permit: () => reject('not-allowed'),
	apply: (room, _, { by }) => (by === null && room.draw ? breakDraw(room) : reject('wrong-phase')),
}

export const ownBreakOff = (at: number): Entry => ({ at, by: null, type: 'break-off', args: {} })
