import { majorityOf } from '../rules/evaluation.ts'
import type { Pieces } from '../table.ts'
import { seatAt } from './reading.ts'
import type { Weights } from './weights.ts'

/** Adds to everybody in an open metropolis what it promises, or takes that away: the nearer to a majority the more. */
export function addStakes(
	hopes: number[],
	pieces: Pieces,
	value: number,
	{ stake, surest, minority, behind, crowding }: Weights,
	sign: 1 | -1,
): void {
	const majority = majorityOf(value)
	const empty = value - pieces.length
	let most = 0
	for (let slot = 0; slot < pieces.length; slot++)
		if (isFirst(pieces, slot)) most = Math.max(most, countFrom(pieces, slot))
	for (let slot = 0; slot < pieces.length; slot++) {
		if (!isFirst(pieces, slot)) continue
		const own = countFrom(pieces, slot)
		const hope = Math.min(surest, (stake * own) / (majority + crowding * (pieces.length - own)))
		const odds = majority - own <= empty ? 1 : own === most ? minority : behind
		hopes[seatAt(pieces, slot)]! += sign * value * hope * odds
	}
}

/** Whether no earlier slot is of the same seat. */
const isFirst = (pieces: Pieces, slot: number): boolean => pieces.indexOf(pieces[slot]!) === slot

/** The pieces of the seat whose first is at a slot. */
function countFrom(pieces: Pieces, first: number): number {
	let count = 0
	for (let slot = first; slot < pieces.length; slot++)
		if (pieces.charCodeAt(slot) === pieces.charCodeAt(first)) count++
	return count
}
