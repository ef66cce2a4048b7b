/**
 * What a seat may be believed beyond its round trip. It pays for the moments when the network is slower than
 * at its best; a liar gets no more out of it, on average, than the jitter of an honest player's network.
 * It belongs to the seat, so that coming back does not fill it again. All in milliseconds.
 */
export interface Quota {
	race: string // the race it was last asked in
	granted: number // what there was when that race began
	spent: number // the most that any token of that race took of it
}

const start = (base: number): number => 40 + 0.1 * base
const gain = (base: number): number => 5 + 0.12 * base
const limit = (base: number): number => 80 + 0.5 * base

/** The quota as it stands in a race; none was kept of a seat that has not raced yet. */
export function quotaFor(quota: Quota | undefined, race: string, base: number): Quota {
	if (quota === undefined) return { race, granted: start(base), spent: 0 }
	if (quota.race === race) return quota
	const left = quota.granted - quota.spent
	return { race, granted: Math.min(limit(base), left + gain(base)), spent: 0 }
}

/** Tokens of one race share their way down: only the dearest is charged. */
export const spend = (quota: Quota, excess: number): Quota => ({
	...quota,
	spent: Math.max(quota.spent, excess),
})
