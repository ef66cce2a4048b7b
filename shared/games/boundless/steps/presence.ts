import type { Seat } from '../../../kernel/game.ts'
import { type Presence, presenceOf } from '../step.ts'
import type { Table } from '../table.ts'

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
