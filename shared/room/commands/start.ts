import { reject } from '../../kernel/rejection.ts'
import { beginGame, drawSeed } from '../begin.ts'
import { type Command, noArgs } from '../command.ts'
import type { StartArgs } from '../entry.ts'
import { permitRuler } from '../powers.ts'

/** Begin the game; also the next one, when one is over. */
export const start: Command<StartArgs | Record<string, never>> = {
	parse: noArgs,
	permit: permitRuler,
	complete: drawSeed,
	apply(room, args, fold) {
		return 'seed' in args ? beginGame(room, args as StartArgs, fold) : reject('malformed')
	},
}
