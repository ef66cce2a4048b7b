import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inProject } from '../../../worker/build/paths.ts'
import type { Explanation, Outcome } from './document.ts'
import type { Judge } from './judge.ts'

/** Each judge is a file of test/judges, and known by its name. */
export const judgeNames = (): string[] =>
	globSync('test/judges/*.ts', { cwd: inProject('') })
		.map((path) => basename(path, '.ts'))
		.sort()

export const loadJudge = async (name: string): Promise<Judge> =>
	((await import(`../../judges/${name}.ts`)) as { default: Judge }).default

const outcomes = (name: string): string => inProject(`test/judges/outcomes/${name}.json`)

export function keepOutcome(name: string, outcome: Outcome): void {
	mkdirSync(inProject('test/judges/outcomes'), { recursive: true })
	writeFileSync(outcomes(name), `${JSON.stringify(outcome, null, '\t')}\n`)
}

/** What every judge said when it was last asked. */
export const readOutcomes = (): Record<string, Outcome> =>
	Object.fromEntries(
		globSync('test/judges/outcomes/*.json', { cwd: inProject('') })
			.map((path) => basename(path, '.json'))
			.sort()
			.map((name) => [name, readJson<Outcome>(outcomes(name))]),
	)

export const readExplanations = (): Explanation[] =>
	readJson<Explanation[]>(inProject('test/judges/explanations.json'))

export const documentPath = inProject('docs/judges.md')

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T
