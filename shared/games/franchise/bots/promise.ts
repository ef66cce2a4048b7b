import type { Seat } from '../../../kernel/game.ts'
import type { Place, PlaceId } from '../data/places.ts'
import { regionTiles } from '../data/region-tiles.ts'
import { isOut, isTown, linksOf, placeOf, placesIn, placesInPlay } from '../rules/board.ts'
import { isAt, piecesAt, slotsLeft } from '../rules/pieces.ts'
import { seatBefore } from '../rules/turn.ts'
import type { Table } from '../table.ts'

const FARTHER = 0.25 // of what lies two roads away
const REGION = 0.3 // of a region's first prize, shared by its places

/** What lies within cheap reach of a start town: slots to earn from, less what the road costs, and its region's prize. */
export function promiseOfTown(table: Table, place: PlaceId): number {
	let promise = prizeNear(table, place)
	for (const { to, price } of linksOf(place)) {
		if (isOut(to, table.seats.length)) continue
		promise += gainAt(table, to, price)
		for (const next of linksOf(to))
			if (!isOut(next.to, table.seats.length)) promise += FARTHER * gainAt(table, next.to, next.price)
	}
	return promise
}

/** While tiles are drafted, a metropolis without one may still get what is printed there. */
const gainAt = (table: Table, place: PlaceId, price: number): number =>
	Math.max(0, (table.stage === 'draft' ? valueAt(table, placeOf(place)) : slotsLeft(table, place)) - price)

const valueAt = ({ tiles }: Table, { id, printed }: Place): number => tiles[id] ?? printed

function prizeNear({ regionTiles: tiles }: Table, place: PlaceId): number {
	const { region } = placeOf(place)
	const tile = tiles[region]
	return tile === undefined ? 0 : (REGION * (regionTiles[tile]!.first.points ?? 0)) / placesIn(region).length
}

/**
 * What a draft promises a seat: the town that those who choose before it leave it, against those of the others.
 * Whoever chooses first wants one town to be better than all others; whoever chooses last, all alike.
 */
export function promiseOfDraft(table: Table, seat: Seat): number {
	const players = table.seats.length
	const promises = placesInPlay(players)
		.filter(({ id }) => isTown(id) && piecesAt(table, id) === '')
		.map(({ id }) => promiseOfTown(table, id))
		.sort((a, b) => b - a)
	const order = (seatBefore(table, table.first) - seat + players) % players
	let others = 0
	for (let other = 0; other < players; other++) if (other !== order) others += promises[other]!
	return promises[order]! - others / (players - 1)
}

/** A big metropolis next to one's own towns is where the boom will pay. */
export function promiseOfBoom(table: Table, seat: Seat, place: PlaceId): number {
	const near = linksOf(place).some(({ to }) => isTown(to) && isAt(table, to, seat))
	return near ? slotsLeft(table, place) : 0
}
