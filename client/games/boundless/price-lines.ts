import type { MapId } from '../../../shared/games/boundless/data/atlas.ts'
import type { StateId } from '../../../shared/games/boundless/data/map-data.ts'
import { areAdjacent, graphOf } from '../../../shared/games/boundless/rules/graph.ts'
import { costs, type Price } from '../../../shared/games/boundless/rules/price.ts'
import { isPaidOut } from '../../../shared/games/boundless/rules/schedule.ts'
import { stateName } from './names.ts'
import { boundlessWords } from './words.en.ts'

const { t } = boundlessWords

/** One part of a price. */
export interface PriceLine {
	words: string
	money: number // without a sign, unless it goes against the rest
}

/** What a price was made for. */
interface Priced {
	map: MapId
	round: number
	centre: readonly StateId[]
}

/** A price taken apart: crossings, adjacent pairs, the armchair, the stack, what is missing. */
export function linesOf(price: Price, { map, round, centre }: Priced): PriceLine[] {
	const { crossings, pairs, forty, underneath, missing } = price
	const paid = isPaidOut(round)
	const lines: PriceLine[] = []
	if (crossings > 0)
		lines.push({ words: t('price.crossings', { count: crossings }), money: costs.crossing * crossings })
	for (const [one, other] of pairs)
		lines.push({
			words: t('price.pair', { one: stateName(map, one), other: stateName(map, other) }),
			money: costs.adjacent,
		})
	// Whoever counts neighbours on the map would count these.
	const [start, end] = centre
	if (price.route.length > 0 && end && areAdjacent(graphOf(map), start!, end))
		lines.push({
			words: t('price.centre', { one: stateName(map, start!), other: stateName(map, end) }),
			money: 0,
		})
	if (forty) lines.push({ words: t('price.forty'), money: costs.forty })
	if (underneath > 0)
		lines.push({
			words: t('price.underneath', { count: underneath }),
			money: costs.underneath * (paid ? 0 - underneath : underneath),
		})
	if (missing > 0)
		lines.push({ words: t('price.missing', { count: missing }), money: paid ? 0 : costs.missing * missing })
	return lines
}
