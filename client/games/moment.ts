import type { Seat } from '../../shared/kernel/game.ts'
import type { TableView } from '../../shared/room/view.ts'

/** The best of a game, in a sentence. */
export interface Moment {
	text: string
	seat?: Seat // who did it, where it was one alone
}

/** Whose moments are told to whoever reads: to a winner their own, to all others everybody's. */
export function isToldTo({ now }: Pick<TableView, 'now'>, mine: Seat | undefined): (seat: Seat) => boolean {
	const won = mine !== undefined && now.outcome?.winners.includes(mine)
	return (seat) => !won || seat === mine
}
