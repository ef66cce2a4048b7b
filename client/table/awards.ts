import { type ReadonlySignal, signal } from '@preact/signals'
import type { Seat } from '../../shared/kernel/game.ts'
import type { Point } from '../games/game.ts'

/** Points on their way to their owner. */
export interface Award {
	id: number
	seat: Seat
	points: number
	from(): Point // on the page, asked for when it sets out
}

interface Awards {
	readonly flying: ReadonlySignal<readonly Award[]>
	/** What has arrived since the scene began, by seat. */
	readonly landed: ReadonlySignal<Readonly<Record<Seat, number>>>
	send(seat: Seat, points: number, from: Award['from']): void
	land(award: Award): void
	/** A new scene: what still flies counts no more. */
	clear(): void
}

export function createAwards(): Awards {
	const flying = signal<readonly Award[]>([])
	const landed = signal<Readonly<Record<Seat, number>>>({})
	let count = 0
	let first = 0 // the first award of this scene
	return {
		flying,
		landed,
		send(seat, points, from) {
			count += 1
			flying.value = [...flying.peek(), { id: count, seat, points, from }]
		},
		land(award) {
			if (!flying.peek().includes(award)) return // a flight that ends is told twice: when it ends, and when it is taken away
			flying.value = flying.peek().filter((other) => other !== award)
			if (award.id <= first) return
			landed.value = { ...landed.peek(), [award.seat]: (landed.peek()[award.seat] ?? 0) + award.points }
		},
		clear() {
			first = count
			landed.value = {}
		},
	}
}
