import { incomeOf } from '../rules/income.ts'
import { boomReach } from '../rules/reach.ts'
import { dueRegions } from '../rules/region.ts'
import { collectIncome, copyTable } from '../rules/turn.ts'
import type { Step } from '../step.ts'
import type { Table } from '../table.ts'
import { worthTo } from './estimate.ts'
import { after, perform } from './perform.ts'
import { read } from './reading.ts'
import { type Breadth, bestTurns } from './turns.ts'
import type { Weights } from './weights.ts'

/** A turn from its first step to its last, and the table after it. */
export interface WholeTurn {
	steps: Step[]
	table: Table
}

/** The best turns of the active seat, as far as one turn shows, carried out; the best first. */
export function wholeTurns(table: Table, weights: Weights, breadth: Breadth, count: number): WholeTurn[] {
	const begun = begin(table)
	if (begun.table.progress!.phase === 'regions') return [finish([], copyTable(table), weights)]
	return bestTurns(begun.table, weights, breadth)
		.slice(0, count)
		.map((line) => {
			const draft = copyTable(begun.table)
			perform(draft, line.steps)
			perform(draft, [END])
			return finish([...begun.steps, ...line.steps, END], draft, weights)
		})
}

const END: Step = { type: 'end' }

/** The table once the turn's income is collected, with the boom marker where it pays most. */
function begin(table: Table): WholeTurn {
	if (table.progress !== null) return { steps: [], table }
	const draft = copyTable(table)
	const boom = bestBoom(draft)
	if (boom === undefined) {
		collectIncome(draft, [])
		return { steps: [], table: draft }
	}
	perform(draft, [boom])
	return { steps: [boom], table: draft }
}

/** Where the boom marker pays its mover more than where it stands, by most. */
function bestBoom(table: Table): Step | undefined {
	if (!table.options.boom) return undefined
	let best: Step | undefined
	let most = incomeOf(table, table.turn).slots
	for (const place of boomReach(table)) {
		const { slots } = incomeOf(table, table.turn, place)
		if (slots <= most) continue
		most = slots
		best = { type: 'boom', place }
	}
	return best
}

/** Scores regions, where there is a choice in the order that is best one by one. */
function finish(steps: Step[], draft: Table, weights: Weights): WholeTurn {
	const seat = draft.turn
	let table = draft
	while (table.progress?.phase === 'regions') {
		let best: { step: Step; table: Table; worth: number } | undefined
		for (const region of dueRegions(table)) {
			const step: Step = { type: 'region', region }
			const next = after(table, [step])
			const worth = worthTo(read(next, weights), seat)
			if (best === undefined || worth > best.worth) best = { step, table: next, worth }
		}
		steps.push(best!.step)
		table = best!.table
	}
	return { steps, table }
}
