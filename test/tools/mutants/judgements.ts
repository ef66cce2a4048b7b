import { existsSync, readFileSync } from 'node:fs'
import { inProject } from '../../../worker/build/paths.ts'

/** What was thought of survivors, by file and change, so that it outlives lines that move. */
export type Judgements = Readonly<Record<string, string>>

const PATH = 'test/tools/mutants/judgements.json'

export const readJudgements = (): Judgements =>
	existsSync(inProject(PATH)) ? JSON.parse(readFileSync(inProject(PATH), 'utf8')) : {}
