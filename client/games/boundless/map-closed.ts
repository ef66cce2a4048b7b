import { effect, signal } from '@preact/signals'
import { isMapOpen } from '../../../shared/games/boundless/rules/sight.ts'
import type { BoundlessStage } from './stage.ts'

/** While a round is on at this device's table, no map is opened: neither from the menu nor from the rules. */
export const mapClosed = signal(false)

/** Closes the map whenever the table does; answers how to let go of it. */
export function closeMapWith({ view }: BoundlessStage): () => void {
	const stop = effect(() => {
		mapClosed.value = !isMapOpen(view.value.table, view.value.seat)
	})
	return () => {
		stop()
		mapClosed.value = false
	}
}
