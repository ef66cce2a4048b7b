import type { Seat } from '../../../kernel/game.ts'
import type { PlaceId } from '../data/places.ts'
import type { Table } from '../table.ts'
import { isOut, linksOf } from './board.ts'
import { placesOf } from './pieces.ts'

/** A way over several roads, from a place where its seat has a franchise. */
export interface Chain {
	path: PlaceId[]
	price: number
	free?: number // which road the route tile pays for
}

/**
 * The cheapest chain to every place in play, the shortest of the cheapest. With `withRoute` exactly one road of it
 * is free. Plain Dijkstra; where a road may be free, every place is looked at twice, before and after that road.
 */
export function cheapestChains(table: Table, seat: Seat, withRoute: boolean): Map<PlaceId, Chain> {
	const settled = { paid: new Map<PlaceId, Chain>(), free: new Map<PlaceId, Chain>() }
	const ahead: Chain[] = placesOf(table, seat).map((place) => ({ path: [place], price: 0 }))
	while (ahead.length > 0) {
		const chain = takeCheapest(ahead)
		const here = chain.path.at(-1)!
		const known = chain.free === undefined ? settled.paid : settled.free
		if (known.has(here)) continue
		known.set(here, chain)
		for (const { to, price } of linksOf(here)) {
			if (chain.path.includes(to) || isOut(to, table.seats.length)) continue
			const path = [...chain.path, to]
			ahead.push({ ...chain, path, price: chain.price + price })
			if (withRoute && chain.free === undefined && price > 0)
				ahead.push({ path, price: chain.price, free: chain.path.length - 1 })
		}
	}
	return withRoute ? settled.free : settled.paid
}

const isBetter = (a: Chain, b: Chain): boolean =>
	a.price < b.price || (a.price === b.price && a.path.length < b.path.length)

function takeCheapest(chains: Chain[]): Chain {
	let best = 0
	for (let index = 1; index < chains.length; index++)
		if (isBetter(chains[index]!, chains[best]!)) best = index
	return chains.splice(best, 1)[0]!
}
