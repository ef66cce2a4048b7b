import type { View } from '../../../kernel/game.ts'
import { placesInPlay } from '../rules/board.ts'
import { placesOf } from '../rules/pieces.ts'
import { fits, metropolisesLeft, regionsLeft, regionTilesLeft, valuesLeft } from '../rules/pool.ts'
import { dueRegions } from '../rules/region.ts'
import { afterIncome } from '../rules/turn.ts'
import type { Step } from '../step.ts'
import { type Hand, NOBODY, type Stage, type Table } from '../table.ts'
import { boom } from './boom.ts'
import { cash } from './cash.ts'
import { developmentsOf } from './offers.ts'
import { share, shareAgain } from './share.ts'
import { town } from './town.ts'

/** Every legal step of the view's seat, in the middle of a turn too; of chains of roads only the cheapest. */
export const legalSteps = ({ table, seat }: View<Table, Hand>): Step[] =>
	seat === undefined || seat === NOBODY || seat !== table.turn ? [] : byStage[table.stage](table)

const byStage: Record<Stage, (table: Table) => Step[]> = {
	draft: (table) => [...assignments(table), ...regionAssignments(table)],
	towns: (table) =>
		placesInPlay(table.seats.length)
			.map(({ id }) => ({ type: 'town' as const, place: id }))
			.filter((step) => town.refuse(table, step) === undefined),
	boom: boomSteps,
	turns: (table) => [...boomSteps(table), ...turnSteps(afterIncome(table))],
	over: () => [],
}

function assignments(table: Table): Step[] {
	const values = [...new Set(valuesLeft(table))].sort((a, b) => a - b)
	return metropolisesLeft(table).flatMap((place) =>
		values.filter((value) => fits(value, place)).map((value) => ({ type: 'assign', place, value }) as const),
	)
}

function regionAssignments(table: Table): Step[] {
	const tiles = regionTilesLeft(table)
	return regionsLeft(table).flatMap((region) =>
		tiles.map((tile) => ({ type: 'assign-region', region, tile }) as const),
	)
}

function boomSteps(table: Table): Step[] {
	if (!table.options.boom || table.progress !== null) return []
	return placesInPlay(table.seats.length)
		.map(({ id }) => ({ type: 'boom' as const, place: id }))
		.filter((step) => boom.refuse(table, step) === undefined)
}

function turnSteps(table: Table): Step[] {
	if (table.progress?.phase === 'regions')
		return dueRegions(table).map((region) => ({ type: 'region', region }) as const)
	return [...developmentsOf(table).map(({ step }) => step), ...stepsBesideRoads(table)]
}

/** What else a turn offers, its income collected: shares and cash, and its end. Roads take much longer to find. */
export function stepsBesideRoads(table: Table): Step[] {
	const steps: Step[] = []
	for (const place of placesOf(table, table.turn)) {
		const once = { type: 'share', place } as const
		const again = { type: 'share-again', place } as const
		if (share.refuse(table, once) === undefined) steps.push(once)
		if (shareAgain.refuse(table, again) === undefined) steps.push(again)
	}
	if (cash.refuse(table) === undefined) steps.push({ type: 'cash' })
	return [...steps, { type: 'end' }]
}
