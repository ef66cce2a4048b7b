import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { findMutants, mutated } from './mutants/find-mutants.ts'
import { report } from './mutants/report.ts'
import { sampleOf } from './mutants/sample.ts'
import { theSwitch } from './mutants/switch.ts'
import { switchedSource } from './mutants/switched-source.ts'
import { testsOf } from './mutants/tests-of.ts'

const SAME = 'shared/room/a.ts: `` const f = () => a ⟦< → <=⟧ b && 1 ``'

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

test('a seed draws the same where the code is the same, wherever it stands now', () => {
	const lines = Array.from({ length: 12 }, (_, i) => `const f${i} = a${i} < b${i}`)
	const source = lines.join('\n')
	const moved = `// first\n\n${lines.join('\n\n')}`
	const places = (text: string, seed: string) =>
		sampleOf(findMutants('shared/room/a.ts', text), 6, seed).map(({ before }) => before)
	expect(places(source, '1')).toHaveLength(6)
	expect(places(moved, '1')).toEqual(places(source, '1'))
	expect(places(source, '2')).not.toEqual(places(source, '1'))
})

test('types, imports and sums of text are left alone', () => {
	expect(mutantsOf(`import { a } from './b.ts'`)).toEqual([])
	expect(mutantsOf('interface A { a: 1; b: true }\ntype B = 2 | 3')).toEqual([])
	expect(mutantsOf(`const x = 'a' + b`)).toEqual([])
	expect(mutantsOf('const x = a.toString()')).toEqual([])
})

test('a file is met by the tests that reach it, and by no recorded game', () => {
	const tests = testsOf(['shared/sync/bundle.ts'])
	expect(tests).toContain('test/sync/bundle.test.ts')
	expect(tests.filter((path) => /records|fuzz/.test(path))).toEqual([])
})

test('a switched file is as it was, until one of its mutants is switched on', () => {
	const source = `const f = (a, all) => {
	let times = 0
	if (a > 1 && all.some((one) => one === a)) times += 2
	return a ?? !times
}`
	const all = findMutants('shared/room/a.ts', source)
	const state = theSwitch()
	const given = [
		[0, [0]],
		[2, [2]],
		[3, [2]],
	]
	const resultsOf = (text: string) => given.map((one) => runInThisContext(`{${text}\nf}`)(...one))
	const switched = switchedSource(source, all, all)
	state.alive = -1
	expect(resultsOf(switched)).toEqual(resultsOf(source))
	for (const [number, mutant] of all.entries()) {
		state.alive = number
		expect(resultsOf(switched)).toEqual(resultsOf(mutated(source, mutant)))
	}
	state.alive = -1
})

test('the report counts by folder and lists who survived', () => {
	const [mutant, other] = findMutants('shared/room/a.ts', 'let b = 3\n\tconst f = () => a < b && 1').slice(1)
	const text = report(
		[
			{ mutant: mutant!, killer: null },
			{ mutant: other!, killer: null },
			{ mutant: mutant!, killer: 'test/a.test.ts' },
		],
		{ of: 9, seed: '7', judgements: { [SAME]: 'the same' } },
	)
	expect(text).toContain('| shared/room | 3 | 1 | 33 % |')
	expect(text).toContain(`- shared/room/a.ts:2: ${SAME.slice(18)}: the same`)
	expect(text).toContain('1 are not judged yet')
	expect(text).toContain('- shared/room/a.ts:2: `` const f = () => a < b ⟦&& → ||⟧ 1 ``\n')
})
