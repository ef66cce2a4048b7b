import { setUp } from './setup.ts'
import type { State } from './table.ts'

/** Version 2 did not tell when tokens were placed: its bots see at once what others do. */
export function setUpSecond(...given: Parameters<typeof setUp>): State {
	const { table, ...state } = setUp(...given)
	const { times: _, ...second } = table
	return { table: second, ...state }
}
