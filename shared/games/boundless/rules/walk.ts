import type { RegionId, StateId } from '../data/map-data.ts'
import type { Graph } from './graph.ts'

export interface Walk {
	crossings: number
	route: RegionId[] // every region on the way, the first and the last included
}

/** A way to a region by way of one region of every stop before it. */
interface Way {
	crossings: number
	via: RegionId[]
}

/** The cheapest walk that starts in the first state and comes by the others in this order. */
export function walkThrough(graph: Graph, stops: readonly StateId[]): Walk {
	const [start, ...rest] = stops.map((stop) => graph.regionsOf.get(stop)!)
	let ways: Way[] = start!.map((region) => ({ crossings: 0, via: [region] }))
	// From every part of a stop the walk goes on from that part, so each needs a way of its own.
	for (const parts of rest) ways = parts.map((part) => cheapest(ways.map((way) => extend(graph, way, part))))
	const { crossings, via } = cheapest(ways)
	return { crossings, route: trace(graph, via) }
}

export const cheapest = <T extends { crossings: number }>(ways: readonly T[]): T =>
	ways.reduce((best, way) => (way.crossings < best.crossings ? way : best))

const extend = ({ distancesFrom }: Graph, { crossings, via }: Way, to: RegionId): Way => ({
	crossings: crossings + distancesFrom.get(via.at(-1)!)!.get(to)!,
	via: [...via, to],
})

/** Every region between those that the walk must come by. */
function trace({ neighboursOf, distancesFrom }: Graph, via: readonly RegionId[]): RegionId[] {
	const route = [via[0]!]
	for (const target of via.slice(1)) {
		const distances = distancesFrom.get(target)!
		while (route.at(-1) !== target) {
			const here = route.at(-1)!
			const nearer = distances.get(here)! - 1
			route.push(neighboursOf.get(here)!.find((region) => distances.get(region) === nearer)!)
		}
	}
	return route
}
