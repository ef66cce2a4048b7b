import type { Seat } from '../../../kernel/game.ts'
import { type RegionId, regionIds } from '../data/regions.ts'
import { rankingOf, strengthsIn } from '../rules/region.ts'
import type { Table } from '../table.ts'

/** How a seat would stand in a region that a turn changes and that has not scored yet. */
export interface Standing {
	region: RegionId
	ranking: { seat: Seat; count: number }[] // franchises there, best first
	place: number // of the seat, the first is 1
	before: number | undefined // its place before the turn; none where it had no franchise
	level: Seat[] // with whom it is level while nobody wins ties there
}

/** Asked of the tables before and after a turn of the seat. */
export const standingsAfter = (before: Table, after: Table, seat: Seat): Standing[] =>
	regionIds.flatMap((region) => {
		if (after.regionTiles[region] === undefined) return []
		const counts = strengthsIn(after, region)
		const isSame = strengthsIn(before, region).every((count, other) => count === counts[other])
		if (counts[seat] === 0 || (isSame && before.beside[region] === after.beside[region])) return []
		return [
			{
				region,
				ranking: rankingOf(after, region).map((one) => ({ seat: one, count: counts[one]! })),
				place: placeIn(after, region, seat)!,
				before: placeIn(before, region, seat),
				level: after.beside[region] === undefined ? equalsOf(counts, seat) : [],
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
