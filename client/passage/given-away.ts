import { signal } from '@preact/signals'
import { noteSeat } from '../app/seats.ts'

/** The room whose seat this page has given to another device. */
export const givenAway = signal<string | undefined>(undefined)

/** The seat is about to go: its socket closes before the answer is here. */
export function noteGiven(code: string): () => void {
	givenAway.value = code
	return () => {
		givenAway.value = undefined
	}
}

/** It has gone: this browser has nothing there any more. */
export const noteGone = (code: string): void => noteSeat(code)
