import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { boundsOf } from '../map/bounds.ts'
import { loadMap } from '../map/load.ts'
import type { Pictures } from './pictures.ts'

/** The outlines of a map's states, from its drawing; none without one. */
export async function loadOutlines(id: MapId): Promise<Pictures> {
	const map = await loadMap(id)
	if (!map) return {}
	return Object.fromEntries(
		Object.entries(map.states).map(([state, { regions }]) => {
			const outline = regions.map((region) => map.regions[region]!.outline).join('')
			return [state, { outline, box: boundsOf(map, [state], 2) }]
		}),
	)
}
