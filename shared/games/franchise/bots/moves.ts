import type { Seat } from '../../../kernel/game.ts'
import type { Step } from '../step.ts'
import { legalSteps } from '../steps/legal.ts'
import type { Table } from '../table.ts'
import { after } from './perform.ts'
import { promiseOfBoom, promiseOfDraft, promiseOfTown } from './promise.ts'
import type { Breadth } from './turns.ts'
import type { Weights } from './weights.ts'
import { type WholeTurn, wholeTurns } from './whole-turn.ts'

/** The active seat's moves that seem best at first sight, carried out, the best first: turns, or steps of the set-up. */
export const bestMoves = (table: Table, weights: Weights, breadth: Breadth, count: number): WholeTurn[] =>
	table.stage === 'turns' ? wholeTurns(table, weights, breadth, count) : bestOpenings(table, count)

function bestOpenings(table: Table, count: number): WholeTurn[] {
	const seat = table.turn
	return legalSteps({ table, seat, hand: null })
		.map((step) => ({ step, promise: promiseOf(table, seat, step) }))
		.sort((a, b) => b.promise - a.promise)
		.slice(0, count)
		.map(({ step }) => ({ steps: [step], table: after(table, [step]) }))
}

/** What a step of the set-up promises its seat. */
export function promiseOf(table: Table, seat: Seat, step: Step): number {
	switch (step.type) {
		case 'town':
			return promiseOfTown(table, step.place)
		case 'boom':
			return promiseOfBoom(table, seat, step.place)
		case 'assign':
			return promiseOfDraft({ ...table, tiles: { ...table.tiles, [step.place]: step.value } }, seat)
		case 'assign-region':
			return promiseOfDraft(
				{ ...table, regionTiles: { ...table.regionTiles, [step.region]: step.tile } },
				seat,
			)
		default:
			return 0
	}
}
