import { useComputed } from '@preact/signals'
import type { Hand, Table } from '../../../shared/games/boundless/table.ts'
import type { View } from '../../../shared/kernel/game.ts'
import type { BoundlessStage } from './stage.ts'

/** Something about the newest table: whoever asks for it is drawn again when that has changed, and only then. */
export const usePart = <Part>({ view }: BoundlessStage, partOf: (view: View<Table, Hand>) => Part): Part =>
	useComputed(() => partOf(view.value)).value
