import type { Seat } from '../../../kernel/game.ts'
import { randomFrom } from '../../../kernel/random.ts'
import { coloursOf, spacesOf } from '../rules/colours.ts'
import { planOf } from '../rules/schedule.ts'
import type { Table } from '../table.ts'

/** How fast somebody is with one token and one card in the centre. Milliseconds, each give or take a third. */
export interface Pace {
	first: number // from the reveal to the first token
	next: number // from one token to the next
}

/** How much longer the first token takes: there are more choices for two, and more to count with two ends. */
const TWO_TOKENS = 1.6
const TWO_ENDS = 2.2

/**
 * When the seat's next token will be placed, in whole milliseconds since the reveal. It is drawn from the race itself,
 * by its cards and its hour, so that it is the same however often it is asked for, and whatever others do meanwhile.
 */
export function nextTokenAt({ first, next }: Pace, table: Table, seat: Seat): number {
	const random = randomFrom(`pace:${table.since}:${table.ring.join()}:${table.centre.join()}:${seat}`)
	const about = (time: number) => Math.round((2 * time) / 3) + random.below(Math.round((2 * time) / 3))
	let at = about(first * taskOf(table.round))
	for (let token = placedBy(table, seat); token > 0; token--) at += about(next)
	return inTime(table, at)
}

function taskOf(round: number): number {
	const { centre, tokens } = planOf(round)
	return centre === 2 ? TWO_ENDS : tokens === 2 ? TWO_TOKENS : 1
}

const placedBy = (table: Table, seat: Seat): number =>
	coloursOf(table, seat).reduce((sum, colour) => sum + spacesOf(table, colour).length, 0)

/** Nobody dawdles past the end of the countdown. */
const inTime = ({ deadline, since }: Table, at: number): number =>
	deadline === null ? at : Math.min(at, deadline - since - 1)
