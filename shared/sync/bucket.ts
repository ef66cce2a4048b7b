/** A token bucket: so many at once, so many a second in the long run. */
export interface Bucket {
	left: number // below zero: what is owed
	at: number
}

export interface Rate {
	burst: number
	perSecond: number
	patience: number // how deep in debt one may get before it is abuse
}

export const BURST = 30
export const PER_SECOND = 10
const COMMANDS: Rate = { burst: BURST, perSecond: PER_SECOND, patience: 60 }

export const fullBucket = (now: number, { burst }: Rate = COMMANDS): Bucket => ({ left: burst, at: now })

/** Takes one: `yes`, `no`, or `abuse` when it went on and on. What is refused costs as much as what is not. */
export function take(
	bucket: Bucket,
	now: number,
	{ rate = COMMANDS, cost = 1 }: { rate?: Rate; cost?: number } = {},
): 'yes' | 'no' | 'abuse' {
	const seconds = Math.max(0, now - bucket.at) / 1000 // a clock may be set back
	bucket.left = Math.min(rate.burst, bucket.left + seconds * rate.perSecond) - cost
	bucket.at = now
	if (bucket.left >= 0) return 'yes'
	return bucket.left < -rate.patience ? 'abuse' : 'no'
}
