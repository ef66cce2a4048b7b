import type { Seat } from '../../../kernel/game.ts'
import type { Table } from '../table.ts'
import { seatsOf } from './colours.ts'
import { patienceAfter } from './schedule.ts'

/** Whoever is alone against bots: every other seat is a bot's. Where anybody may still come, nobody is. */
export function loneSeat(table: Table): Seat | undefined {
	const { bots = [] } = table
	const [first, ...others] = seatsOf(table).filter((seat) => !bots.includes(seat))
	return others.length === 0 ? first : undefined
}

/** How long a round waits for those who are not ready; for who is alone against bots, as long as they like. */
export const patienceOf = (table: Table): number | undefined =>
	loneSeat(table) === undefined ? patienceAfter(table.round) : undefined
