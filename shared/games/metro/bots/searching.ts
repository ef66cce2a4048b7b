import type { Bot } from '../../../kernel/bot.ts'
import type { Step } from '../step.ts'
import type { Hand, Table } from '../table.ts'
import { ponder } from './ponder.ts'
import { type Breadth, search } from './search.ts'

/** A bot that searches so far, and farther with more effort. */
export const searching = ({ candidates, playouts }: Breadth): Bot<Table, Hand, Step> => ({
	takes: (_, random) => ponder(random),
	think: (view, random, effort) => search(view, random, { candidates, playouts: playouts * effort }),
})
