import { expect, test } from 'vitest'
import { unflatten, withLeaves } from '../../shared/sync/unflatten.ts'

const gone = (...paths: string[]) => paths.map((path) => [path, undefined] as const)

test('a leaf is put where its path says, and everything else is what it was', () => {
	const view = { a: { b: 1 }, c: [1, { d: 2 }] }
	const next = withLeaves(view, [['.a.b', 3]]) as typeof view
	expect(next).toEqual({ a: { b: 3 }, c: [1, { d: 2 }] })
	expect(next.c).toBe(view.c)
	expect(view.a.b).toBe(1)
	expect(withLeaves(view, [['.a.b', 1]])).toBe(view)
	expect(withLeaves(view, [])).toBe(view)
})

test('what is gone leaves nothing empty behind, but a list keeps its place for what comes after', () => {
	const view = { a: { b: 1 }, c: [1, { d: 2 }] }
	expect(withLeaves(view, gone('.a.b'))).toEqual({ c: [1, { d: 2 }] })
	expect(withLeaves(view, gone('.c:1.d'))).toEqual({ a: { b: 1 }, c: [1] })
	expect(withLeaves(view, gone('.c:0', '.c:1.d', '.a.b'))).toBeUndefined()
	expect(withLeaves(view, gone('.x', '.a.x', '.c:5'))).toBe(view)
})

test('what is gone makes way, whichever is told first', () => {
	for (const changes of [
		[['.a', 5] as const, ...gone('.a.b')],
		[...gone('.a.b'), ['.a', 5] as const],
	])
		expect(withLeaves({ a: { b: 1 } }, changes)).toEqual({ a: 5 })
	for (const changes of [
		[['.a.b', 1] as const, ...gone('.a')],
		[...gone('.a'), ['.a.b', 1] as const],
	])
		expect(withLeaves({ a: 5 }, changes)).toEqual({ a: { b: 1 } })
})

test('an empty list or object is a leaf, and gone as one; what has an inside goes only with that', () => {
	expect(withLeaves({ a: {}, b: 1 }, gone('.a'))).toEqual({ b: 1 })
	expect(withLeaves({ a: [], b: 1 }, gone('.a'))).toEqual({ b: 1 })
	const full = { a: { b: 1 } }
	expect(withLeaves(full, gone('.a'))).toBe(full)
	const empty = { a: {}, b: [] }
	expect(withLeaves(empty, [['.a', {}]])).toBe(empty)
	expect(withLeaves(empty, [['.b', []]])).toBe(empty)
	expect(withLeaves(empty, [['.a', []]])).toEqual({ a: [], b: [] })
	expect(withLeaves(empty, [['.b', {}]])).toEqual({ a: {}, b: {} })
})

test('paths that no view has change nothing', () => {
	for (const path of ['.__proto__.x', '.constructor', ':99999', ':01', ':x']) {
		expect(unflatten([[path, 1]]), path).toBeUndefined()
		expect(({} as { x?: number }).x).toBeUndefined()
	}
	const view = { a: [1], b: { c: 1 } }
	expect(withLeaves(view, [['.a.x', 1]])).toBe(view)
	expect(withLeaves(view, [['.b:0', 1]])).toBe(view)
	expect(unflatten([[':9999', 1]])).toHaveLength(10_000)
})
