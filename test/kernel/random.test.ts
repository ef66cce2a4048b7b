import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'

const draw = (random: Random, count: number, limit: number): number[] =>
	Array.from({ length: count }, () => random.below(limit))

test('the numbers of a seed never change', () => {
	// Computed once with another implementation of the same construction; records replay only while they hold.
	expect(draw(randomFrom('junction'), 12, 1000)).toEqual([
		203, 916, 768, 933, 792, 318, 486, 957, 934, 749, 818, 689,
	])
	expect(randomFrom('junction').shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([
		4, 7, 1, 5, 9, 8, 2, 0, 6, 3,
	])
	expect(draw(randomFrom(''), 4, 2 ** 32)).toEqual([434672456, 4071216627, 3502636200, 3802597005])
})

test('equal seeds draw equally, different ones differently', () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), (one, other) => {
			expect(draw(randomFrom(one), 20, 2 ** 32)).toEqual(draw(randomFrom(one), 20, 2 ** 32))
			fc.pre(one !== other)
			expect(draw(randomFrom(one), 4, 2 ** 32)).not.toEqual(draw(randomFrom(other), 4, 2 ** 32))
		}),
	)
})

test('numbers stay below their limit', () => {
	fc.assert(
		fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, limit) => {
			for (const number of draw(randomFrom(seed), 20, limit)) {
				expect(number).toBeGreaterThanOrEqual(0)
				expect(number).toBeLessThan(limit)
				expect(Number.isInteger(number)).toBe(true)
			}
		}),
	)
})

// With a fixed seed this cannot fail by chance: it fails when the generator becomes another one and a bad one.
test.each([2, 3, 6, 7, 10, 24, 60])('all numbers below %i are about equally likely', (limit) => {
	const times = 600 * limit
	const counts = Array.from({ length: limit }, () => 0)
	for (const number of draw(randomFrom(`uniform:${limit}`), times, limit)) counts[number]! += 1
	const expected = times / limit
	const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
	expect(chiSquared).toBeLessThan(limit - 1 + 3 * Math.sqrt(2 * (limit - 1)))
})

test('a limit that does not divide 2³² is not biased towards small numbers', () => {
	// Without drawing again, numbers below 2³⁰ would come twice as often as the rest.
	const limit = 3 * 2 ** 30
	const numbers = draw(randomFrom('bias'), 6000, limit)
	const small = numbers.filter((number) => number < 2 ** 30).length
	expect(small / numbers.length).toBeCloseTo(1 / 3, 1)
})

test('a shuffle keeps every item and leaves its argument alone', () => {
	fc.assert(
		fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
			const before = [...items]
			const shuffled = randomFrom(seed).shuffle(items)
			expect(items).toEqual(before)
			expect(shuffled.toSorted()).toEqual(items.toSorted())
		}),
	)
})

test('every order of three is about equally likely', () => {
	const random = randomFrom('orders')
	const counts = new Map<string, number>()
	for (let i = 0; i < 6000; i++) {
		const order = random.shuffle(['a', 'b', 'c']).join('')
		counts.set(order, (counts.get(order) ?? 0) + 1)
	}
	expect(counts.size).toBe(6)
	for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
})

test('pick gives one of the items', () => {
	fc.assert(
		fc.property(fc.string(), fc.array(fc.integer(), { minLength: 1 }), (seed, items) => {
			expect(items).toContain(randomFrom(seed).pick(items))
		}),
	)
})
