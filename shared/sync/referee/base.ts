/** The part of a player's time that the network explains, in milliseconds. */
export interface Base {
	base: number
	verified: boolean // whether it rests on a measurement that the page cannot fake
}

/**
 * The smaller of the least probe, which a page can delay, and a round trip of the transport's, which it
 * cannot. Platforms that do not know the latter leave it out or say 0: then the probe is believed.
 */
export function baseOf(leastProbe: number | undefined, roundTrip: number | undefined): Base {
	if (roundTrip === undefined || roundTrip <= 0) return { base: leastProbe ?? 0, verified: false }
	return { base: Math.min(leastProbe ?? roundTrip, roundTrip), verified: true }
}
