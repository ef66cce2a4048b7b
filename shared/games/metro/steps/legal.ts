import type { View } from '../../../kernel/game.ts'
import { hasTile } from '../rules/turn.ts'
import type { Step } from '../step.ts'
import type { Hand, Table } from '../table.ts'
import { legalExchanges } from './exchange.ts'
import { plainSteps } from './plain.ts'
import { legalWagons } from './wagon.ts'

/** Every legal step of the view's seat. */
export function legalSteps(view: View<Table, Hand>): Step[] {
	const { table, seat, hand } = view
	const steps = plainSteps(view)
	if (hand === undefined || seat !== table.turn || hand.drawn !== null) return steps
	if (table.options.expansions.length > 0) {
		steps.push(...legalWagons(table, seat, hand), ...legalExchanges(table, seat))
		if (!hasTile(table, seat)) steps.push({ type: 'pass' })
	}
	return steps
}
