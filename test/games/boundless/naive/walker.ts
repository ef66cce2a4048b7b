/**
 * A second opinion on prices, by a walker who tries every step: breadth first over pairs of where it stands
 * and what it has seen. Shares nothing with the engine but the maps' data.
 */

interface MapLists {
	states: Record<string, unknown>
	parts: Record<string, Record<string, unknown>>
	borders: Record<string, string[]>
	links: { between: [string, string] }[]
}

export interface Country {
	edges: [string, string][]
	stateOf(region: string): string
	regions: string[]
}

export function readMap({ states, parts, borders, links }: MapLists): Country {
	const owners: Record<string, string> = {}
	for (const state of Object.keys(states)) owners[state] = state
	for (const [state, regions] of Object.entries(parts))
		for (const region of Object.keys(regions)) owners[region] = state
	const edges: [string, string][] = []
	for (const [one, others] of Object.entries(borders)) for (const other of others) edges.push([one, other])
	for (const { between } of links) edges.push([between[0], between[1]])
	return {
		edges: [...edges, ...edges.map(([one, other]): [string, string] => [other, one])],
		stateOf: (region) => owners[region]!,
		regions: Object.keys(owners),
	}
}

/** The least number of crossings of a walk that starts and ends in these states and sees all the others. */
export function countCrossings(
	country: Country,
	start: string,
	seen: readonly string[],
	end: string | undefined,
): number {
	const exits = exitsOf(country)
	const all = 2 ** seen.length - 1
	const mark = (region: string) => {
		const bit = seen.indexOf(country.stateOf(region))
		return bit < 0 ? 0 : 2 ** bit
	}
	const met = new Map<string, boolean[]>()
	let crowd = country.regions
		.filter((region) => country.stateOf(region) === start)
		.map((region) => ({ region, mask: mark(region) }))
	for (let crossings = 0; crowd.length > 0; crossings++) {
		const next: typeof crowd = []
		for (const { region, mask } of crowd) {
			if (mask === all && (end === undefined || country.stateOf(region) === end)) return crossings
			for (const exit of exits[region]!) {
				const masks = met.get(exit) ?? []
				met.set(exit, masks)
				const seenNow = mask | mark(exit)
				if (masks[seenNow]) continue
				masks[seenNow] = true
				next.push({ region: exit, mask: seenNow })
			}
		}
		crowd = next
	}
	throw new Error('no way')
}

const known = new WeakMap<Country, Record<string, string[]>>()

function exitsOf(country: Country): Record<string, string[]> {
	let exits = known.get(country)
	if (exits === undefined) {
		exits = Object.fromEntries(country.regions.map((region) => [region, []]))
		for (const [from, to] of country.edges) exits[from]!.push(to)
		known.set(country, exits)
	}
	return exits
}

const touches = (country: Country, one: string, other: string): boolean =>
	country.regions
		.filter((region) => country.stateOf(region) === one)
		.some((region) => exitsOf(country)[region]!.some((exit) => country.stateOf(exit) === other))

export function countAdjacentPairs(
	country: Country,
	centre: readonly string[],
	states: readonly string[],
): number {
	const cards = [...centre, ...states]
	let pairs = 0
	for (let i = 0; i < cards.length; i++)
		for (let j = 0; j < i; j++) if (i >= centre.length && touches(country, cards[i]!, cards[j]!)) pairs++
	return pairs
}

/** What a purse changes by. */
export function price(
	country: Country,
	round: number,
	centre: readonly string[],
	picks: readonly string[],
	below: number,
): { crossings: number; adjacentPairs: number; money: number } {
	const states = picks.filter((pick) => pick !== '40')
	const crossings = states.length === 0 ? 0 : countCrossings(country, centre[0]!, states, centre[1])
	const adjacentPairs = countAdjacentPairs(country, centre, states)
	const forty = picks.includes('40') ? 40 : 0
	const total = crossings * 10 + adjacentPairs * 30 + forty
	const absent = ((round < 3 ? 1 : 2) - picks.length) * 40
	const money = round < 7 ? 0 - (total + below * 10 + absent) : total - below * 10
	return { crossings, adjacentPairs, money }
}
