import { useSignalEffect } from '@preact/signals'
import type { Connection } from '../connection/connection.ts'
import type { TableModel } from './table-model.ts'

/** Tells whether the game is over, and all of it was seen. */
export function useEnding(
	connection: Connection,
	table: TableModel,
	onEnd: ((ended: boolean) => void) | undefined,
): void {
	useSignalEffect(() => {
		const ended = Boolean(connection.table.value?.now.outcome) && !table.isShowing.value
		onEnd?.(ended)
	})
}
