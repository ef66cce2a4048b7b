import type { Code } from '../codes.ts'
import type { Table } from '../table.ts'
import { activePlayer } from './turn.ts'

/** Why the active player may not use a bonus tile now. */
export function refuseBonus(table: Table): Code | undefined {
	const { bonus, fresh } = table.progress!
	const owned = activePlayer(table).bonus
	if (table.round === 1) return 'bonus-too-early'
	if (bonus) return 'bonus-twice'
	if (owned === 0) return 'no-bonus-left'
	return owned > fresh ? undefined : 'bonus-too-new'
}

export function spendBonus(draft: Table): void {
	activePlayer(draft).bonus--
	draft.progress!.bonus = true
}
