import { FIRST_RED_SPACE } from '../data/box.ts'
import { type RegionId, regionIds } from '../data/regions.ts'
import { awaitsIncome } from '../rules/turn.ts'
import type { Table } from '../table.ts'
import { canSettle, type Means, meansOf } from './closing.ts'
import { endsUnlessDeveloped } from './idle.ts'
import { reportRegion } from './region.ts'

/** What whoever's turn begins now could do with it. */
export interface Threats {
	regions: RegionId[] // could be made to score, each by itself
	together: boolean // all of these in one turn
	red: boolean // enough of them at once to end the game
	idle: boolean // a turn without developing would end it
}

const none: Threats = { regions: [], together: false, red: false, idle: false }

/**
 * Asked of the table as a staged turn would leave it, this is what that turn would let the next player do. It is
 * exact: roads, money, franchises and tiles are all counted.
 */
export function threatsOf(table: Table): Threats {
	if (!awaitsIncome(table)) return none
	const means = meansOf(table)
	const regions = regionIds.filter((region) => canClose(table, [region], means))
	const missing = FIRST_RED_SPACE + 1 - table.track.length
	return {
		regions,
		together: regions.length > 0 && canClose(table, regions, means),
		red: choose(regions, missing).some((together) => canClose(table, together, means)),
		idle: endsUnlessDeveloped(table),
	}
}

/** Whether the active player could make all these regions score in one turn. */
export function canClose(table: Table, regions: readonly RegionId[], means: Means): boolean {
	const reports = regions.map((region) => reportRegion(table, region))
	if (!reports.every((report) => report !== undefined)) return false
	const open = reports.flatMap(({ towns, metropolises }) => [...towns, ...metropolises])
	return canSettle(table, open, means)
}

/** Every way to take that many of the items. */
export function choose<T>(items: readonly T[], count: number): T[][] {
	if (count === 0) return [[]]
	return items.flatMap((item, index) =>
		choose(items.slice(index + 1), count - 1).map((others) => [item, ...others]),
	)
}
