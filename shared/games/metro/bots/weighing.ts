import { type Bot, quickBot } from '../../../kernel/bot.ts'
import type { View } from '../../../kernel/game.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Step } from '../step.ts'
import { legalSteps } from '../steps/legal.ts'
import type { Hand, Table } from '../table.ts'
import { knownTo, readPosition } from './playout/known.ts'
import { ponder } from './ponder.ts'
import { worthOfStep } from './step-worth.ts'
import type { Taste } from './taste.ts'

/** A bot that takes the step which is worth most, by all its tastes together. */
export const weighing = (tastes: readonly Taste[]): Bot<Table, Hand, Step> =>
	quickBot(
		(_, random) => ponder(random),
		(view, random) => chooseStep(view, random, tastes),
	)

function chooseStep(view: View<Table, Hand>, random: Random, tastes: readonly Taste[]): Step[] {
	const position = readPosition(knownTo(view))
	let best: Step[] = []
	let most = Number.NEGATIVE_INFINITY
	for (const step of legalSteps(view)) {
		const worth = tastes.reduce((sum, taste) => sum + worthOfStep(position, taste, step), 0)
		if (worth > most) best = []
		if (worth >= most) best.push(step)
		most = Math.max(most, worth)
	}
	return best.length === 0 ? [] : [random.pick(best)]
}
