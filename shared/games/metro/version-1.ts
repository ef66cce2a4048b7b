import type { Seating } from '../../kernel/game.ts'
import type { OptionsSchema } from '../../kernel/options.ts'
import type { Random } from '../../kernel/random.ts'
import { type Options, options, SIDES } from './options.ts'
import { setUp } from './setup.ts'
import type { State } from './table.ts'

/** Until version 2 everybody got as many secret station numbers of one side as of another. */
export type FirstOptions = Omit<Options, 'cards' | 'openNumbers'> & { cards: number }

const today = ({ cards, ...rest }: FirstOptions): Options => ({
	...rest,
	cards: new Array<number>(SIDES).fill(cards),
	openNumbers: false,
})

const { cards: _, openNumbers: __, first, ...others } = options.fields

export const firstOptions: OptionsSchema<FirstOptions> = {
	fields: { ...others, cards: { kind: 'choice', values: [1, 2, 3, 4], default: 1 }, first },
	check: (chosen, players) => options.check?.(today(chosen), players),
}

/** The same deal; but the table shows what was chosen as it was chosen then. */
export function setUpFirst(chosen: FirstOptions, seating: Seating, random: Random): State {
	const state = setUp(today(chosen), seating, random)
	return { ...state, table: { ...state.table, options: chosen as unknown as Options } }
}
