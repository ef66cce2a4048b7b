import type { Applied } from '../../../kernel/game.ts'
import type { Rejected } from '../../../kernel/rejection.ts'
import type { Event } from '../event.ts'
import type { State, Table } from '../table.ts'

export type Answer = Applied<State, Event> | Rejected

/** The state with a changed table. */
export const onTable = (state: State, change: Partial<Table>): State => ({
	...state,
	table: { ...state.table, ...change },
})
