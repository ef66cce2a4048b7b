import type { Seat } from '../../../kernel/game.ts'
import { trackPoints } from '../data/box.ts'
import type { PlaceId } from '../data/places.ts'
import type { RegionId } from '../data/regions.ts'
import type { Gain } from '../event.ts'
import { isTown, placesIn } from '../rules/board.ts'
import { isOpen, piecesAt } from '../rules/pieces.ts'
import { gainsIn, strengthsIn } from '../rules/region.ts'
import type { Table } from '../table.ts'

/** How a region stands. */
export interface RegionReport {
	tile: number
	towns: PlaceId[] // that nobody occupies
	metropolises: PlaceId[] // not yet evaluated
	strengths: number[] // franchises, by seat
	owner: Seat | undefined // of the franchise beside the tile, who wins ties
	gains: Gain[] // what it would pay now, best first; without an owner ties go by the active player
	track: number // what it would bring whoever completes it
}

/** None for a region that has scored or is out of the game. */
export function reportRegion(table: Table, region: RegionId): RegionReport | undefined {
	const tile = table.regionTiles[region]
	if (tile === undefined) return undefined
	const ids = placesIn(region).map(({ id }) => id)
	return {
		tile,
		towns: ids.filter((id) => isTown(id) && piecesAt(table, id) === ''),
		metropolises: ids.filter((id) => !isTown(id) && isOpen(table, id)),
		strengths: strengthsIn(table, region),
		owner: table.beside[region],
		gains: gainsIn(table, region),
		track: trackPoints[table.track.length] ?? 0,
	}
}
