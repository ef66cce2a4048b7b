import { atlas, type MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import type { Link, MapData, RegionId, StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import { graphOf } from '../../../../shared/games/boundless/rules/graph.ts'
import { walkThrough } from '../../../../shared/games/boundless/rules/walk.ts'

/** Where two states touch. */
export interface Contact {
	regions: [RegionId, RegionId]
	kind: 'border' | 'corner' | Link['kind']
}

/** Why two states are adjacent, or how far apart they are. */
export interface Relation {
	contacts: Contact[] // none where they are not adjacent
	route: RegionId[] // the cheapest way from one to the other
}

export function relate(id: MapId, one: StateId, other: StateId): Relation {
	const graph = graphOf(id)
	const contacts = graph.regionsOf.get(one)!.flatMap((from) =>
		graph.neighboursOf
			.get(from)!
			.filter((to) => graph.regionsOf.get(other)!.includes(to))
			.map((to): Contact => ({ regions: [from, to], kind: kindOf(id, from, to) })),
	)
	return { contacts, route: walkThrough(graph, [one, other]).route }
}

function kindOf(id: MapId, from: RegionId, to: RegionId): Contact['kind'] {
	const { links, corners }: MapData = atlas[id]
	const isIt = (pair: readonly RegionId[]) => pair.includes(from) && pair.includes(to)
	const link = links.find(({ between }) => isIt(between))
	// Meeting in a point alone counts as a border.
	return link?.kind ?? (corners.some(isIt) ? 'corner' : 'border')
}
