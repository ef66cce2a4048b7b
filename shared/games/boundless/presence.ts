import type { Seat } from '../../kernel/game.ts'
import type { Presence } from './step.ts'
import type { Table } from './table.ts'

/** The step that tells the table who is away; none where it knows already, or need not know any more. */
export function tellPresence({ phase, away }: Table, absent: readonly Seat[]): Presence | undefined {
	const isKnown = away.length === absent.length && away.every((seat) => absent.includes(seat))
	if (phase === 'over' || isKnown) return undefined
	return { type: 'presence', away: absent.toSorted((one, other) => one - other) }
}
