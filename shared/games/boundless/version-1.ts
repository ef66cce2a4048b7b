import { setUp } from './setup.ts'
import type { State } from './table.ts'

/** Version 1 did not ask who is a bot: alone against them, a round started by itself. */
export function setUpFirst(...given: Parameters<typeof setUp>): State {
	const { table, ...state } = setUp(...given)
	const { bots: _, ...first } = table
	return { table: first, ...state }
}
