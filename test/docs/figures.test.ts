import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../worker/build/paths.ts'
import { verdicts } from '../compare/compare-chapter.ts'
import type { Compared } from '../compare/measure.ts'
import { type Comparison, performancePage, readFigures } from '../compare/performance-page.ts'
import type { Loaded } from '../load/figures.ts'
import { costs, scalePage } from '../load/scale-page.ts'
import { judgeNames, readExplanations, readOutcomes } from '../tools/judges/bench.ts'
import { idle, unexplained, writeDocument } from '../tools/judges/document.ts'

const textOf = (path: string) => readFileSync(inProject(path), 'utf8')
const compared = readFigures<Comparison>('compare')
const loaded = readFigures<Loaded>('load')

test('pages with figures are what the commands write from the figures', () => {
	expect(textOf('docs/performance.md')).toBe(performancePage(compared, loaded))
	expect(existsSync(inProject('docs/scale.md'))).toBe(compared !== undefined && loaded !== undefined)
	if (compared && loaded) expect(textOf('docs/scale.md')).toBe(scalePage(compared, loaded))
})

test('what judges from outside said is what they said last, and all of it is explained', () => {
	const [outcomes, explanations] = [readOutcomes(), readExplanations()]
	expect(textOf('docs/judges.md')).toBe(writeDocument(outcomes, explanations))
	expect(Object.keys(outcomes)).toEqual(judgeNames())
	const open = Object.entries(outcomes).flatMap(([name, outcome]) => unexplained(name, outcome, explanations))
	expect(open).toEqual([])
	expect(idle(outcomes, explanations)).toEqual([])
})

test('an aim that is not reached is said', () => {
	const row = (name: string, more: Partial<Compared> = {}): Compared => ({
		name,
		settings: '',
		p50: 1,
		p99: 2,
		oneRoom: 1,
		manyRooms: 10,
		perProcessorSecond: 10,
		memory: 1,
		join: 100,
		lost: 0,
		...more,
	})
	const rows = [
		row('ours', { p50: 2 }),
		row('bare'),
		row('peer with FlatFile', { p99: 3, lost: 4, manyRooms: 5 }),
	]
	expect(verdicts(rows).map(([, isMet]) => isMet)).toEqual([true, false, true, false, true])
})

test('twice the work costs more, and never less than nothing', () => {
	const sum = (busy: number) => costs(busy).reduce((total, { dollars }) => total + dollars, 0)
	expect(sum(20)).toBeGreaterThan(sum(10))
	expect(costs(0).every(({ dollars }) => dollars >= 0)).toBe(true)
})
