import { reject } from '../../kernel/rejection.ts'
import { askOf, withoutAsk } from '../asks.ts'
import { type Command, noArgs } from '../command.ts'

/** Ask for a seat no more. */
export const withdraw: Command<Record<string, never>> = {
	parse: noArgs,
	endsWhatBegan: true,
	apply(room, _, { by }) {
		const asked = askOf(room, by)
		return asked ? withoutAsk(room, asked) : reject('not-asking')
	},
}
