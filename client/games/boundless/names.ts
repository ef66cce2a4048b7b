import { atlas, type MapId } from '../../../shared/games/boundless/data/atlas.ts'
import type { MapData, RegionId, StateId } from '../../../shared/games/boundless/data/map-data.ts'
import { language } from '../../i18n/language.ts'

export const mapOf = (id: MapId): MapData => atlas[id]

export const mapName = (id: MapId): string => mapOf(id).name[language.value]

export const stateName = (map: MapId, state: StateId): string =>
	mapOf(map).states[state]?.[language.value] ?? ''

/** Every name of a map, for drawing them. */
export const namesOf = (map: MapId): { [state: StateId]: string } =>
	Object.fromEntries(
		Object.entries(mapOf(map).states).map(([state, names]) => [state, names[language.value]]),
	)

/** A region by name: its state's, unless it is one of several parts. */
export function regionName(map: MapId, region: RegionId): string {
	const { states, parts } = mapOf(map)
	for (const regions of Object.values(parts)) if (regions[region]) return regions[region][language.value]
	return states[region]?.[language.value] ?? ''
}

/** The state that a region is, or is a part of. */
export const stateOf = (map: MapId, region: RegionId): StateId =>
	Object.entries(mapOf(map).parts).find(([, regions]) => region in regions)?.[0] ?? region
