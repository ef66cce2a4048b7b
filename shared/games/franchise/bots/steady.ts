import { type Bot, quickBot } from '../../../kernel/bot.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Step } from '../step.ts'
import { legalSteps } from '../steps/legal.ts'
import type { Hand, Table } from '../table.ts'
import { bestMoves, promiseOf } from './moves.ts'
import { ponder } from './ponder.ts'
import type { Breadth } from './turns.ts'
import { weightsFor } from './weights.ts'

const BREADTH: Breadth = { first: 4, second: 3 }

/** Plays the turn that leaves the table best for it, as far as one turn shows. */
export const steady: Bot<Table, Hand, Step> = quickBot(
	(_, chance) => ponder(chance),
	({ table }, chance) =>
		table.stage === 'towns'
			? [chooseTown(table, chance)]
			: bestMoves(table, weightsFor(table.seats.length), BREADTH, 1)[0]!.steps,
)

/** Nearly equal towns are not always decided the same way, or all games would be alike. */
function chooseTown(table: Table, chance: Random): Step {
	const seat = table.turn
	const steps = legalSteps({ table, seat, hand: null })
	const appeals = steps.map((step) => promiseOf(table, seat, step) * (1 + chance.below(100) / 200))
	return steps[appeals.indexOf(Math.max(...appeals))]!
}
