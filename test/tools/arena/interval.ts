/** A share of games, and where it lies with 95 % certainty. */
export interface Interval {
	rate: number
	low: number
	high: number
}

const DEVIATIONS = 1.96 // that 95 % of a normal distribution lie within

/**
 * What was won of each deal, as shares of its games. Games of one deal are not independent, so the interval is Wilson's
 * for as many trials as the spread between the deals stands for: not more than there were games, nor fewer than deals.
 */
export function intervalOf(shares: readonly number[], gamesPerDeal: number): Interval {
	const deals = shares.length
	const rate = meanOf(shares)
	const spread = shares.reduce((sum, share) => sum + (share - rate) ** 2, 0) / Math.max(deals - 1, 1)
	const shown = spread === 0 ? deals : (rate * (1 - rate)) / (spread / deals)
	const trials = Math.min(Math.max(shown, deals), deals * gamesPerDeal)
	const weight = DEVIATIONS ** 2 / trials
	const centre = (rate + weight / 2) / (1 + weight)
	const reach = Math.sqrt(rate * (1 - rate) * weight + weight ** 2 / 4) / (1 + weight)
	return { rate, low: Math.max(centre - reach, 0), high: Math.min(centre + reach, 1) }
}

export const meanOf = (values: readonly number[]): number =>
	values.reduce((sum, value) => sum + value, 0) / values.length
