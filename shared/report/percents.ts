import { CERTAIN } from './parts.ts'

/** Parts of a win in whole per cent, some of them below nothing, which make what their sum is rounded to. */
export function inPercents(parts: readonly number[], certain: number = CERTAIN): number[] {
	const exact = parts.map((part) => (100 * part) / certain)
	const percents = exact.map(Math.floor)
	const sum = Math.round(exact.reduce((total, one) => total + one, 0))
	let missing = sum - percents.reduce((total, one) => total + one, 0)
	const order = [...exact.keys()].sort((a, b) => exact[b]! - percents[b]! - (exact[a]! - percents[a]!))
	for (let next = 0; missing > 0; missing--, next = (next + 1) % order.length) percents[order[next]!]! += 1
	return percents
}
