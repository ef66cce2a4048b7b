import { isRejected, type Rejected, reject } from '../../kernel/rejection.ts'
import { beginGame, drawSeed, settingOf } from '../begin.ts'
import { type Command, noArgs, type World } from '../command.ts'
import { openDraw } from '../draw.ts'
import type { DrawArgs, StartArgs } from '../entry.ts'
import { permitCreator } from '../powers.ts'
import type { Room } from '../room.ts'

export type Start = StartArgs | DrawArgs | Record<string, never>

/** Asked before a draw: what cannot begin after it would only be refused to whoever answers last. */
export function permitDraw(room: Room, { games }: World): Rejected | undefined {
	const setting = room.host === undefined ? undefined : settingOf(room, games)
	return isRejected(setting) ? setting : undefined
}

/** Begin the game; also the next one, when one is over. Between devices its seed has to be drawn first. */
export const start: Command<Start> = {
	parse: noArgs,
	meantFor: 'game',
	carried: 'never',
	beginsGame: () => true,
	permit(room, args, by, world) {
		return permitCreator(room, args, by, world) ?? permitDraw(room, world)
	},
	complete: drawSeed,
	apply(room, args, fold) {
		if (room.draw || room.phase === 'playing') return reject('wrong-phase')
		if ('seed' in args) return beginGame(room, args as StartArgs, fold)
		return 'secret' in args ? openDraw(room, args as DrawArgs, fold.at) : reject('malformed')
	},
}
