import { expect, test } from 'vitest'
import { findMutants, mutated } from './mutants/find-mutants.ts'
import { testsOf } from './mutants/nearest-tests.ts'
import { report } from './mutants/report.ts'

const mutantsOf = (source: string) =>
	findMutants('shared/room/a.ts', source).map((mutant) => mutated(source, mutant))

test('a mutant is one small change of what runs', () => {
	expect(mutantsOf('const f = (a: number | 1) => a < b')).toEqual(['const f = (a: number | 1) => a <= b'])
	expect(mutantsOf('if (a) go()')).toEqual(['if (!(a)) go()', 'if (a) ;'])
	expect(mutantsOf('const x = a ?? all.some(is)')).toEqual([
		'const x = all.some(is)',
		'const x = a ?? all.every(is)',
	])
	expect(mutantsOf('const x = !a && 2')).toEqual([
		'const x = a && 2',
		'const x = !a || 2',
		'const x = !a && 3',
	])
})

test('types, imports and sums of text are left alone', () => {
	expect(mutantsOf(`import { a } from './b.ts'`)).toEqual([])
	expect(mutantsOf('interface A { a: 1; b: true }\ntype B = 2 | 3')).toEqual([])
	expect(mutantsOf(`const x = 'a' + b`)).toEqual([])
})

test('a file is held by the tests nearest to it, and by no recorded game', () => {
	const tests = testsOf()('shared/sync/bundle.ts')
	expect(tests[0]).toBe('test/sync/bundle.test.ts')
	expect(tests.filter((path) => /records|fuzz/.test(path))).toEqual([])
})

test('the report counts by folder and lists who survived', () => {
	const [mutant] = findMutants('shared/room/a.ts', 'const f = () => a < b')
	const text = report(
		[
			{ mutant: mutant!, killer: null },
			{ mutant: mutant!, killer: 'test/a.test.ts' },
		],
		{ of: 9, seed: '7', tests: 3 },
	)
	expect(text).toContain('| shared/room | 2 | 1 | 50 % |')
	expect(text).toContain('- shared/room/a.ts:1: `` < `` → `` <= ``')
})
