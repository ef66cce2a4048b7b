import fc from 'fast-check'
import { expect, test } from 'vitest'
import { delayAfter } from '../../client/connection/backoff.ts'

test('waits twice as long after every failure, up to a quarter of a minute', () => {
	const longest = Array.from({ length: 8 }, (_, failures) => delayAfter(failures, 1))
	expect(longest).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000])
})

test('waits at least half of that, and never the same', () => {
	fc.assert(
		fc.property(fc.nat(2000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
			const longest = delayAfter(failures, 1)
			const delay = delayAfter(failures, chance)
			expect(delay).toBeGreaterThanOrEqual(longest / 2)
			expect(delay).toBeLessThanOrEqual(longest)
			if (chance < 0.5) expect(delay).toBeLessThan(longest)
		}),
	)
})
