import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { inProject } from '../../../worker/build/paths.ts'
import type { Mutant } from './find-mutants.ts'
import { digestOf, type Ledger, nameOf } from './ledger.ts'
import type { Order } from './order.ts'
import { WarmRunner } from './warm-runner.ts'

const STILL = 90 // seconds that one mutant may take in one test before it is thought to run in circles,
const TIMES = 40 // or so often what the test takes as it is, if that is more
const LONG = 900 // and a test that meets none

/** Lets every test file meet all mutants, a few files side by side; what comes of it is in the ledger. */
export async function meetAll(
	mutants: readonly Mutant[],
	tests: readonly string[],
	ledger: Ledger,
	until: number,
	slow: boolean,
): Promise<void> {
	const run = `${slow} ${mutants.map(nameOf).join()}`
	const waiting = tests.filter((test) => !ledger.met.has(metBy(test, run)))
	const work = async (_: unknown, worker: number) => {
		const room = meetingRoom(mutants, ledger, worker, slow)
		for (let test = waiting.shift(); test && Date.now() < until; test = waiting.shift()) {
			process.stderr.write(`${waiting.length} more, ${ledger.killers.size} killed: ${test}\n`)
			if (await room.meet(test, until)) ledger.write({ met: metBy(test, run) })
			ledger.refresh()
		}
		await room.close()
	}
	await Promise.all(Array.from({ length: WORKERS }, work))
}

const WORKERS = 2

const metBy = (test: string, run: string): string => `${test} ${digestOf(test)} ${hash(run)}`

/** A process in which tests meet mutants. */
function meetingRoom(mutants: readonly Mutant[], ledger: Ledger, worker: number, slow: boolean) {
	const names = mutants.map(nameOf)
	const order: Order = { ledger: ledger.path, trying: `${ledger.path}.${worker}`, slow, names }
	const list = `${ledger.path}.${worker}.mutants`
	writeFileSync(list, JSON.stringify(mutants))
	const file = `${ledger.path}.${worker}.order`
	writeFileSync(file, JSON.stringify(order))
	const runner = new WarmRunner({ MUTANTS_FILE: list, MUTANTS_ORDER: file })

	/** Whether it came to its end; it is tried again without the mutant that it stumbled over. */
	const meet = async (test: string, until: number): Promise<boolean> => {
		for (;;) {
			writeFileSync(order.trying, '{}')
			const answer = await runner.run({ tests: [test] }, () => Date.now() > until || isStuck(order.trying))
			if (answer !== 'no end') return true
			const { number, spoilt } = JSON.parse(readFileSync(order.trying, 'utf8'))
			if (Date.now() > until || typeof number !== 'number') return false
			if (!spoilt) ledger.write({ mutant: names[number]!, killer: `no end: ${test}` })
			ledger.refresh()
		}
	}
	return { meet, close: () => runner.stop() }
}

function isStuck(trying: string): boolean {
	const { number = null, usual = 0, spoilt = false } = JSON.parse(readFileSync(trying, 'utf8') || '{}')
	const seconds = (Date.now() - statSync(trying).mtimeMs) / 1000
	return spoilt || seconds > (number === null ? LONG : Math.max(STILL, (TIMES * usual) / 1000))
}

function hash(text: string): number {
	let sum = 0
	for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) | 0
	return sum
}

export const LEDGER = inProject('node_modules/.cache/mutants/ledger.jsonl')
