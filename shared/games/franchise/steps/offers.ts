import { type PlaceId, places } from '../data/places.ts'
import { linksOf } from '../rules/board.ts'
import { cheapestChains } from '../rules/chain.ts'
import { placesOf } from '../rules/pieces.ts'
import type { Table } from '../table.ts'
import type { Develop } from './develop.ts'
import { isJoined, priceOf, refuseMarker, refusePrice, refuseTarget } from './develop.ts'

/** A way to develop that is legal and can be paid now. */
export interface Offer {
	step: Develop
	target: PlaceId
	price: number
	cheapest: boolean // none to the same target costs less
}

/**
 * The developments that the active player could make next, target by target, the cheapest first. Over roads in
 * a chain only the cheapest is offered, of the many that the rules allow.
 */
export function developmentsOf(table: Table): Offer[] {
	if (table.progress?.phase !== 'develop') return []
	const type = table.progress.marker === null ? 'develop' : 'develop-again'
	if (refuseMarker(table, { type }) !== undefined) return []
	const starts = placesOf(table, table.turn)
	const chains = chainsOf(table, type)
	return places.flatMap(({ id }) => {
		if (refuseTarget(table, id) !== undefined) return []
		const steps = isJoined(table, id) ? roadsTo(table, type, starts, id) : (chains.get(id) ?? [])
		return rank(
			id,
			steps.filter((step) => refusePrice(table, step) === undefined),
		)
	})
}

function roadsTo(
	table: Table,
	type: Develop['type'],
	starts: readonly PlaceId[],
	target: PlaceId,
): Develop[] {
	return linksOf(target)
		.filter(({ to }) => starts.includes(to))
		.flatMap(({ to }) => {
			const step: Develop = { type, path: [to, target] }
			return table.route === table.turn ? [step, { ...step, free: 0 }] : [step]
		})
}

/** For each place the cheapest chain, and the cheapest with a free road if that saves anything. */
function chainsOf(table: Table, type: Develop['type']): Map<PlaceId, Develop[]> {
	const found = new Map<PlaceId, Develop[]>()
	if (table.development !== table.turn) return found
	const withRoute = table.route === table.turn ? cheapestChains(table, table.turn, true) : undefined
	for (const [place, { path, price }] of cheapestChains(table, table.turn, false)) {
		const saving = withRoute?.get(place)
		found.set(place, [{ type, path }])
		if (saving?.free !== undefined && saving.price < price)
			found.get(place)!.push({ type, path: saving.path, free: saving.free })
	}
	return found
}

function rank(target: PlaceId, steps: readonly Develop[]): Offer[] {
	const priced = steps.map((step) => ({ step, price: priceOf(step) })).sort((a, b) => a.price - b.price)
	return priced.map(({ step, price }) => ({ step, target, price, cheapest: price === priced[0]!.price }))
}
