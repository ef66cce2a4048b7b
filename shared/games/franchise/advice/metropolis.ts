import type { PlaceId } from '../data/places.ts'
import { majorityOf } from '../rules/evaluation.ts'
import { countOf, piecesAt, slotsLeft } from '../rules/pieces.ts'
import type { Table } from '../table.ts'

/** How a metropolis stands. */
export interface MetropolisReport {
	value: number
	left: number // empty slots
	counts: number[] // franchises, by seat
	needs: (number | null)[] // how many more make a majority, by seat; null where it can no longer be had
}

/** None for a town, for a metropolis that was evaluated and for one out of the game. */
export function reportMetropolis(table: Table, place: PlaceId): MetropolisReport | undefined {
	const value = table.tiles[place]
	if (value === undefined) return undefined
	const left = slotsLeft(table, place)
	const counts = table.seats.map((_, seat) => countOf(piecesAt(table, place), seat))
	const missing = counts.map((count) => majorityOf(value) - count)
	return { value, left, counts, needs: missing.map((more) => (more <= left ? more : null)) }
}
