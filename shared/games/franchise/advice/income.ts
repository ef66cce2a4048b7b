import type { PlaceId } from '../data/places.ts'
import { type Income, incomeOf } from '../rules/income.ts'
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
