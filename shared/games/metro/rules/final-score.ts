import type { Outcome, Seat } from '../../../kernel/game.ts'
import { percentages } from '../data/companies.ts'
import { NOBODY, seenNumbers, type Table } from '../table.ts'
import { DEPARTURES, type Departure, STATIONS } from './board.ts'
import { follow, pointsOf } from './line.ts'
import { ownerOf } from './owner.ts'

/** A seat's score taken apart, once the game is over. */
export interface FinalScore {
	lines: number // points of its own lines; none where they are the companies'
	shares: { percentage: number; company: number; points: number }[]
	bonuses: { company: number; points: number }[] // for holding most of a company
	numbers: { number: number; departure: Departure; points: number }[] // lines that ended at its numbers
	total: number
}

/** What a company is worth: 8, less one for each company with more profit. */
export const companyValue = (profits: readonly number[], company: number): number =>
	8 - profits.filter((profit) => profit > profits[company]!).length

export function finalScore(table: Table, seat: Seat): FinalScore {
	const lines = table.market === undefined ? table.points[seat]! : 0
	const shares = scoreShares(table, seat)
	const bonuses = scoreBonuses(table, seat)
	const numbers = scoreNumbers(table, seat)
	const gains = [...shares, ...bonuses, ...numbers]
	return { lines, shares, bonuses, numbers, total: gains.reduce((sum, { points }) => sum + points, lines) }
}

function scoreShares({ points: profits, revealed }: Table, seat: Seat): FinalScore['shares'] {
	const shares = revealed?.shares?.[seat] ?? []
	return shares.map((company, index) => {
		const percentage = percentages[index]!
		return { percentage, company, points: (companyValue(profits, company) * percentage) / 10 }
	})
}

/** A tenth of the profit of each company of which nobody holds more. */
function scoreBonuses({ points: profits, revealed }: Table, seat: Seat): FinalScore['bonuses'] {
	const holders = revealed?.shares
	if (holders === undefined) return []
	return profits.flatMap((profit, company) => {
		const holdings = holders.map((shares) => percentageHeld(shares, company))
		const most = Math.max(...holdings)
		return most > 0 && holdings[seat] === most ? [{ company, points: Math.floor(profit / 10) }] : []
	})
}

export const percentageHeld = (shares: readonly number[], company: number): number =>
	shares.reduce((sum, held, index) => sum + (held === company ? percentages[index]! : 0), 0)

/** What a line pays whoever has the number of its terminus. */
export const paidByNumber = (departure: Departure, points: number): number =>
	departure > STATIONS ? 2 * points : points

/** Every line with a wagon that ended at one of the seat's numbers; a line out of the Central Station counts twice. */
function scoreNumbers(table: Table, seat: Seat): FinalScore['numbers'] {
	const own = seenNumbers(table)?.[seat]
	const gains: FinalScore['numbers'] = []
	if (own === undefined) return gains
	for (let departure = 1; departure <= DEPARTURES; departure++) {
		if (ownerOf(table, departure) === NOBODY) continue
		const run = follow(table, departure)
		if (!own.includes(run.end)) continue
		gains.push({ number: run.end, departure, points: paidByNumber(departure, pointsOf(departure, run)) })
	}
	return gains
}

/** Most points win; equal points share the win. */
export function decideOutcome(table: Table): Outcome | undefined {
	if (table.turn !== NOBODY) return undefined
	const scores = table.held.map((_, seat) => finalScore(table, seat).total)
	const best = Math.max(...scores)
	return { scores, winners: [...scores.keys()].filter((seat) => scores[seat] === best) }
}
