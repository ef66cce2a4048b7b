import { effect } from '@preact/signals-core'
import type { Connection } from '../connection/connection.ts'

/**
 * Tells whoever lost their seat by somebody else's doing; returns how to stop. Who leaves by themselves still waits
 * for the answer at that moment.
 */
export function watchRemoval({ you, owns, pending, room }: Connection): () => void {
	let wasSeated = false
	let seat: number | null = null
	return effect(() => {
		const isGone = you.value === null && owns.value === null
		const isRemoved = wasSeated && isGone && pending.peek() === 0
		const left = seat
		seat = you.value ?? null
		wasSeated = seat !== null
		if (isRemoved)
			void import('./tell-removal.ts').then(({ tellRemoval }) =>
				tellRemoval(room.peek()?.seats.find(({ id, played }) => id === left && played === 'person')?.name),
			)
	})
}
