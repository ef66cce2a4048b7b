import { refuseBonus, spendBonus } from '../rules/bonus.ts'
import { activePlayer, refusePhase } from '../rules/turn.ts'
import type { StepOf } from '../step.ts'
import type { Rule } from './rule.ts'

export const DOLLARS_FOR_BONUS = 10

/** A bonus tile for dollars, at any time up to the end of phase 3. */
export const cash: Rule<StepOf<'cash'>> = {
	refuse: (table) => refusePhase(table, 'develop', 'share') ?? refuseBonus(table),
	perform(draft, step, events) {
		spendBonus(draft)
		activePlayer(draft).money += DOLLARS_FOR_BONUS
		events.push(step)
	},
}
