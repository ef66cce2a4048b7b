import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { inProject } from '../../worker/build/paths.ts'
import type { Loaded } from '../load/figures.ts'
import { loadChapter } from '../load/load-chapter.ts'
import { compareChapter } from './compare-chapter.ts'
import type { Compared } from './measure.ts'

export interface Comparison {
	games: number
	rooms: number
	rows: Compared[]
}

type Measured = 'compare' | 'load'

const pathOf = (name: Measured): string => inProject(`docs/figures/${name}.json`)

export function keepFigures(name: Measured, figures: Comparison | Loaded): void {
	mkdirSync(inProject('docs/figures'), { recursive: true })
	writeFileSync(pathOf(name), `${JSON.stringify(figures, null, '\t')}\n`)
}

/** What a command measured last; none where it was not run yet. */
export function readFigures<T>(name: Measured): T | undefined {
	const path = pathOf(name)
	return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}

/** docs/performance.md, which follows from the figures alone. */
export function performancePage(compared: Comparison | undefined, loaded: Loaded | undefined): string {
	return [
		'# Performance\n',
		'Written by `npm run compare` and `npm run load` from docs/figures; nothing here is written by hand. Times come from',
		'whatever machine they were taken on, which had other work: read them beside each other, within one table.\n',
		...(compared ? [compareChapter(compared)] : []),
		...(loaded ? [loadChapter(loaded)] : []),
	].join('\n')
}

export const writePerformance = (): void =>
	writeFileSync(
		inProject('docs/performance.md'),
		performancePage(readFigures<Comparison>('compare'), readFigures<Loaded>('load')),
	)
