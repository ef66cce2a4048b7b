/**
 * Checks a file of test vectors against the engine of the game it is for, and prints one line of JSON: how
 * many of each group hold.
 *   node test/tools/vectors.ts FILE
 */
import { existsSync, readFileSync } from 'node:fs'
import { games } from '../../shared/games/index.ts'
import { isRecord } from '../../shared/kernel/json.ts'
import { type Rejected, reject } from '../../shared/kernel/rejection.ts'
import { demand, parseJson } from './arguments.ts'

/** What test/games/<game>/check-vectors.ts offers. */
interface Checker {
	recognises(file: object): boolean
	checkVectors(file: object): Record<string, boolean[]>
}

const file = demand(readFile(process.argv[2]))
const checker = demand(await findChecker(file))
const results = Object.entries(checker.checkVectors(file))
const summary = results.map(([group, held]) => [
	group,
	{ hold: held.filter(Boolean).length, of: held.length },
])
process.stdout.write(`${JSON.stringify(Object.fromEntries(summary))}\n`)
process.exitCode = results.every(([, held]) => held.every(Boolean)) ? 0 : 1

function readFile(path: string | undefined): object | Rejected {
	try {
		const file = parseJson(readFileSync(path ?? '', 'utf8'))
		return isRecord(file) ? file : reject('malformed')
	} catch {
		return reject('malformed')
	}
}

/** The checker that knows a file of this form; a game without vectors has none. */
async function findChecker(file: object): Promise<Checker | Rejected> {
	for (const { id } of games) {
		const module = new URL(`../games/${id}/check-vectors.ts`, import.meta.url)
		if (!existsSync(module)) continue
		const checker: Checker = await import(module.href)
		if (checker.recognises(file)) return checker
	}
	return reject('no-such-game')
}
