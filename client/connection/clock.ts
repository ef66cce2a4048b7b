/** The authority's clock, as far as it can be told from here. */
export interface Clock {
	/** A new socket: the road may be another one, and this clock may have been set. Its greeting took that long. */
	restart(roundTrip: number): void
	/** The authority told its time, and that came now. */
	hear(theirs: number, mine: number): void
	/** Something took that long, there and back. */
	time(roundTrip: number): void
	/** The authority's clock less mine. */
	offset(): number
}

export function createClock(): Clock {
	let lead: number | undefined // the authority's clock less mine, less the time the frame took
	let least = 0 // round trip
	return {
		restart(roundTrip) {
			lead = undefined
			least = roundTrip
		},
		hear(theirs, mine) {
			// The frame that took least tells most.
			lead = Math.max(lead ?? Number.NEGATIVE_INFINITY, theirs - mine)
		},
		time(roundTrip) {
			least = Math.min(least, roundTrip)
		},
		offset: () => (lead ?? 0) + least / 2,
	}
}
