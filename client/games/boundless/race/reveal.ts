import { effect, type ReadonlySignal } from '@preact/signals'
import type { Hand, Table } from '../../../../shared/games/boundless/table.ts'
import type { View } from '../../../../shared/kernel/game.ts'

/** When the centre came to be seen, by the clock that the page's events are stamped with. */
interface Reveal {
	/** The centre is committed: the next frame paints it. */
	note(): void
	/** Milliseconds from the painted reveal to an event; undefined where the reveal itself was not seen. */
	claimAt(time: number): number | undefined
	close(): void
}

export function createReveal(view: ReadonlySignal<View<Table, Hand>>): Reveal {
	let round = view.peek().table.phase === 'race' ? undefined : 0 // whose reveal happened before our eyes
	let wasRace = view.peek().table.phase === 'race'
	let paintedAt: number | undefined

	const close = effect(() => {
		const { table } = view.value
		const isRace = table.phase === 'race'
		if (isRace && !wasRace) {
			round = table.round
			paintedAt = undefined
		}
		wasRace = isRace
	})

	return {
		close,
		note() {
			const noted = round
			requestAnimationFrame(() => {
				if (noted === round) paintedAt ??= performance.now()
			})
		},
		claimAt(time) {
			const { table } = view.peek()
			if (round !== table.round || paintedAt === undefined) return undefined
			return Math.max(0, Math.round(time - paintedAt))
		},
	}
}
