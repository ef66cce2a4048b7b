import { effect } from '@preact/signals-core'
import type { Connection } from '../connection/connection.ts'

/**
 * Tells whoever lost their seat by somebody else's doing; returns how to stop. Who leaves by themselves still waits
 * for the answer at that moment.
 */
export function watchRemoval({ you, owns, pending }: Connection): () => void {
	let wasSeated = false
	return effect(() => {
		const isGone = you.value === null && owns.value === null
		const isRemoved = wasSeated && isGone && pending.peek() === 0
		wasSeated = typeof you.value === 'number'
		if (isRemoved) void import('./tell-removal.ts').then(({ tellRemoval }) => tellRemoval())
	})
}
