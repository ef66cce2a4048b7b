import { percentages } from '../../../../shared/games/metro/data/companies.ts'
import { companyValue, finalScore, paidByNumber } from '../../../../shared/games/metro/rules/final-score.ts'
import { finishedLines } from '../../../../shared/games/metro/rules/preview.ts'
import type { Table } from '../../../../shared/games/metro/table.ts'

/** What a share would bring if the game ended now. */
export const worthOfShare = ({ points }: Table, company: number, percentage: number): number =>
	(companyValue(points, company) * percentage) / 10

export const worthOfShares = (table: Table, shares: readonly number[]): number =>
	shares.reduce((sum, company, index) => sum + worthOfShare(table, company, percentages[index]!), 0)

/** What the lines that ended at a number have paid so far. */
export const paidSoFar = (table: Table, number: number): number =>
	finishedLines(table)
		.filter((line) => line.end === number)
		.reduce((sum, line) => sum + paidByNumber(line.departure, line.points), 0)

/** What everybody may know of a seat's score: all of it at the end; before that, no secret share or number. */
export function scoreOf(table: Table, seat: number): number {
	if (table.revealed || table.numbers) return finalScore(table, seat).total
	if (!table.market) return table.points[seat] ?? 0
	return table.market.shown
		.filter((share) => share.seat === seat)
		.reduce((sum, { company, percentage }) => sum + worthOfShare(table, company, percentage), 0)
}
