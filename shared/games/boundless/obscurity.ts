import { atlas, type MapId } from './data/atlas.ts'
import type { MapData, StateId } from './data/map-data.ts'
import { areAdjacent, type Graph, graphOf } from './rules/graph.ts'

/** How little is commonly known of where a state lies, from 0 to 1. */
export type Obscurity = ReadonlyMap<StateId, number>

/** States are obscure for being small and having few people, and a little for having many neighbours to mix up. */
const NEIGHBOURS = 0.25

const known = new Map<MapId, Obscurity>()

/** Worked out once for each map. */
export function obscurityOf(id: MapId): Obscurity {
	const obscurity = known.get(id) ?? rankStates(atlas[id], graphOf(id))
	known.set(id, obscurity)
	return obscurity
}

function rankStates({ states }: MapData, graph: Graph): Obscurity {
	const ids = Object.keys(states)
	const population = rankOf(ids, (id) => states[id]!.population)
	const area = rankOf(ids, (id) => states[id]!.area)
	const neighbours = (id: StateId) => ids.filter((other) => areAdjacent(graph, id, other)).length
	const most = Math.max(...ids.map(neighbours))
	return new Map(
		ids.map((id) => {
			const smallness = 1 - (population.get(id)! + area.get(id)!) / 2
			return [id, (1 - NEIGHBOURS) * smallness + NEIGHBOURS * (neighbours(id) / most)]
		}),
	)
}

/** From 0 for the least to 1 for the greatest. */
function rankOf(ids: readonly StateId[], measure: (id: StateId) => number): Map<StateId, number> {
	const ascending = ids.toSorted((one, other) => measure(one) - measure(other))
	return new Map(ascending.map((id, place) => [id, place / (ids.length - 1)]))
}
