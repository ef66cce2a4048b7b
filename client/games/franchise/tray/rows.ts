import { type PlaceId, placeIds } from '../../../../shared/games/franchise/data/places.ts'
import { refuseBonus } from '../../../../shared/games/franchise/rules/bonus.ts'
import { slotsLeft, supplyOf } from '../../../../shared/games/franchise/rules/pieces.ts'
import { PRICE_OF_SHARE } from '../../../../shared/games/franchise/steps/share.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { plainFirst } from '../plan.ts'
import type { Destination } from '../reach.ts'

/** Something that a turn offers: a place to go, or a market share in one. */
export interface Row extends Destination {
	kind: 'go' | 'share' // offers are the ways to go, the plain ones first; none for a share
	price: number // of the first way
}

const rowTo = ({ place, offers }: Destination): Row => {
	const ways = plainFirst(offers)
	return { kind: 'go', place, offers: ways, price: ways[0]!.price }
}

const none: Row['offers'] = []
const shareIn = (place: PlaceId): Row => ({ kind: 'share', place, offers: none, price: PRICE_OF_SHARE })

const isFor =
	({ kind, place }: Row) =>
	(other: Row): boolean =>
		other.kind === kind && other.place === place

/**
 * What can be chosen, by price and then as on the board. What was offered before in the same turn keeps its row, also
 * when there is no money left for it: nothing that one is about to touch goes away, or changes places.
 */
export function rowsOf(
	before: readonly Row[],
	destinations: readonly Destination[],
	shares: readonly PlaceId[],
): Row[] {
	const now = [...destinations.map(rowTo), ...shares.map(shareIn)]
	const known = before.map((row) => {
		const fresh = now.find(isFor(row))
		return fresh ? { ...row, offers: fresh.offers } : row
	})
	const more = now.filter((row) => !before.some(isFor(row)))
	return [...known, ...more].sort(
		(a, b) =>
			a.price - b.price ||
			a.kind.localeCompare(b.kind) ||
			placeIds.indexOf(a.place) - placeIds.indexOf(b.place),
	)
}

/** Whether a bonus tile could double a market share, once it is staged. */
export const canDouble = (table: Table, place: PlaceId): boolean =>
	table.progress !== null &&
	refuseBonus(table) === undefined &&
	slotsLeft(table, place) > 1 &&
	supplyOf(table, table.turn) > 1
