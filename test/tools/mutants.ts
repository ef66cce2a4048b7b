/**
 * `npm run mutants -- --sample 1000 --seed 1`: changes shared/room, shared/sync and the rules of every game in one small
 * place at a time, and asks whether a test notices. Writes docs/mutants.md, and prints one line of JSON.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { randomFrom } from '../../shared/kernel/random.ts'
import { inProject } from '../../worker/build/paths.ts'
import { demand, parseCount, readFlags } from './arguments.ts'
import { findMutants, type Mutant } from './mutants/find-mutants.ts'
import { testsOf } from './mutants/nearest-tests.ts'
import { type Fate, report } from './mutants/report.ts'
import { WarmRunner } from './mutants/warm-runner.ts'

const flags = demand(readFlags({ sample: '1000', seed: '1', tests: '12', minutes: '600' }))
const sample = demand(parseCount(flags.sample))
const most = demand(parseCount(flags.tests)) // tests that a mutant meets, the nearest first
const until = Date.now() + demand(parseCount(flags.minutes)) * 60_000
const AT_ONCE = 3

const paths = globSync(['shared/room/**/*.ts', 'shared/sync/**/*.ts', 'shared/games/*/rules/**/*.ts'], {
	cwd: inProject(''),
}).sort()
const all = paths.flatMap((path) => findMutants(path, readFileSync(inProject(path), 'utf8')))
const chosen = randomFrom(`mutants ${flags.seed}`).shuffle(all).slice(0, sample)
const testsFor = testsOf()
const runner = new WarmRunner()

const sound = new Map<string, boolean>()
const fates: Fate[] = []
for (const mutant of chosen) {
	if (Date.now() > until) break
	fates.push({ mutant, killer: await killerOf(mutant) })
	const { killer } = fates.at(-1)!
	process.stderr.write(`${fates.length} ${killer ?? 'SURVIVED'} ${mutant.path}:${mutant.line}\n`)
}
await runner.stop()

writeFileSync(inProject('docs/mutants.md'), report(fates, { of: all.length, seed: flags.seed, tests: most }))
const killed = fates.filter(({ killer }) => killer !== null).length
process.stdout.write(
	`${JSON.stringify({ sample: fates.length, of: all.length, seed: flags.seed, killed, survived: fates.length - killed })}\n`,
)

async function killerOf(mutant: Mutant): Promise<string | null> {
	const tests = testsFor(mutant.path).slice(0, most)
	for (let first = 0; first < tests.length; first += AT_ONCE) {
		const killer = await runner.run({ mutant, tests: tests.slice(first, first + AT_ONCE) })
		if (killer !== null && (await isSound(killer))) return killer
	}
	return null
}

/** A test that fails with nothing changed kills nobody. */
async function isSound(test: string): Promise<boolean> {
	if (!test.startsWith('test/')) return true
	const known = sound.get(test) ?? (await runner.run({ mutant: undefined, tests: [test] })) === null
	sound.set(test, known)
	return known
}
