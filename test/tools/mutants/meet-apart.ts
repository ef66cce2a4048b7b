import type { Mutant } from './find-mutants.ts'
import { type Ledger, nameOf } from './ledger.ts'
import { WarmRunner } from './warm-runner.ts'

const MOST = 6 // tests that such a mutant meets
const PATIENCE = 60 // seconds

/** Those that are met while modules are loaded cannot be switched on later: each is put in place before its tests. */
export async function meetApart(mutants: readonly Mutant[], ledger: Ledger, until: number): Promise<void> {
	const runner = new WarmRunner()
	const run = (tests: string[], mutant?: Mutant) =>
		runner.run({ tests, ...(mutant && { mutant }) }, (seconds) => seconds > PATIENCE)
	const sound = new Map<string, boolean>()
	for (const mutant of mutants) {
		const name = nameOf(mutant)
		if (ledger.refresh().killers.has(name)) continue
		for (const test of [...(ledger.early.get(name) ?? [])]
			.sort((a, b) => kinship(b, mutant) - kinship(a, mutant))
			.slice(0, MOST)) {
			if (Date.now() > until) return runner.stop()
			const killer = await run([test], mutant)
			if (killer === null) continue
			// A test that fails with nothing changed kills nobody.
			if (!sound.has(test)) sound.set(test, (await run([test])) === null)
			if (!sound.get(test)) continue
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
