import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, isRecord } from '../../shared/kernel/json.ts'

const plain = () => fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)))

/** The same data with the keys of every object written the other way round. */
const reversed = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.map(reversed)
	if (!isRecord(value)) return value
	return Object.fromEntries(
		Object.entries(value)
			.toReversed()
			.map(([key, item]) => [key, reversed(item)]),
	)
}

test('canonical text is JSON of the same data', () => {
	fc.assert(
		fc.property(plain(), (value) => {
			expect(JSON.parse(canonical(value))).toEqual(value)
		}),
	)
})

test('the order of keys makes no difference', () => {
	fc.assert(
		fc.property(plain(), (value) => {
			expect(canonical(reversed(value))).toBe(canonical(value))
		}),
	)
})

test('different data has different text', () => {
	fc.assert(
		fc.property(plain(), plain(), (one, other) => {
			fc.pre(JSON.stringify(one) !== JSON.stringify(other))
			if (canonical(one) === canonical(other)) expect(one).toEqual(other)
		}),
	)
})

test('what JSON leaves out or cannot say counts as JSON has it', () => {
	expect(canonical({ b: undefined, a: [undefined, Number.NaN] })).toBe('{"a":[null,null]}')
	expect(canonical(undefined)).toBe('null')
	expect(canonical(-0)).toBe('0')
})

test('a record is an object with keys, and nothing else', () => {
	for (const value of [{}, { a: 1 }, JSON.parse('{"__proto__":1}')]) expect(isRecord(value)).toBe(true)
	for (const value of [null, undefined, [], 'text', 1, true]) expect(isRecord(value)).toBe(false)
})
