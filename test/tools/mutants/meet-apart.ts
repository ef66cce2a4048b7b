import type { Mutant } from './find-mutants.ts'
import { type Ledger, nameOf } from './ledger.ts'
import { WarmRunner } from './warm-runner.ts'

const MOST = 6 // tests that such a mutant meets
const PATIENCE = 60 // seconds
const QUICK = 15 // seconds in which no test can have failed by being late

/** Those that are met while modules are loaded cannot be switched on later: each is put in place before its tests. */
export async function meetApart(mutants: readonly Mutant[], ledger: Ledger, until: number): Promise<void> {
	const runner = new WarmRunner()
	const run = async (test: string, mutant?: Mutant): Promise<[killer: string | null, seconds: number]> => {
		const from = performance.now()
		const killer = await runner.run(
			{ tests: [test], ...(mutant && { mutant }) },
			(seconds) => seconds > PATIENCE,
		)
		return [killer, (performance.now() - from) / 1000]
	}
	const sound = new Map<string, boolean>()
	/** A test that fails with nothing changed kills nobody, nor one that was late because of all else that runs. */
	const isSound = async (test: string, took: number): Promise<boolean> => {
		if (took < QUICK && sound.has(test)) return sound.get(test)!
		const [failed, usual] = await run(test)
		sound.set(test, failed === null)
		return failed === null && (took < QUICK || usual < took / 3)
	}
	for (const mutant of mutants) {
		const name = nameOf(mutant)
		if (ledger.refresh().killers.has(name)) continue
		for (const test of [...(ledger.early.get(name) ?? [])]
			.sort((a, b) => kinship(b, mutant) - kinship(a, mutant))
			.slice(0, MOST)) {
			if (Date.now() > until) return runner.stop()
			const [killer, took] = await run(test, mutant)
			if (killer === null) continue
			if (!(await isSound(test, took))) continue
			ledger.write({ mutant: name, killer })
			process.stderr.write(`apart: ${killer} kills ${mutant.path}:${mutant.line}\n`)
			break
		}
	}
	await runner.stop()
	ledger.refresh()
}

/** Tests that are named alike come first. */
function kinship(test: string, { path }: Mutant): number {
	const words = new Set(path.split(/[/.-]/))
	return test.split(/[/.-]/).filter((word) => words.has(word)).length
}
