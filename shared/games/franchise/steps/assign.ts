import type { Event } from '../event.ts'
import { isBlocked, isOut, isTown } from '../rules/board.ts'
import { fits, isForced, metropolisesLeft, regionsLeft, regionTilesLeft, valuesLeft } from '../rules/pool.ts'
import { seatBefore } from '../rules/turn.ts'
import type { StepOf } from '../step.ts'
import type { Table } from '../table.ts'
import type { Rule } from './rule.ts'
import { beginTowns } from './town.ts'

/** Draft of the expert variant: a metropolis tile to a metropolis of its class. */
export const assign: Rule<StepOf<'assign'>> = {
	refuse(table, { place, value }) {
		if (table.stage !== 'draft') return 'not-now'
		if (isTown(place)) return 'not-a-metropolis'
		if (isOut(place, table.seats.length)) return 'blocked-region'
		if (table.tiles[place] !== undefined) return 'tile-there'
		if (!fits(value, place)) return 'wrong-class'
		return valuesLeft(table).includes(value) ? undefined : 'tile-gone'
	},
	perform(draft, step, events) {
		draft.tiles[step.place] = step.value
		events.push(step)
		passOn(draft, events)
	},
}

/** Draft of the expert variant: a region tile to a region. */
export const assignRegion: Rule<StepOf<'assign-region'>> = {
	refuse(table, { region, tile }) {
		if (table.stage !== 'draft') return 'not-now'
		if (isBlocked(region, table.seats.length)) return 'blocked-region'
		if (table.regionTiles[region] !== undefined) return 'tile-there'
		return regionTilesLeft(table).includes(tile) ? undefined : 'tile-gone'
	},
	perform(draft, step, events) {
		draft.regionTiles[step.region] = step.tile
		events.push(step)
		passOn(draft, events)
	},
}

/** From the last player to the first, round after round; what is left without a choice goes by itself. */
function passOn(draft: Table, events: Event[]): void {
	if (!isForced(draft)) {
		draft.turn = seatBefore(draft, draft.turn)
		return
	}
	for (const place of metropolisesLeft(draft)) {
		const value = valuesLeft(draft).find((left) => fits(left, place))!
		draft.tiles[place] = value
		events.push({ type: 'assign', place, value })
	}
	for (const region of regionsLeft(draft)) {
		const tile = regionTilesLeft(draft)[0]!
		draft.regionTiles[region] = tile
		events.push({ type: 'assign-region', region, tile })
	}
	draft.pool = []
	beginTowns(draft)
}
