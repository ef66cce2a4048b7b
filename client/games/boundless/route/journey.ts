import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import { FORTY, type Price } from '../../../../shared/games/boundless/rules/price.ts'
import { type Account, type Choice, cardOn } from '../../../../shared/games/boundless/rules/review.ts'
import type { Table } from '../../../../shared/games/boundless/table.ts'

/** A journey: the states it had to come by, and what it costs or brings. */
export interface Journey {
	picks: readonly StateId[]
	price: Pick<Price, 'route' | 'pairs'>
}

export const journeyOf = (table: Table, { spaces, price }: Account | Choice): Journey => ({
	picks: spaces.map((space) => cardOn(table, space)).filter((pick) => pick !== FORTY),
	price,
})
