import type { Bot } from '../../../kernel/bot.ts'
import type { Step } from '../step.ts'
import type { Hand, Table } from '../table.ts'
import { ponder } from './ponder.ts'
import { type Depth, rankMoves } from './search.ts'
import { weightsFor } from './weights.ts'

/** A bot that plays on from the moves that seem best, so deep. */
export const thinker = (depth: Depth): Bot<Table, Hand, Step> => ({
	takes: (_, random) => ponder(random),
	*think({ table }, random, effort) {
		const playouts = Math.max(1, Math.round(depth.playouts * effort))
		const ranked = yield* rankMoves(table, weightsFor(table.seats.length), random, { ...depth, playouts })
		return ranked[0]!.steps
	},
})
