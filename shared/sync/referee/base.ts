/** The part of a player's time that the network explains, in milliseconds. */
export interface Base {
	base: number
	verified: boolean // whether it rests on a measurement that the page cannot fake
}

/**
 * So much of a probe alone is believed. A page that holds its answers back cannot be told from one that is far
 * away: whatever is given to the second is given to the first. With this much, whoever does so from 20 ms or more
 * wins less than one race in a hundred more than they should (test/sync/referee.test.ts, which also says what it
 * costs the honest).
 */
const MOST_UNVERIFIED = 20

/**
 * The smaller of the least probe, which a page can delay, and a round trip of the transport's, which it
 * cannot. Platforms that do not know the latter leave it out or say 0: then little is believed.
 */
export function baseOf(leastProbe: number | undefined, roundTrip: number | undefined): Base {
	if (roundTrip === undefined || roundTrip <= 0)
		return { base: Math.min(leastProbe ?? 0, MOST_UNVERIFIED), verified: false }
	return { base: Math.min(leastProbe ?? roundTrip, roundTrip), verified: true }
}
