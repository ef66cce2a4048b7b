/** How much somebody may still send, as a token bucket: so many at once, so many a second in the long run. */
export interface RateLimit {
	left: number // below zero: what is owed
	at: number
}

export interface Rate {
	burst: number
	perSecond: number
	patience?: number // how deep in debt one may get before it is abuse; without it nobody gets into debt
}

export const BURST = 30
export const PER_SECOND = 10
const COMMANDS: Rate = { burst: BURST, perSecond: PER_SECOND, patience: 60 }

export const freshLimit = (now: number, { burst }: Rate = COMMANDS): RateLimit => ({ left: burst, at: now })

/**
 * Takes one: `yes`, `no`, or `abuse` when it went on and on. Where that is told, what is refused costs as much as what
 * is not. Elsewhere it costs nothing: whoever asks as steadily as they may would never have an answer again.
 */
export function take(
	limit: RateLimit,
	now: number,
	{ rate = COMMANDS, cost = 1 }: { rate?: Rate; cost?: number } = {},
): 'yes' | 'no' | 'abuse' {
	const seconds = Math.max(0, now - limit.at) / 1000 // a clock may be set back
	const had = Math.min(rate.burst, limit.left + seconds * rate.perSecond)
	const { patience } = rate
	limit.at = now
	limit.left = had < cost && patience === undefined ? had : had - cost
	if (had >= cost) return 'yes'
	return patience !== undefined && limit.left < -patience ? 'abuse' : 'no'
}
