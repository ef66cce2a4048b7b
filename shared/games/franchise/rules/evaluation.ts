import type { Seat } from '../../../kernel/game.ts'
import type { PlaceId } from '../data/places.ts'
import type { RegionId } from '../data/regions.ts'
import type { Evaluation, Event } from '../event.ts'
import type { Pieces, Table } from '../table.ts'
import { placeOf } from './board.ts'
import { countOf, piecesAt, supplyOf } from './pieces.ts'

/** How many franchises are more than half of all slots. */
export const majorityOf = (value: number): number => Math.floor(value / 2) + 1

/** Who gets a metropolis of that value, and how much, if it is to be evaluated now. */
export function judge(
	pieces: Pieces,
	value: number,
	active: Seat,
): { winner: Seat; points: number } | undefined {
	if (countOf(pieces, active) >= majorityOf(value)) return { winner: active, points: value }
	if (pieces.length < value) return undefined
	return { winner: leaderOf(pieces), points: Math.floor(value / 2) }
}

/** Whoever has most; among equals, whoever holds the earliest slot. */
function leaderOf(pieces: Pieces): Seat {
	const seats = [...new Set(pieces)].map(Number)
	return seats.reduce((best, seat) => (countOf(pieces, seat) > countOf(pieces, best) ? seat : best))
}

/** Whether only the earliest slot decided who won it. */
export const isLevel = ({ pieces, winner }: Pick<Evaluation, 'pieces' | 'winner'>): boolean =>
	[...new Set(pieces)].some(
		(piece) => Number(piece) !== winner && countOf(pieces, Number(piece)) === countOf(pieces, winner),
	)

/** Evaluates a metropolis if it is time, and returns the value of its tile if it was. */
export function evaluate(draft: Table, place: PlaceId, events: Event[]): number | undefined {
	const value = draft.tiles[place]
	if (value === undefined) return undefined // a town
	const pieces = piecesAt(draft, place)
	const verdict = judge(pieces, value, draft.turn)
	if (verdict === undefined) return undefined
	const { winner, points } = verdict
	const kept = keepOne(pieces, winner)
	draft.seats[winner]!.points.metropolises += points
	draft.places[place] = kept
	delete draft.tiles[place]
	delete draft.progress!.middle[place] // what was not opened yet goes back to the supply
	const home = pieces.length - kept.length
	events.push({ type: 'evaluate', place, value, winner, points, home, pieces })
	markRegion(draft, placeOf(place).region, events)
	return value
}

function keepOne(pieces: Pieces, winner: Seat): Pieces {
	const own = `${winner}`
	const first = pieces.indexOf(own)
	return [...pieces].filter((piece, slot) => piece !== own || slot === first).join('')
}

/** With the first evaluation in a region the active player, whoever scored, leaves a franchise by its tile. */
function markRegion(draft: Table, region: RegionId, events: Event[]): void {
	if (draft.beside[region] !== undefined) return
	if (supplyOf(draft, draft.turn) === 0) draft.notional.push(region)
	draft.beside[region] = draft.turn
	events.push({ type: 'beside', region })
}
