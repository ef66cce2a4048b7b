import type { Code } from '../codes.ts'
import type { Event } from '../event.ts'
import type { Table } from '../table.ts'

/** How one kind of step is played by the active player, whose income for the turn is already collected. */
export interface Rule<Step> {
	refuse(table: Table, step: Step): Code | undefined
	/** Writes to a draft of the table, after `refuse` had nothing to say. */
	perform(draft: Table, step: Step, events: Event[]): void
}
