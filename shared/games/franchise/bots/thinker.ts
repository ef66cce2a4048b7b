import type { Bot } from '../../../kernel/bot.ts'
import type { Step } from '../step.ts'
import type { Hand, Table } from '../table.ts'
import { ponder } from './ponder.ts'
import { chooseMove, type Depth } from './search.ts'
import { weightsFor } from './weights.ts'

/** A bot that plays on from the moves that seem best, so deep at a table for so many. */
export const thinker = (depthFor: (players: number) => Depth): Bot<Table, Hand, Step> => ({
	takes: (_, random) => ponder(random),
	*think({ table }, random, effort) {
		const players = table.seats.length
		const depth = depthFor(players)
		const moves = Math.max(1, Math.round(depth.moves * effort))
		const closer = Math.round(depth.closer * effort)
		return yield* chooseMove(table, weightsFor(players), random, { ...depth, moves, closer })
	},
})
