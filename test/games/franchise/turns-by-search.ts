import { reportRegion } from '../../../shared/games/franchise/advice/region.ts'
import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import { type RegionId, regionIds } from '../../../shared/games/franchise/data/regions.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { end, played, stepsOf } from './act.ts'

/** The table on which a seat’s turn begins, if those before it do nothing, which does not end the game here. */
export function turnOf(seat: number, table: Table): Table {
	let now = { ...table, idle: 0 }
	while (now.turn !== seat) now = { ...played(now, end), idle: 0 }
	return now
}

/** The seats that play before one does, in their order. */
export const rivalsBefore = (table: Table, seat: number): number[] =>
	[...table.seats.keys()]
		.map((after) => (table.turn + after) % table.seats.length)
		.slice(0, (seat - table.turn + table.seats.length) % table.seats.length)

/**
 * The tables after every turn that touches no other places than these, by playing it: the boom anywhere, the dollars of
 * a tile first or never, developments and market shares there or not, regions in any order.
 */
export function turnsTouching(table: Table, places: readonly PlaceId[]): Table[] {
	const ends = new Map<string, Table>()
	const finish = (now: Table): void => {
		if (now.progress?.phase !== 'regions') ends.set(JSON.stringify(now), now)
		else for (const step of stepsOf(now)) finish(played(now, step))
	}
	const share = (now: Table, index: number): void => {
		const place = places[index]
		if (place === undefined) {
			finish(played(now, end))
			return
		}
		share(now, index + 1)
		const step: Step = { type: 'share', place }
		if (!isOffered(now, step)) return
		const shared = played(now, step)
		share(shared, index + 1)
		const again: Step = { type: 'share-again', place }
		if (isOffered(shared, again)) share(played(shared, again), index + 1)
	}
	const develop = (now: Table): void => {
		share(now, 0)
		for (const step of stepsOf(now))
			if ((step.type === 'develop' || step.type === 'develop-again') && places.includes(step.path.at(-1)!))
				develop(played(now, step))
	}
	const begin = (now: Table): void => {
		develop(now)
		if (isOffered(now, { type: 'cash' })) develop(played(now, { type: 'cash' }))
	}
	begin(table)
	for (const step of stepsOf(table)) if (step.type === 'boom') begin(played(table, step))
	return [...ends.values()]
}

const isOffered = (table: Table, { type, ...step }: Step): boolean =>
	stepsOf(table).some(
		(one) => one.type === type && (!('place' in step) || ('place' in one && one.place === step.place)),
	)

/** The sets of regions that one turn can close, each with a table after such a turn. */
export function closingsOf(table: Table): Map<string, { closed: RegionId[]; after: Table }> {
	const found = new Map<string, { closed: RegionId[]; after: Table }>()
	const canClose = (regions: readonly Open[]): boolean => {
		let isEnough = false
		for (const after of turnsTouching(
			table,
			regions.flatMap(({ open }) => open),
		)) {
			const closed = regionIds.filter(
				(region) => table.regionTiles[region] !== undefined && after.regionTiles[region] === undefined,
			)
			if (closed.length > 0) found.set(closed.join(), { closed, after })
			if (closed.length >= regions.length) isEnough = true
		}
		return isEnough
	}
	let sets = nearlyClosed(table)
		.map((region) => [region])
		.filter(canClose)
	const single = sets.flat()
	// A turn that closes several could have closed any of them alone.
	while (sets.length > 0)
		sets = sets
			.flatMap((set) => single.slice(single.indexOf(set.at(-1)!) + 1).map((region) => [...set, region]))
			.filter(canClose)
	return found
}

interface Open {
	region: RegionId
	open: PlaceId[]
}

/** What is open in the regions of which so little is missing that one turn could be enough. */
function nearlyClosed(table: Table): Open[] {
	return regionIds.flatMap((region) => {
		const report = reportRegion(table, region)
		if (!report) return []
		const open = [...report.towns, ...report.metropolises]
		return report.towns.length <= 2 && open.length <= 5 ? [{ region, open }] : []
	})
}
