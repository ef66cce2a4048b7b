import type { Seat } from '../../../kernel/game.ts'
import { type RegionId, regionIds } from '../data/regions.ts'
import { rankingOf, strengthsIn } from '../rules/region.ts'
import type { Table } from '../table.ts'

/** How a seat would stand, after a turn of its own, in a region that the turn changes. */
export interface Standing {
	region: RegionId
	ranking: { seat: Seat; count: number }[] // franchises there, best first
	place: number // of the seat, the first is 1
	before: number | undefined // its place before the turn; none where it had no franchise
	level: Seat[] // with whom it is level while nobody wins ties there
	isScored: boolean // it has scored in this turn, like that
}

/** Asked of the tables before and after a turn of the seat. */
export const standingsAfter = (before: Table, after: Table, seat: Seat): Standing[] =>
	regionIds.flatMap((region) => {
		if (before.regionTiles[region] === undefined) return []
		const isScored = after.regionTiles[region] === undefined
		// Its tile has gone, and the franchise beside it: whose that was.
		const owner = isScored ? (before.beside[region] ?? seat) : after.beside[region]
		const then: Table =
			owner === undefined ? after : { ...after, beside: { ...after.beside, [region]: owner } }
		const counts = strengthsIn(then, region)
		const isSame = strengthsIn(before, region).every((count, other) => count === counts[other])
		if (counts[seat] === 0 || (isSame && before.beside[region] === then.beside[region])) return []
		return [
			{
				region,
				ranking: rankingOf(then, region).map((one) => ({ seat: one, count: counts[one]! })),
				place: placeIn(then, region, seat)!,
				before: placeIn(before, region, seat),
				level: then.beside[region] === undefined ? equalsOf(counts, seat) : [],
				isScored,
			},
		]
	})

/** Those who are level share the better place, unless a franchise beside the tile says who wins ties. */
function placeIn(table: Table, region: RegionId, seat: Seat): number | undefined {
	const counts = strengthsIn(table, region)
	if (counts[seat] === 0) return undefined
	if (table.beside[region] !== undefined) return rankingOf(table, region).indexOf(seat) + 1
	return 1 + counts.filter((count) => count > counts[seat]!).length
}

const equalsOf = (counts: readonly number[], seat: Seat): Seat[] =>
	[...counts.keys()].filter((other) => other !== seat && counts[other] === counts[seat])
