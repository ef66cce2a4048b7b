/** How vitest runs a test among mutants: as it is, twice, and then once for each living one that it meets. */
import { readFileSync, writeFileSync } from 'node:fs'
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest'
import { Ledger } from './ledger.ts'
import type { Order } from './order.ts'
import { theSwitch } from './switch.ts'

const MOST = 8_000 // milliseconds of the processor that a test file spends on one mutant
const QUICK = 250 // and that a test takes which comes in the first round
const clock = { later: setTimeout, sooner: clearTimeout } // which a test may put others in place of

const order: Order = JSON.parse(readFileSync(process.env.MUTANTS_ORDER!, 'utf8'))
const ledger = new Ledger(order.ledger)
const names = new Map(order.names.map((name, number) => [number, name]))
const spent = new Map<number, number>()
const state = theSwitch()
const now = performance.now.bind(performance)
let usual = 0 // milliseconds by the clock that the test takes as it is

export default class SwitchingRunner extends TestRunner {
	async runTask(test: RunnerTestCase): Promise<void> {
		const file = test.file.name
		say(null)
		const before = state.met.slice() // while modules were loaded, and what is done once for all tests
		const act = TestRunner.getTestFn(test)
		await act()
		const first = state.met.slice()
		await again(test, 'end')
		state.met.fill(0)
		const [started, from] = [processorTime(), now()]
		await again(test, 'begin')
		await act()
		const took = processorTime() - started
		usual = now() - from
		const second = state.met.slice()
		const isTurn = order.slow === took > QUICK
		for (const [number, name] of names) {
			if (ledger.killers.has(name) || ledger.early.get(name)?.has(file)) continue
			const early = before[number]! > 0 || first[number]! > 0
			if (second[number] === 0) {
				if (early) noteEarly(name, file)
			} else if (isTurn && (spent.get(number) ?? 0) < MOST) {
				const isKilled = await this.#meet(number, second[number]!, took, test)
				if (isKilled) ledger.write({ mutant: name, killer: `${file} > ${test.name}` })
				if (isKilled) ledger.killers.set(name, file)
				if (before[number]! > second[number]!) noteEarly(name, file)
			}
		}
		say(null)
		ledger.refresh()
	}

	async #meet(number: number, times: number, took: number, test: RunnerTestCase): Promise<boolean> {
		say(number)
		const [started, from] = [processorTime(), now()]
		const isKilled = await fails(test, number, times, took)
		spent.set(number, (spent.get(number) ?? 0) + processorTime() - started)
		if (!isKilled) return false
		const until = now()
		say(number)
		// A test that now fails by itself says nothing: what the mutant left behind would be taken for others.
		if (await fails(test, -1, 0, took)) {
			ledger.write({ mutant: names.get(number)!, early: test.file.name })
			writeFileSync(order.trying, JSON.stringify({ number, spoilt: true }))
			await new Promise(() => {}) // whoever started this begins anew, without that mutant
		}
		// What is only slower, on a machine that has much else to do, is not without an end.
		return until - from < limit(took) || now() - until < limit(took) / 10
	}
}

/** Milliseconds by the clock after which a test that takes so long of the processor is thought to find no end. */
const limit = (took: number): number => took * 20 + 15_000

async function fails(test: RunnerTestCase, number: number, times: number, took: number): Promise<boolean> {
	state.met.fill(0)
	state.patience = times * 50 + 10_000
	let timer: NodeJS.Timeout | undefined
	const late = new Promise<never>((_, reject) => {
		timer = clock.later(() => reject(new Error('It finds no end.')), limit(took))
	})
	try {
		await Promise.race([late, attempt(test, number)])
		return false
	} catch {
		return true
	} finally {
		state.alive = -1
		clock.sooner(timer)
	}
}

async function attempt(test: RunnerTestCase, number: number): Promise<void> {
	try {
		await again(test, 'end')
	} catch {} // what stood before is thrown away
	state.alive = number
	await again(test, 'begin')
	await TestRunner.getTestFn(test)()
}

/** What stands before and after each test, once more. */
async function again(test: RunnerTestCase, moment: 'begin' | 'end'): Promise<void> {
	const suites: RunnerTestSuite[] = []
	for (let suite = test.suite ?? test.file; suite; suite = suite.suite ?? suite.file) {
		suites.unshift(suite)
		if (suite === test.file) break
	}
	const name = moment === 'begin' ? 'beforeEach' : 'afterEach'
	for (const suite of moment === 'begin' ? suites : suites.toReversed())
		for (const hook of TestRunner.getSuiteHooks(suite)[name]) await hook(test.context, suite)
}

function noteEarly(name: string, file: string): void {
	if (ledger.early.get(name)?.has(file)) return
	ledger.early.set(name, (ledger.early.get(name) ?? new Set()).add(file))
	ledger.write({ mutant: name, early: file })
}

const say = (number: number | null): void => writeFileSync(order.trying, JSON.stringify({ number, usual }))

function processorTime(): number {
	const { user, system } = process.threadCpuUsage()
	return (user + system) / 1000
}
