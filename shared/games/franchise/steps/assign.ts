import { isOneOf, isWholeBelow } from '../../../kernel/guards.ts'
import { type PlaceId, placeIds } from '../data/places.ts'
import { regionTiles } from '../data/region-tiles.ts'
import { type RegionId, regionIds } from '../data/regions.ts'
import type { Event } from '../event.ts'
import { isBlocked, isOut, isTown } from '../rules/board.ts'
import { fits, isForced, metropolisesLeft, regionsLeft, regionTilesLeft, valuesLeft } from '../rules/pool.ts'
import { seatBefore } from '../rules/turn.ts'
import type { Table } from '../table.ts'
import { type Kind, played } from './kind.ts'
import { beginTowns } from './town.ts'

/** Draft of the expert variant: a metropolis tile to a metropolis of its class. */
export interface Assign {
	type: 'assign'
	place: PlaceId
	value: number
}

/** Draft of the expert variant: a region tile to a region. */
export interface AssignRegion {
	type: 'assign-region'
	region: RegionId
	tile: number
}

const HIGHEST_VALUE = 8

export const assign = {
	parse: ({ place, value }) =>
		isOneOf(placeIds, place) && isWholeBelow(value, HIGHEST_VALUE + 1)
			? { type: 'assign', place, value }
			: undefined,
	refuse(table, { place, value }) {
		if (table.stage !== 'draft') return 'not-now'
		if (isTown(place)) return 'not-a-metropolis'
		if (isOut(place, table.seats.length)) return 'blocked-region'
		if (table.tiles[place] !== undefined) return 'tile-there'
		if (!fits(value, place)) return 'wrong-class'
		return valuesLeft(table).includes(value) ? undefined : 'tile-gone'
	},
	perform(draft, step) {
		draft.tiles[step.place] = step.value
		return played(draft, [step, ...passOn(draft)])
	},
} satisfies Kind<Assign>

export const assignRegion = {
	parse: ({ region, tile }) =>
		isOneOf(regionIds, region) && isWholeBelow(tile, regionTiles.length)
			? { type: 'assign-region', region, tile }
			: undefined,
	refuse(table, { region, tile }) {
		if (table.stage !== 'draft') return 'not-now'
		if (isBlocked(region, table.seats.length)) return 'blocked-region'
		if (table.regionTiles[region] !== undefined) return 'tile-there'
		return regionTilesLeft(table).includes(tile) ? undefined : 'tile-gone'
	},
	perform(draft, step) {
		draft.regionTiles[step.region] = step.tile
		return played(draft, [step, ...passOn(draft)])
	},
} satisfies Kind<AssignRegion>

/** From the last player to the first, round after round; what is left without a choice goes by itself. */
function passOn(draft: Table): Event[] {
	const events: Event[] = []
	if (!isForced(draft)) {
		draft.turn = seatBefore(draft, draft.turn)
		return events
	}
	for (const place of metropolisesLeft(draft)) {
		const value = valuesLeft(draft).find((left) => fits(left, place))!
		draft.tiles[place] = value
		events.push({ type: 'assign', place, value })
	}
	for (const region of regionsLeft(draft)) {
		const tile = regionTilesLeft(draft)[0]!
		draft.regionTiles[region] = tile
		events.push({ type: 'assign-region', region, tile })
	}
	draft.pool = []
	beginTowns(draft)
	return events
}
