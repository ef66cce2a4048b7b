import { setUp } from './setup.ts'
import type { State } from './table.ts'

/** Version 1 let nothing stand beside a milestone: a table that has no room for it plays by its rules. */
export function setUpFirst(...given: Parameters<typeof setUp>): State {
	const { standing: _, ...table } = setUp(...given)
	return table
}
