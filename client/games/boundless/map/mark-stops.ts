import type { DrawnMap } from './drawn-map.ts'

/** A state with something in its middle is named as one that is too small for its name: beside it. */
export function markStops(map: DrawnMap, stops: readonly string[]): DrawnMap {
	const marked = stops.map((region) => {
		const { state, anchor } = map.regions[region]!
		return [state, { ...map.states[state]!, dot: anchor }]
	})
	return { ...map, states: { ...map.states, ...Object.fromEntries(marked) } }
}
