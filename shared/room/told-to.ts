import type { Seat } from '../kernel/game.ts'
import type { TableView } from './view.ts'

/** Whose best moments are told to whoever reads: to a winner their own, to all others everybody's. */
export function isToldTo({ now }: Pick<TableView, 'now'>, mine: Seat | undefined): (seat: Seat) => boolean {
	const won = mine !== undefined && now.outcome?.winners.includes(mine)
	return (seat) => !won || seat === mine
}
