import { playStep } from '../../../shared/games/franchise/apply.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import { legalSteps } from '../../../shared/games/franchise/steps/legal.ts'
import type { Hand, Table } from '../../../shared/games/franchise/table.ts'
import { quickBot } from '../../../shared/kernel/bot.ts'
import type { View } from '../../../shared/kernel/game.ts'
import type { Random } from '../../../shared/kernel/random.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'

/** A turn may go on in a further command; no command needs to be longer. */
const MOST_STEPS = 24

/** One legal step after the other until the turn is over. */
export const random = quickBot((_, chance) => 800 + chance.below(1201), playTurn)

function playTurn(view: View<Table, Hand>, chance: Random): Step[] {
	const seat = view.seat!
	const steps: Step[] = []
	let table = view.table
	do {
		const legal = legalSteps({ table, seat, hand: null })
		const step = pickStep(legal, chance)
		const applied = playStep(table, seat, step)
		if (isRejected(applied)) throw new Error(`offered, then refused: ${applied.rejected}`)
		table = applied.state
		steps.push(step)
	} while (table.progress !== null && steps.length < MOST_STEPS)
	return steps
}

/** Any of them, but mostly it develops while it can: where nobody does, the game is over before it began. */
function pickStep(legal: readonly Step[], chance: Random): Step {
	const eager = legal.filter(({ type }) => type === 'boom' || type === 'develop')
	if (eager.length > 0 && chance.below(8) > 0) return chance.pick(eager)
	const others = legal.filter(({ type }) => type !== 'end')
	const ends = others.length === 0 || (others.length < legal.length && chance.below(5) === 0)
	return ends ? { type: 'end' } : chance.pick(others)
}
