import { type ReadonlySignal, useSignalEffect } from '@preact/signals'
import type { MoveEntry } from '../../../shared/room/room.ts'
import type { TableModel } from '../../table/table-model.ts'

interface CloseUp {
	table: TableModel
	entries: readonly MoveEntry[]
	position: ReadonlySignal<number>
	isHasty: ReadonlySignal<boolean> // moves follow each other so fast that a camera would only shake
}

/** Where a board is small, it stays near the move that one has come to; all of it is shown at the start and the end. */
export function useCloseUp({ table, entries, position, isHasty }: CloseUp): void {
	useSignalEffect(() => {
		const at = position.value
		const entry = at < entries.length && !isHasty.value ? entries[at - 1] : undefined
		if (table.isShowing.value) return undefined // the move itself leads the camera as long as it is shown
		let isOver = false
		// Once the table has come to rest, which shows all of it.
		queueMicrotask(() => {
			if (!isOver) table.viewport?.focus(entry && table.play.zoom?.placeOf?.(entry))
		})
		return () => {
			isOver = true
		}
	})
}
