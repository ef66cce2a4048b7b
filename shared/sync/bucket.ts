/** A token bucket: so many at once, so many a second in the long run. */
export interface Bucket {
	left: number // below zero: what is owed
	at: number
}

export const BURST = 30
export const PER_SECOND = 10
const PATIENCE = 60 // how deep in debt a socket may get before it is closed

export const fullBucket = (now: number): Bucket => ({ left: BURST, at: now })

/** Takes one: `yes`, `no`, or `abuse` when it went on and on. What is refused costs as much as what is not. */
export function take(bucket: Bucket, now: number): 'yes' | 'no' | 'abuse' {
	const seconds = Math.max(0, now - bucket.at) / 1000 // a clock may be set back
	bucket.left = Math.min(BURST, bucket.left + seconds * PER_SECOND) - 1
	bucket.at = now
	if (bucket.left >= 0) return 'yes'
	return bucket.left < -PATIENCE ? 'abuse' : 'no'
}
