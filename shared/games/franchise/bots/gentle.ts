import { type Bot, quickBot } from '../../../kernel/bot.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Step } from '../step.ts'
import type { Hand, Table } from '../table.ts'
import { worthTo } from './estimate.ts'
import { bestMoves } from './moves.ts'
import { ponder } from './ponder.ts'
import { read } from './reading.ts'
import type { Breadth } from './turns.ts'
import { weightsFor } from './weights.ts'
import type { WholeTurn } from './whole-turn.ts'

const BREADTH: Breadth = { first: 20, second: 20, shares: 1 } // it buys one market share a turn, the best
const MOVES = 40 // more than there mostly are
const INDIFFERENCE = 24 // points of worth that it may overlook

/** Builds wherever it can, without haste and without weighing everything: company for a beginner. */
export const gentle: Bot<Table, Hand, Step> = quickBot(
	(_, chance) => ponder(chance),
	({ table }, chance) => chooseMove(table, chance),
)

function chooseMove(table: Table, chance: Random): Step[] {
	const weights = weightsFor(table.seats.length)
	const moves = bestMoves(table, weights, BREADTH, MOVES)
	let best = moves[0]!
	let most = Number.NEGATIVE_INFINITY
	for (const move of moves.filter(isBuilding)) {
		const worth = worthTo(read(move.table, weights), table.turn)
		const appeal = worth + (INDIFFERENCE * chance.below(1001)) / 1000
		if (appeal <= most) continue
		most = appeal
		best = move
	}
	return best.steps
}

/** While it can build it does, and the end of the game is no aim of its. */
const isBuilding = ({ table }: WholeTurn): boolean => table.stage !== 'over' && table.idle === 0
