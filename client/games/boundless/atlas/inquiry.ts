import { type ReadonlySignal, signal } from '@preact/signals'
import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'

/** What somebody asks the map: about one state, or about two. */
export interface Inquiry {
	readonly states: ReadonlySignal<readonly StateId[]>
	/** A tap on a state, or beside all of them. */
	tap(state: StateId | undefined): void
	ask(states: readonly StateId[]): void
	clear(): void
}

export function createInquiry(): Inquiry {
	const states = signal<readonly StateId[]>([])
	return {
		states,
		tap(state) {
			const [first, second] = states.peek()
			if (state === undefined || (state === first && second === undefined)) states.value = []
			else states.value = first !== undefined && second === undefined ? [first, state] : [state]
		},
		ask(asked) {
			states.value = asked
		},
		clear() {
			states.value = []
		},
	}
}
