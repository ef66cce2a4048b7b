import fc from 'fast-check'
import { expect, test } from 'vitest'
import { difference } from '../../shared/sync/difference.ts'
import { flatten } from '../../shared/sync/flatten.ts'

const view = fc.jsonValue({ depthSize: 'medium', maxDepth: 4 })

test('takes the leaves of any view to those of any other', () => {
	fc.assert(
		fc.property(view, view, (before, after) => {
			const leaves = flatten(before)
			const { gone, written } = difference(before, after)
			for (const path of gone) expect(leaves.delete(path)).toBe(true)
			for (const [path, leaf] of written) leaves.set(path, leaf)
			expect([...leaves].sort()).toEqual([...flatten(after)].sort())
		}),
	)
})

test('finds nothing between a view and its copy', () => {
	fc.assert(
		fc.property(view, (value) => {
			expect(difference(value, structuredClone(value))).toEqual({ gone: [], written: [] })
		}),
	)
})

test('does not look inside what both share', () => {
	const shared = new Proxy([1, 2, 3], {
		get() {
			throw new Error('It was looked at.')
		},
	})
	expect(difference({ shared, turn: 1 }, { shared, turn: 2 })).toEqual({ gone: [], written: [['.turn', 2]] })
})

test('is not misled by names that every object has', () => {
	expect(difference({ a: 1 }, { a: 1, constructor: 2 })).toEqual({ gone: [], written: [['.constructor', 2]] })
	expect(difference({ a: 1, toString: 2 }, { a: 1 })).toEqual({ gone: ['.toString'], written: [] })
})

test('tells an empty list from an empty object', () => {
	expect(difference({ a: [] }, { a: {} })).toEqual({ gone: [], written: [['.a', {}]] })
	expect(difference({ a: [1] }, { a: [] })).toEqual({ gone: ['.a:0'], written: [['.a', []]] })
})
