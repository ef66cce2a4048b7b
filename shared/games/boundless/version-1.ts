import type { State } from './table.ts'
import { setUpSecond } from './version-2.ts'

/** Version 1 did not ask who is a bot: alone against them, a round started by itself. */
export function setUpFirst(...given: Parameters<typeof setUpSecond>): State {
	const { table, ...state } = setUpSecond(...given)
	const { bots: _, ...first } = table
	return { table: first, ...state }
}
