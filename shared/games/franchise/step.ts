import { isRecord } from '../../kernel/json.ts'
import { type PlaceId, placeIds } from './data/places.ts'
import { regionTiles } from './data/region-tiles.ts'
import { type RegionId, regionIds } from './data/regions.ts'

/**
 * A turn is a sequence of these. It may come as one command or as several: each command is applied whole or not
 * at all, and a turn stays its player's until `end` (and the choice of regions that it may ask for).
 */
export type Step =
	| { type: 'assign'; place: PlaceId; value: number } // draft: a metropolis tile to a metropolis
	| { type: 'assign-region'; region: RegionId; tile: number } // draft: a region tile to a region
	| { type: 'town'; place: PlaceId } // one's start town
	| { type: 'boom'; place: PlaceId } // puts the boom marker down, or moves it at the start of a turn
	| Develop
	| { type: 'share'; place: PlaceId }
	| { type: 'share-again'; place: PlaceId } // with a bonus tile
	| { type: 'cash' } // 10 dollars for a bonus tile
	| { type: 'end' } // opens, evaluates, scores regions
	| { type: 'region'; region: RegionId } // which region scores next, where the player chooses

/** Along one road; along several with the development tile. */
export interface Develop {
	type: 'develop' | 'develop-again' // again: with a bonus tile
	path: PlaceId[] // from where one has a franchise to the target
	free?: number // which road of the path the route tile pays for, counted from 0
}

export type StepOf<Type extends Step['type']> = Extract<Step, { type: Type }>

const isPlace = (value: unknown): value is PlaceId => placeIds.some((id) => id === value)
const isRegion = (value: unknown): value is RegionId => regionIds.some((id) => id === value)
const isWholeBelow = (value: unknown, limit: number): value is number =>
	typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit

const HIGHEST_VALUE = 8

/** A step as it came over the wire, with nothing in it but what belongs there. */
export function parseStep(raw: unknown): Step | undefined {
	if (!isRecord(raw)) return undefined
	const { type, place, region } = raw
	switch (type) {
		case 'town':
		case 'boom':
		case 'share':
		case 'share-again':
			return isPlace(place) ? { type, place } : undefined
		case 'region':
			return isRegion(region) ? { type, region } : undefined
		case 'cash':
		case 'end':
			return { type }
		case 'develop':
		case 'develop-again':
			return parseDevelop(type, raw)
		case 'assign':
			return isPlace(place) && isWholeBelow(raw.value, HIGHEST_VALUE + 1)
				? { type, place, value: raw.value }
				: undefined
		case 'assign-region':
			return isRegion(region) && isWholeBelow(raw.tile, regionTiles.length)
				? { type, region, tile: raw.tile }
				: undefined
		default:
			return undefined
	}
}

function parseDevelop(type: Develop['type'], { path, free }: Record<string, unknown>): Develop | undefined {
	if (!Array.isArray(path) || path.length < 2 || path.length > placeIds.length || !path.every(isPlace))
		return undefined
	if (free === undefined) return { type, path: [...path] }
	return isWholeBelow(free, path.length - 1) ? { type, path: [...path], free } : undefined
}
