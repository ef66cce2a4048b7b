import type { Seat } from '../../../kernel/game.ts'
import type { PlaceId } from '../data/places.ts'
import { isOut, isTown, linksOf } from '../rules/board.ts'
import { isAt, slotsLeft } from '../rules/pieces.ts'
import type { Step } from '../step.ts'
import type { Table } from '../table.ts'

/** What lies within cheap reach of a start town: slots to earn from, less what the road costs. */
export function promiseOfTown(table: Table, step: Step): number {
	if (step.type !== 'town') return 0
	const near = waysFrom(table, step.place)
	const far = near.flatMap(({ to }) => waysFrom(table, to))
	return sum(near) + sum(far) / 4
}

interface Way {
	to: PlaceId
	gain: number
}

const waysFrom = (table: Table, place: PlaceId): Way[] =>
	linksOf(place)
		.filter(({ to }) => !isOut(to, table.seats.length))
		.map(({ to, price }) => ({ to, gain: Math.max(0, slotsLeft(table, to) - price) }))

const sum = (ways: readonly Way[]): number => ways.reduce((total, { gain }) => total + gain, 0)

/** A big metropolis next to one's own towns is where the boom will pay. */
export function promiseOfBoom(table: Table, seat: Seat, step: Step): number {
	if (step.type !== 'boom') return 0
	const near = linksOf(step.place).some(({ to }) => isTown(to) && isAt(table, to, seat))
	return near ? slotsLeft(table, step.place) : 0
}
