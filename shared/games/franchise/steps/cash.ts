import { refuseBonus, spendBonus } from '../rules/bonus.ts'
import { activePlayer, refusePhase } from '../rules/turn.ts'
import { type Kind, played } from './kind.ts'

export const DOLLARS_FOR_BONUS = 10

/** A bonus tile for dollars, at any time up to the end of phase 3. */
export interface Cash {
	type: 'cash'
}

export const cash = {
	parse: () => ({ type: 'cash' }),
	refuse: (table) => refusePhase(table, 'develop', 'share') ?? refuseBonus(table),
	perform(draft, step) {
		spendBonus(draft)
		activePlayer(draft).money += DOLLARS_FOR_BONUS
		return played(draft, [step])
	},
} satisfies Kind<Cash>
