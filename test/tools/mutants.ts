/**
 * `npm run mutants -- --sample 1000 --seed 1`: changes shared/room, shared/sync and the rules of every game in one small
 * place at a time, and asks whether a test notices. Writes docs/mutants.md, and prints one line of JSON.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { inProject } from '../../worker/build/paths.ts'
import { demand, parseCount, readFlags } from './arguments.ts'
import { findMutants } from './mutants/find-mutants.ts'
import { readJudgements } from './mutants/judgements.ts'
import { Ledger, nameOf } from './mutants/ledger.ts'
import { LEDGER, meetAll } from './mutants/meet-all.ts'
import { meetApart } from './mutants/meet-apart.ts'
import { type Fate, report } from './mutants/report.ts'
import { sampleOf } from './mutants/sample.ts'
import { testsOf } from './mutants/tests-of.ts'

const flags = demand(readFlags({ sample: '1000', seed: '1', minutes: '600', tests: '' }))
const sample = demand(parseCount(flags.sample))
const until = Date.now() + demand(parseCount(flags.minutes)) * 60_000

const paths = globSync(['shared/room/**/*.ts', 'shared/sync/**/*.ts', 'shared/games/*/rules/**/*.ts'], {
	cwd: inProject(''),
}).sort()
const all = paths.flatMap((path) => findMutants(path, readFileSync(inProject(path), 'utf8')))
const chosen = sampleOf(all, sample, flags.seed)
const tests = testsOf(paths).filter((test) => test.includes(flags.tests))
const ledger = new Ledger(LEDGER)

await meetAll(chosen, tests, ledger, until, false)
await meetApart(chosen, ledger, until)
await meetAll(chosen, tests, ledger, until, true)

const fates: Fate[] = chosen.map((mutant) => ({ mutant, killer: ledger.killers.get(nameOf(mutant)) ?? null }))
const judgements = readJudgements()
if (Date.now() < until && flags.tests === '')
	writeFileSync(inProject('docs/mutants.md'), report(fates, { of: all.length, seed: flags.seed, judgements }))
const killed = fates.filter(({ killer }) => killer !== null).length
process.stdout.write(
	`${JSON.stringify({ sample: fates.length, of: all.length, seed: flags.seed, killed, survived: fates.length - killed })}\n`,
)
process.exit(0) // whatever a mutant left behind
