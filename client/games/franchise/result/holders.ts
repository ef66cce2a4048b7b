import { type PlaceId, placeIds } from '../../../../shared/games/franchise/data/places.ts'
import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import { isTown } from '../../../../shared/games/franchise/rules/board.ts'
import { piecesAt } from '../../../../shared/games/franchise/rules/pieces.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Turn } from './score-history.ts'

/** Who held what in the end: a town by being there, a metropolis by scoring it, a region by being first in it. */
export interface Holders {
	places: ReadonlyMap<PlaceId, Seat>
	regions: ReadonlyMap<RegionId, Seat>
}

export function holdersIn(table: Table, turns: readonly Turn[]): Holders {
	const places = new Map<PlaceId, Seat>()
	const regions = new Map<RegionId, Seat>()
	for (const place of placeIds) {
		const [owner] = piecesAt(table, place)
		if (isTown(place) && owner !== undefined) places.set(place, Number(owner))
	}
	for (const { evaluations, scores } of turns) {
		for (const { place, winner } of evaluations) places.set(place, winner)
		for (const { region, gains } of scores) if (gains[0]) regions.set(region, gains[0].seat)
	}
	return { places, regions }
}
