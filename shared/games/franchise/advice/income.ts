import { incomeSteps } from '../data/box.ts'
import type { PlaceId } from '../data/places.ts'
import { dollarsFor, type Income, incomeOf } from '../rules/income.ts'
import { boomReach } from '../rules/reach.ts'
import { awaitsIncome } from '../rules/turn.ts'
import type { Table } from '../table.ts'

export interface BoomOffer {
	place: PlaceId
	income: Income // what the active player would then collect
}

/** Where the boom marker may be moved now, and what it would bring; where it stands comes first. */
export function boomOffers(table: Table): BoomOffer[] {
	if (table.boom === null || !awaitsIncome(table)) return []
	return [table.boom, ...boomReach(table)].map((place) => ({
		place,
		income: incomeOf(table, table.turn, place),
	}))
}

/** From how many empty slots on there is more than so many bring; nothing brings more than the last step. */
export function nextIncome(slots: number, players: number): Income | undefined {
	const least = incomeSteps[players]!.find((step) => step > slots)
	return least === undefined ? undefined : { slots: least, dollars: dollarsFor(least, players) }
}
