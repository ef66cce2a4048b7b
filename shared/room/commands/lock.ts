import { reject } from '../../kernel/rejection.ts'
import type { Command } from '../command.ts'
import { permitCreator } from '../powers.ts'

export interface Lock {
	locked: boolean
}

/** Shut the door to everybody who has no seat here, or open it again. Who is inside stays. */
export const lock: Command<Lock> = {
	duringDraw: true,
	parse: ({ locked }) => (typeof locked === 'boolean' ? { locked } : reject('malformed')),
	permit: permitCreator,
	apply: (room, { locked }) => ({ ...room, locked }),
}
