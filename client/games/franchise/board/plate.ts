import { type RegionReport, reportRegion } from '../../../../shared/games/franchise/advice/region.ts'
import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import type { Gain } from '../../../../shared/games/franchise/event.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { gainText, type Rank, ranksOf } from '../gain.ts'
import { regionName } from '../names.ts'
import { textWidth } from './labels/text-width.ts'

/** A region's tile as it lies on the map: what it says, and how wide that is in units of its own. */
export interface Plate {
	name: string
	ranks: readonly (Rank & { start: number })[] // from its middle
	owner: Seat | undefined // who wins ties
	ties: number // where it is said who does
	aside: number // how far the name gives way for that
	width: number
	isDone: boolean // it has scored
}

export const SIGN = 14
const NAME = 15 // the size of its letters
const VALUE = 18
const GAP = 11 // between ranks
const TIES = 17 // half of what it takes to say who wins them

/** What a plate says; where the region has scored, what it has paid, and to whom. */
export function plateOf(table: Table, region: RegionId, gains: readonly Gain[] | undefined): Plate {
	const report = table.stage === 'over' ? undefined : reportRegion(table, region)
	const name = regionName(region)
	const ranks = ranksAt(table, report, gains)
	const widths = ranks.map(({ text, seats }) => seats.length * SIGN + textWidth(text, VALUE))
	const across = widths.reduce((sum, width) => sum + width + GAP, -GAP)
	const aside = report?.owner === undefined ? 0 : TIES
	const named = textWidth(name, NAME)
	let start = -across / 2
	return {
		name,
		ranks: ranks.map((rank, index) => {
			const placed = { ...rank, start }
			start += widths[index]! + GAP
			return placed
		}),
		owner: report?.owner,
		ties: named / 2 - aside,
		aside,
		width: 20 + Math.max(72, named + 2 * aside, across),
		isDone: !report && table.stage !== 'draft',
	}
}

function ranksAt(table: Table, report: RegionReport | undefined, gains: readonly Gain[] | undefined): Rank[] {
	if (report || table.stage === 'draft') return ranksOf(table, report)
	if (!gains) return [{ text: table.stage === 'over' ? '–' : '✓', seats: [] }] // it never scored
	const ranks: { text: string; seats: Seat[] }[] = [{ text: '✓', seats: [] }]
	for (const gain of gains) {
		const text = gainText(gain).replace(/^\+/, '')
		const last = ranks.at(-1)!
		if (last.seats.length > 0 && last.text === text) last.seats.push(gain.seat)
		else ranks.push({ text, seats: [gain.seat] })
	}
	return ranks
}
