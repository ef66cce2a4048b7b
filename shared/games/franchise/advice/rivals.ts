import type { Seat } from '../../../kernel/game.ts'
import { FIRST_RED_SPACE } from '../data/box.ts'
import type { PlaceId } from '../data/places.ts'
import { type RegionId, regionIds } from '../data/regions.ts'
import { judge } from '../rules/evaluation.ts'
import { isAt, piecesAt, placesOf } from '../rules/pieces.ts'
import { awaitsIncome } from '../rules/turn.ts'
import type { Table } from '../table.ts'
import { canSettle, type Means, meansOf, mostAt } from './closing.ts'
import { reportMetropolis } from './metropolis.ts'
import { canClose, choose } from './threats.ts'

/** How the game could be over before a seat plays again. */
export type Ending =
	| { why: 'red'; seats: Seat[] } // if these close regions, as few as it takes
	| { why: 'idle'; seat: Seat } // after this one's turn, if nobody goes anywhere

/** What somebody who plays first could do to a metropolis in which a seat can still have the majority. */
export interface Taking {
	place: PlaceId
	by: Seat
	how: 'score' | 'block' // get its points, or leave the seat no majority
}

/** A table on which somebody else's turn begins, as if those between them did nothing. */
interface Turn {
	seat: Seat
	table: Table
	means: Means
}

/** The turns that come before the seat plays again, each on the table as it stands now. */
function turnsBefore(table: Table, seat: Seat): Turn[] {
	if (!awaitsIncome(table) || table.turn === seat) return []
	const turns: Turn[] = []
	const count = table.seats.length
	let { round } = table
	for (let next = table.turn; next !== seat; next = (next + 1) % count) {
		if (next === table.first && next !== table.turn) round++
		const then = { ...table, turn: next, round }
		turns.push({ seat: next, table: then, means: meansOf(then) })
	}
	return turns
}

/** Asked of the table as a turn of the seat would leave it. Whoever closes regions finds them as they are now. */
export function endingBefore(table: Table, seat: Seat): Ending | undefined {
	const missing = FIRST_RED_SPACE + 1 - table.track.length
	const turns = turnsBefore(table, seat)
	if (turns.length === 0) return undefined
	const closers = closersOf(turns, missing)
	if (closers) return { why: 'red', seats: closers }
	// Everybody's turn without a marker in a row ends it: the seat's own may be the first of them.
	const last = turns[table.seats.length - table.idle - 1]
	return last && { why: 'idle', seat: last.seat }
}

/** The fewest who could close that many regions between them, each in one turn. */
function closersOf(turns: readonly Turn[], missing: number): Seat[] | undefined {
	let ways = new Map<string, { regions: readonly RegionId[]; seats: Seat[] }>([
		['', { regions: [], seats: [] }],
	])
	for (const turn of turns) {
		const sets = closedBy(turn, missing)
		const next = new Map(ways)
		for (const { regions, seats } of ways.values())
			for (const set of sets) {
				const all = regionIds.filter((region) => regions.includes(region) || set.includes(region))
				const known = next.get(all.join())
				if (!known || known.seats.length > seats.length + 1)
					next.set(all.join(), { regions: all, seats: [...seats, turn.seat] })
			}
		ways = next
	}
	const enough = [...ways.values()].filter(({ regions }) => regions.length >= missing)
	return enough.toSorted((a, b) => a.seats.length - b.seats.length)[0]?.seats
}

/** The regions that one turn could close, one by one and together. */
function closedBy({ table, means }: Turn, most: number): RegionId[][] {
	const single = regionIds.filter((region) => canClose(table, [region], means))
	const sets = single.map((region) => [region])
	for (let count = 2; count <= Math.min(most, single.length); count++)
		sets.push(...choose(single, count).filter((regions) => canClose(table, regions, means)))
	return sets
}

/** Asked of the table as a turn of the seat would leave it: the most valuable places first, one rival each. */
export function takingsBefore(table: Table, seat: Seat): Taking[] {
	const turns = turnsBefore(table, seat)
	return placesOf(table, seat)
		.flatMap((place) => {
			const takings = turns.flatMap((turn) => takingOf(turn, seat, place))
			const worst = takings.find(({ how }) => how === 'score') ?? takings[0]
			return worst ? [worst] : []
		})
		.toSorted((a, b) => table.tiles[b.place]! - table.tiles[a.place]!)
}

function takingOf({ table, seat: by, means }: Turn, seat: Seat, place: PlaceId): Taking[] {
	const report = reportMetropolis(table, place)
	const needs = report?.needs[seat]
	if (!report || typeof needs !== 'number' || !isAt(table, place, seat)) return []
	if (canSettle(table, [place], means)) {
		const { winner } = judge(filled(table, place, by, report.left), report.value, by)!
		return [{ place, by, how: winner === by ? 'score' : 'block' }]
	}
	return report.left - mostAt(table, place, means) < needs ? [{ place, by, how: 'block' }] : []
}

/** A metropolis once somebody has had what it takes to evaluate it. */
function filled(table: Table, place: PlaceId, by: Seat, left: number): string {
	let pieces = piecesAt(table, place)
	for (let added = 0; added < left && !judge(pieces, table.tiles[place]!, by); added++) pieces += `${by}`
	return pieces
}
