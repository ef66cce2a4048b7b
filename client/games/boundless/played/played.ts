import type { Event } from '../../../../shared/games/boundless/event.ts'
import { ROUNDS } from '../../../../shared/games/boundless/rules/schedule.ts'
import type { Deal, Table } from '../../../../shared/games/boundless/table.ts'
import type { MoveEntry } from '../../../../shared/room/room.ts'
import { isRound } from '../stage.ts'

/** How many rounds' cards lie open: those of the rounds before, until round 7 shuffles all of them again. */
export function countPlayed(table: Table): number {
	if (table.round === ROUNDS) return 0
	return isRound(table) ? table.round - 1 : table.round
}

/** The cards already played, by round: as they were revealed, all of them are in the log. */
export const playedIn = (entries: readonly MoveEntry[], table: Table): Deal[] =>
	entries
		.flatMap(([, ...events]) => events as Event[])
		.filter((event) => event.type === 'reveal')
		.slice(0, countPlayed(table))
