import type { Random } from '../../../kernel/random.ts'
import { choicesOf } from '../rules/review.ts'
import type { Space, Table } from '../table.ts'

/** What somebody takes a choice to bring, stacks left aside; a price is below 0. */
export interface Judged {
	spaces: Space[]
	money: number
}

/** How somebody judges all choices of a round, by what they know of the map. */
export type Judgement = (table: Table, random: Random) => Judged[]

/** Whoever knows the whole map. */
export const knowEverything: Judgement = (table) =>
	choicesOf(table).map(({ spaces, price }) => ({ spaces, money: price.money }))
