import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../worker/build/paths.ts'
import { sourceFiles } from '../support/source.ts'

const document = readFileSync(inProject('docs/wire.md'), 'utf8')
const rules = [...document.matchAll(/^- \*\*(W\d+)\*\* /gm)].map(([, rule = '']) => rule)

/** In the names of tests: `W3: …`, or `W3, W4: …`. */
const cited = new Set(
	sourceFiles('test')
		.filter(({ path }) => path.endsWith('.test.ts'))
		.flatMap(({ code }) => code.match(/\bW\d+(?=(, W\d+)*: )/g) ?? []),
)

test('every rule of the wire has a number of its own, in order', () => {
	const numbers = rules.map((rule) => Number(rule.slice(1)))
	expect(numbers.length).toBeGreaterThan(50)
	expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
})

test('every rule of the wire is held by a test that names it', () => {
	expect(rules.filter((rule) => !cited.has(rule))).toEqual([])
})

test('every rule that a test names is there', () => {
	expect([...cited].filter((rule) => !rules.includes(rule))).toEqual([])
})
