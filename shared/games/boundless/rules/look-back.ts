import type { Seat } from '../../../kernel/game.ts'
import type { StateId } from '../data/map-data.ts'
import type { Event } from '../event.ts'
import type { Table } from '../table.ts'
import { coloursPerSeat, ownerOf } from './colours.ts'
import { costs, type Price } from './price.ts'
import { type Account, accountsOf, bestChoices, type Choice } from './review.ts'
import { isPaidOut, planOf } from './schedule.ts'

/** A move of the log: whose, and what happened. */
type Entry = readonly [seat: Seat, ...events: unknown[]]

/** A settled round, held against what was possible in it. */
export interface SettledRound {
	round: number
	best: Choice // for each colour, stacks left aside
	accounts: Account[] // by colour
	finished: (number | undefined)[] // by seat, when its last token lay, in milliseconds since the reveal
}

/** What a seat made of a whole game. */
export interface Takings {
	purse: number // in the end
	best: number // what the best choice of every round would have left, had nobody been in the way
	borders: number // overlooked: common borders that cost money, or in the last round did not bring any
	late: number // milliseconds behind the quickest of each round, together
	lateCost: number // paid for tokens that lay there before
}

/** The settled rounds of a game; there is one table more than there are entries. */
export function settledRounds(tables: readonly Table[], entries: readonly Entry[]): SettledRound[] {
	const rounds: SettledRound[] = []
	let finished: (number | undefined)[] = []
	for (const [index, [seat, ...events]] of entries.entries())
		for (const event of events as Event[]) {
			if (event.type === 'reveal') finished = tables[0]!.purses.map(() => undefined)
			if (event.type === 'place') finished[seat] = Math.max(finished[seat] ?? 0, event.after)
			if (event.type !== 'settle') continue
			const table = tables[index + 1]!
			rounds.push({
				round: table.round,
				best: bestChoices(table)[0]!,
				accounts: accountsOf(table),
				finished,
			})
		}
	return rounds
}

export function takingsOf(table: Table, rounds: readonly SettledRound[]): Takings[] {
	const best = bestPurse(table, rounds)
	return table.purses.map((purse, seat) => {
		const takings: Takings = { purse, best, borders: 0, late: 0, lateCost: 0 }
		for (const round of rounds) addRound(takings, table, seat, round)
		return takings
	})
}

/** The borders that cost a seat money which the best choice had not cost; those of the last round bring it, and are none. */
export function bordersMissed(
	table: Table,
	rounds: readonly SettledRound[],
	seat: Seat,
): [StateId, StateId][] {
	const missed: [StateId, StateId][] = []
	for (const { round, best, accounts } of rounds) {
		if (isPaidOut(round)) continue
		for (const { colour, price } of accounts)
			if (ownerOf(table, colour) === seat && pairsMore(price, best) > 0) missed.push(...price.pairs)
	}
	return missed
}

/** How many more common borders than the best choice; none where it came to the same, left aside what lay there before. */
const pairsMore = ({ money, pairs, underneath }: Price, { price: best }: Choice): number =>
	money + costs.underneath * underneath === best.money ? 0 : pairs.length - best.pairs.length

/** The purse of who chooses best in every round; like any, it stops at nothing. */
function bestPurse(table: Table, rounds: readonly SettledRound[]): number {
	const colours = coloursPerSeat(table)
	let purse = 0
	for (const { round, best } of rounds)
		purse = Math.max(0, purse + colours * (planOf(round).income + best.price.money))
	return purse
}

function addRound(takings: Takings, table: Table, seat: Seat, round: SettledRound): void {
	for (const { colour, price } of round.accounts) {
		if (ownerOf(table, colour) !== seat) continue
		const more = pairsMore(price, round.best)
		takings.borders += Math.max(0, isPaidOut(round.round) ? -more : more)
		takings.lateCost += costs.underneath * price.underneath
	}
	const quickest = Math.min(...round.finished.map((after) => after ?? Number.POSITIVE_INFINITY))
	const own = round.finished[seat]
	if (own !== undefined) takings.late += own - quickest
}
