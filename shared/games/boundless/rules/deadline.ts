import type { Table } from '../table.ts'
import { hasTokensLeft, seatsOf } from './colours.ts'
import { LATEST_COUNTDOWN } from './schedule.ts'

/** When tokens stop counting, as far as the reveal alone decides it. */
export const firstDeadline = ({ options: { countdown } }: Table, revealed: number): number | null =>
	countdown === 0 ? null : revealed + LATEST_COUNTDOWN + 1000 * countdown

/** The deadline, brought forward where at most one connected player still has tokens to place. */
export function bringForward(table: Table, at: number): number | null {
	const { deadline, options, away } = table
	if (deadline === null) return null
	const waiting = seatsOf(table).filter((seat) => hasTokensLeft(table, seat))
	const here = waiting.filter((seat) => !away.includes(seat))
	return waiting.length > 0 && here.length <= 1 ? Math.min(deadline, at + 1000 * options.countdown) : deadline
}
