import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import { graphOf } from '../../../../shared/games/boundless/rules/graph.ts'
import type { Point } from '../../game.ts'
import type { DrawnMap } from '../map/drawn-map.ts'
import { doorOf, middleOf } from '../map/routes.ts'
import { stateOf } from '../names.ts'

/** Where two neighbours touch: a place on their border, or on the line between them. */
export function doorBetween(map: DrawnMap, id: MapId, one: StateId, other: StateId): Point | undefined {
	const { regionsOf, neighboursOf } = graphOf(id)
	for (const from of regionsOf.get(one)!)
		for (const to of neighboursOf.get(from)!) {
			if (stateOf(id, to) !== other) continue
			const link = map.links.find(({ between }) => between.includes(from) && between.includes(to))
			return link ? middleOf(link) : doorOf(map, from, to)
		}
	return undefined
}
