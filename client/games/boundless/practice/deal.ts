import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import { RING } from '../../../../shared/games/boundless/rules/schedule.ts'

export interface Deal {
	ring: StateId[]
	centre: StateId[]
}

/** Where what is dealt lies next to each other, to see whether it is noticed. */
type Pair = readonly [StateId, StateId]

/** Cards by chance. With pairs to practise, one of them is always there: one state in the centre, the other around it. */
export function dealCards(
	states: readonly StateId[],
	centre: number,
	weak: readonly Pair[],
	chance: () => number = Math.random,
): Deal {
	const pair = weak[Math.floor(chance() * weak.length)]
	const [inside, around] = pair ? shuffle(pair, chance) : []
	const cards = shuffle(
		states.filter((state) => !pair?.includes(state)),
		chance,
	)
	if (inside !== undefined) cards.unshift(inside)
	const ring = cards.slice(centre, centre + RING)
	if (around !== undefined) ring[Math.floor(chance() * RING)] = around
	return { ring, centre: cards.slice(0, centre) }
}

function shuffle<Item>(items: readonly Item[], chance: () => number): Item[] {
	const shuffled = [...items]
	for (let last = shuffled.length - 1; last > 0; last--) {
		const other = Math.floor(chance() * (last + 1))
		;[shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!]
	}
	return shuffled
}
