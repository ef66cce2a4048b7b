import { atlas, type MapId } from '../data/atlas.ts'
import type { MapData, RegionId, StateId } from '../data/map-data.ts'

/** What a walk runs over: regions as nodes, borders and links as edges. */
export interface Graph {
	regionsOf: ReadonlyMap<StateId, readonly RegionId[]>
	neighboursOf: ReadonlyMap<RegionId, readonly RegionId[]>
	distancesFrom: ReadonlyMap<RegionId, ReadonlyMap<RegionId, number>> // in crossings
}

const graphs = new Map<MapId, Graph>()

/** The graph of a map; it is worked out once. */
export function graphOf(id: MapId): Graph {
	const known = graphs.get(id) ?? buildGraph(atlas[id])
	graphs.set(id, known)
	return known
}

export function buildGraph(map: MapData): Graph {
	const regionsOf = new Map(
		Object.keys(map.states).map((state) => [state, Object.keys(map.parts[state] ?? { [state]: {} })]),
	)
	const neighboursOf = joinRegions(map, [...regionsOf.values()].flat())
	const distancesFrom = new Map(
		[...neighboursOf.keys()].map((region) => [region, measureFrom(region, neighboursOf)]),
	)
	return { regionsOf, neighboursOf, distancesFrom }
}

function joinRegions({ borders, links }: MapData, regions: readonly RegionId[]): Map<RegionId, RegionId[]> {
	const neighbours = new Map<RegionId, RegionId[]>(regions.map((region) => [region, []]))
	const join = (one: RegionId, other: RegionId) => {
		neighbours.get(one)!.push(other)
		neighbours.get(other)!.push(one)
	}
	for (const [one, others] of Object.entries(borders)) for (const other of others) join(one, other)
	for (const { between } of links) join(...between)
	return neighbours
}

function measureFrom(start: RegionId, neighboursOf: Graph['neighboursOf']): Map<RegionId, number> {
	const distances = new Map([[start, 0]])
	// A map hands out its keys in the order they came in, also those that come in meanwhile: it is the queue.
	for (const [region, distance] of distances)
		for (const next of neighboursOf.get(region)!) if (!distances.has(next)) distances.set(next, distance + 1)
	return distances
}

/** A state is adjacent to whatever any of its parts is adjacent to. */
export const areAdjacent = ({ regionsOf, neighboursOf }: Graph, one: StateId, other: StateId): boolean =>
	regionsOf
		.get(one)!
		.some((region) => neighboursOf.get(region)!.some((next) => regionsOf.get(other)!.includes(next)))
