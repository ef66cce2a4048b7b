import { atlas, type MapId } from '../../../../shared/games/boundless/maps/atlas.ts'
import type { Link, MapData, RegionId, StateId } from '../../../../shared/games/boundless/maps/map-data.ts'
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

/** Meeting in a point alone counts as a border. */
const corners = ['AZ CO', 'NM UT']

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
	const { links, states }: MapData = atlas[id]
	const link = links.find(({ between }) => between.includes(from) && between.includes(to))
	if (link) return link.kind
	const isCorner = 'UT' in states && corners.includes([from, to].sort().join(' '))
	return isCorner ? 'corner' : 'border'
}
