import { collectIncome, copyTable } from '../rules/turn.ts'
import { kinds, type Step } from '../step.ts'
import type { Kind } from '../steps/kind.ts'
import type { Table } from '../table.ts'

const NEVER = { at: 0, acted: 0 }

/** Writes steps to a draft whose turn has begun; they are known to be legal, so nobody asks again. */
export function perform(draft: Table, steps: readonly Step[]): void {
	for (const step of steps) (kinds[step.type] as Kind<Step>).perform(draft, step, draft.turn, NEVER)
}

/** A copy of the table after steps of a turn that may have to begin with its income. */
export function after(table: Table, steps: readonly Step[]): Table {
	const draft = copyTable(table)
	if (draft.stage === 'turns' && draft.progress === null && steps[0]?.type !== 'boom')
		collectIncome(draft, [])
	perform(draft, steps)
	return draft
}
