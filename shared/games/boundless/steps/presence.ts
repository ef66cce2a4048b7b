import type { Seat } from '../../../kernel/game.ts'
import { isAscending, isWholeBelow } from '../../../kernel/guards.ts'
import { loneSeat } from '../rules/company.ts'
import { bringForward } from '../rules/deadline.ts'
import { onTable, type Table } from '../table.ts'
import type { Kind } from './kind.ts'

/** The room tells whose players are not connected, and which seats bots play. */
export interface Presence {
	type: 'presence'
	away: Seat[] // ascending
	bots?: Seat[] // likewise; left out where there are none
}

const MAX_SEATS = 6

const isSeat = (value: unknown): value is Seat => isWholeBelow(value, MAX_SEATS)

const presenceOf = (away: readonly Seat[], bots: readonly Seat[]): Presence => ({
	type: 'presence',
	away: [...away],
	...(bots.length > 0 && { bots: [...bots] }),
})

/**
 * Players came or went: nobody waits for those who are away. Where somebody may join who was alone against bots,
 * the waiting begins anew: or the round would start at once, as long as they have taken.
 */
export const presence = {
	parse: ({ away, bots = [] }) =>
		isAscending(away, isSeat) && isAscending(bots, isSeat) ? presenceOf(away, bots) : undefined,
	refuse: () => undefined,
	perform(state, { away, bots = [] }, _, { at }) {
		const { table } = state
		const noted = onTable(state, table.bots === undefined ? { away } : { away, bots })
		const waitsAnew =
			table.phase === 'ready' && loneSeat(table) !== undefined && loneSeat(noted.table) === undefined
		return {
			state: onTable(noted, waitsAnew ? { since: at } : { deadline: bringForward(noted.table, at) }),
			events: [],
			reveals: false,
		}
	},
} satisfies Kind<Presence>

/**
 * The step that tells the table who is away, and which seats bots play; none where it knows already, or need not
 * know any more.
 */
export function tellPresence(
	{ phase, away, bots }: Table,
	absent: readonly Seat[],
	played: readonly Seat[],
): Presence | undefined {
	const isKnown = isSame(away, absent) && (bots === undefined || isSame(bots, played))
	if (phase === 'over' || isKnown) return undefined
	return presenceOf(inOrder(absent), bots === undefined ? [] : inOrder(played))
}

const isSame = (known: readonly Seat[], seats: readonly Seat[]): boolean =>
	known.length === seats.length && known.every((seat) => seats.includes(seat))

const inOrder = (seats: readonly Seat[]): Seat[] => seats.toSorted((one, other) => one - other)
