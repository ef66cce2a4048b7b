import { expect, test } from 'vitest'
import { BURST, type Bucket, fullBucket, PER_SECOND, take } from '../../shared/sync/bucket.ts'

const takeMany = (bucket: Bucket, count: number, now: number) =>
	Array.from({ length: count }, () => take(bucket, now))

test('lets a burst through, then no more', () => {
	const bucket = fullBucket(0)
	expect(takeMany(bucket, BURST, 0)).not.toContain('no')
	expect(take(bucket, 0)).toBe('no')
})

test('fills up with time, but never over the brim', () => {
	const bucket = fullBucket(0)
	takeMany(bucket, BURST, 0)
	expect(takeMany(bucket, PER_SECOND, 1000)).not.toContain('no')
	expect(take(bucket, 1000)).toBe('no')
	const later = takeMany(bucket, BURST + 1, 3_600_000)
	expect(later.slice(0, BURST)).not.toContain('no')
	expect(later[BURST]).toBe('no')
})

test('the steady pace of a person is never refused', () => {
	const bucket = fullBucket(0)
	for (let now = 0; now < 600_000; now += 1000 / PER_SECOND) expect(take(bucket, now)).toBe('yes')
})

test('whoever goes on and on is told apart from whoever was hasty', () => {
	const bucket = fullBucket(0)
	takeMany(bucket, BURST + 20, 0)
	expect(take(bucket, 10_000)).toBe('yes')
	const flood = takeMany(bucket, 200, 10_000)
	expect(flood.at(-1)).toBe('abuse')
	expect(flood.indexOf('abuse')).toBeGreaterThan(BURST)
})

test('a steady flood ends too, though every second a few would be allowed', () => {
	const bucket = fullBucket(0)
	const answers: string[] = []
	for (let now = 0; now < 60_000; now += 20) answers.push(take(bucket, now))
	expect(answers).toContain('abuse')
})

test('a clock that is set back takes nothing away', () => {
	const bucket = fullBucket(60_000)
	expect(take(bucket, 0)).toBe('yes')
	expect(take(bucket, 100)).toBe('yes')
})
