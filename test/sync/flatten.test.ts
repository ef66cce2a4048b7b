import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../../shared/kernel/json.ts'
import { flatten } from '../../shared/sync/flatten.ts'
import { unflatten } from '../../shared/sync/unflatten.ts'

// `__proto__` is no key of ours: an object literal cannot even hold it.
const key = fc.oneof(
	fc.string({ maxLength: 4 }),
	fc.constantFrom('a', 'b', '0', '1', 'a.b', 'c:0', '%2e', 'toString'),
)
const { value: view } = fc.letrec<{ value: Json }>((tie) => ({
	value: fc.oneof(
		{ maxDepth: 4 },
		fc.oneof(fc.constantFrom(null, true, false), fc.integer(), fc.string()),
		fc.array(tie('value'), { maxLength: 4 }),
		fc.dictionary(
			key.filter((name) => name !== '__proto__'),
			tie('value'),
			{ maxKeys: 4, noNullPrototype: true },
		),
	),
}))

test('W47: putting the leaves together again gives the view', () => {
	fc.assert(
		fc.property(view, (value) => {
			expect(unflatten(flatten(value))).toEqual(value)
		}),
	)
})

test('in whatever order the leaves come', () => {
	fc.assert(
		fc.property(
			view.chain((value) =>
				fc.tuple(
					fc.constant(value),
					fc.shuffledSubarray([...flatten(value)], { minLength: flatten(value).size }),
				),
			),
			([value, leaves]) => {
				expect(unflatten(leaves)).toEqual(value)
			},
		),
	)
})

test('every leaf is a primitive, or an empty list or object', () => {
	fc.assert(
		fc.property(view, (value) => {
			for (const leaf of flatten(value).values())
				expect(typeof leaf !== 'object' || leaf === null || Object.keys(leaf).length === 0).toBe(true)
		}),
	)
})

test('a path says where a leaf is', () => {
	const value = { seats: [{ name: 'Ada' }, { name: 'Bob' }], options: {}, chat: [], 'St. Denis': 1 }
	expect([...flatten(value)]).toEqual([
		['.seats:0.name', 'Ada'],
		['.seats:1.name', 'Bob'],
		['.options', {}],
		['.chat', []],
		['.St%2e Denis', 1],
	])
})

test('what is undefined is left out of objects, and null in lists, as JSON has it', () => {
	expect(unflatten(flatten({ a: undefined, b: [undefined, 1] }))).toEqual({ b: [null, 1] })
	expect(unflatten(flatten(undefined))).toBeUndefined()
})
