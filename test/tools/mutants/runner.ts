/// <reference types="vitest/config" />
/** A process that keeps vitest warm, and runs the tests of one mutant after another; whoever started it may end it. */
import { readFileSync } from 'node:fs'
import { createVitest } from 'vitest/node'
import { inProject } from '../../../worker/build/paths.ts'
import { findMutants, type Mutant, mutated } from './find-mutants.ts'
import { switchedSource } from './switched-source.ts'

/** Tests with one mutant in place, or as they are; or tests that meet all of a list, one after the other. */
export interface Job {
	mutant?: Mutant
	tests: string[]
}

const all: Mutant[] | undefined = process.env.MUTANTS_FILE
	? JSON.parse(readFileSync(process.env.MUTANTS_FILE, 'utf8'))
	: undefined
let current: Mutant | undefined

const hasFailed = (file: { result?: { state: string } }): boolean => file.result?.state === 'fail'

const vitest = await createVitest(
	'test',
	{ watch: false, config: false, root: inProject(''), reporters: [{}], bail: all ? 0 : 1 },
	{
		root: inProject(''),
		plugins: [
			{
				name: 'mutants',
				enforce: 'pre',
				transform: (code, id) => (all ? switchedFile(code, id, all) : mutatedFile(code, id)),
			},
		],
		test: {
			pool: 'threads',
			maxWorkers: 1,
			testTimeout: all ? 100_000_000 : 20_000,
			hookTimeout: all ? 100_000_000 : 20_000,
			setupFiles: [
				...(all ? [inProject('test/tools/mutants/install-switch.ts')] : []),
				inProject('test/support/same-chance.ts'),
			],
			...(all && { runner: inProject('test/tools/mutants/switching-runner.ts') }),
			include: ['test/**/*.test.ts'],
		},
	},
)
await vitest.standalone()

function mutatedFile(code: string, id: string): string {
	return current && id === inProject(current.path) ? mutated(readFileSync(id, 'utf8'), current) : code
}

function switchedFile(code: string, id: string, chosen: Mutant[]): string {
	const path = id.replace(inProject(''), '')
	if (!chosen.some((mutant) => mutant.path === path)) return code
	const source = readFileSync(id, 'utf8')
	return switchedSource(source, findMutants(path, source), chosen)
}

process.on('message', async ({ mutant, tests }: Job) => {
	for (const { path } of [current, mutant].filter((one) => one !== undefined))
		vitest.invalidateFile(inProject(path))
	current = mutant
	const [project] = vitest.projects
	const specifications = tests.map((test) => project!.createSpecification(inProject(test)))
	await vitest.runTestSpecifications(specifications)
	// What it knows of tests that ran before stays as it was then.
	const failed = specifications.find(({ moduleId }) => vitest.state.getFiles([moduleId]).some(hasFailed))
	const killer = failed?.moduleId.replace(inProject(''), '') ?? null
	process.send?.(killer)
})
process.send?.('ready')
