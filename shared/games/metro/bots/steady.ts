import { quickBot } from '../../../kernel/bot.ts'
import type { View } from '../../../kernel/game.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Step } from '../step.ts'
import { legalSteps } from '../steps/legal.ts'
import type { Hand, Table } from '../table.ts'
import { ponder } from './ponder.ts'
import { judge, type Outlook, WORTH_OF_A_DRAW, worthOfExchange, worthOfLay, worthOfWagon } from './worth.ts'

/** Takes the step that gains most: own points against the others', and the promise of lines that stay open. */
export const steady = quickBot((_, chance) => ponder(chance), chooseStep)

function chooseStep(view: View<Table, Hand>, chance: Random): Step[] {
	const outlook = judge(view)
	let best: Step[] = []
	let most = Number.NEGATIVE_INFINITY
	for (const step of legalSteps(view)) {
		const worth = worthOf(outlook, step)
		if (worth > most) best = []
		if (worth >= most) best.push(step)
		most = Math.max(most, worth)
	}
	return best.length === 0 ? [] : [chance.pick(best)]
}

function worthOf(outlook: Outlook, step: Step): number {
	switch (step.type) {
		case 'lay':
			return worthOfLay(outlook, step)
		case 'draw':
			return WORTH_OF_A_DRAW
		case 'wagon':
			return worthOfWagon(outlook, step)
		case 'exchange':
			return worthOfExchange(outlook, step)
		case 'pass':
			return 0
	}
}
