import { quickBot } from '../../../kernel/bot.ts'
import type { View } from '../../../kernel/game.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Step } from '../step.ts'
import { legalSteps } from '../steps/legal.ts'
import type { Hand, Table } from '../table.ts'
import { knownTo, readPosition } from './playout/known.ts'
import { ponder } from './ponder.ts'
import { worthOfStep } from './step-worth.ts'
import { tasteFor } from './taste.ts'

/** Takes the step that gains most: own points against the others', and the promise of lines that stay open. */
export const steady = quickBot((_, chance) => ponder(chance), chooseStep)

function chooseStep(view: View<Table, Hand>, chance: Random): Step[] {
	const position = readPosition(knownTo(view))
	const taste = tasteFor(position.seats)
	let best: Step[] = []
	let most = Number.NEGATIVE_INFINITY
	for (const step of legalSteps(view)) {
		const worth = worthOfStep(position, taste, step)
		if (worth > most) best = []
		if (worth >= most) best.push(step)
		most = Math.max(most, worth)
	}
	return best.length === 0 ? [] : [chance.pick(best)]
}
