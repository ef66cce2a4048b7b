/// <reference types="vitest/config" />
/** A process that keeps vitest warm, and runs the tests of one mutant after another; whoever started it may end it. */
import { readFileSync } from 'node:fs'
import { createVitest } from 'vitest/node'
import { inProject } from '../../../worker/build/paths.ts'
import { type Mutant, mutated } from './find-mutants.ts'

export interface Job {
	mutant: Mutant | undefined // none: the tests as they are
	tests: string[]
}

let current: Mutant | undefined

const hasFailed = (file: { result?: { state: string } }): boolean => file.result?.state === 'fail'

const vitest = await createVitest(
	'test',
	{ watch: false, config: false, root: inProject(''), reporters: [{}], bail: 1 },
	{
		root: inProject(''),
		plugins: [
			{
				name: 'one-mutant',
				enforce: 'pre',
				transform: (code, id) =>
					current && id === inProject(current.path) ? mutated(readFileSync(id, 'utf8'), current) : code,
			},
		],
		test: {
			pool: 'threads',
			maxWorkers: 1,
			testTimeout: 20_000,
			setupFiles: inProject('test/support/same-chance.ts'),
			include: ['test/**/*.test.ts'],
		},
	},
)
await vitest.standalone()

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
