/**
 * Plays real games through storms, one for each seed, on two processes; prints each seed with its mix of faults, those
 * that fail shrunk to a short script, and one line of JSON.
 *   node test/storm/storm.ts --seeds 10000 [--from 0] [--planted NAME] [--processes 2]
 */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { reject } from '../../shared/kernel/rejection.ts'
import { demand, parseCount, readFlags } from '../tools/arguments.ts'
import { planted } from './planted/index.ts'
import { weather } from './run.ts'
import { faultsOf, scriptOf } from './script.ts'
import { shrink } from './shrink.ts'

interface Done {
	seed: string
	place: string
	events: number
	faults: Record<string, number>
	failure?: string
}

const MOST_SHRUNK = 3

const flags = demand(readFlags({ seeds: '100', from: '0', planted: '', processes: '2' }))
const seeds = demand(parseCount(flags.seeds))
const first = Number(flags.from)
const processes = demand(parseCount(flags.processes))
const bug = flags.planted === '' ? {} : demand(planted[flags.planted] ?? reject('unknown-type'))

if (process.send) await work()
else await lead()

/** One of the processes: asks for a seed, tells what came of it. */
async function work(): Promise<void> {
	process.on('disconnect', () => process.exit())
	for await (const seed of asked()) {
		const script = scriptOf(seed)
		const place = `${script.game} ${script.isBetweenDevices ? 'between devices' : 'on the edge'}`
		const done: Done = { seed, place, faults: faultsOf(script), ...(await weather(script, bug)) }
		process.send!(done)
	}
}

async function* asked(): AsyncIterable<string> {
	const waiting: string[] = []
	let wake = () => {}
	process.on('message', (seed: string) => {
		waiting.push(seed)
		wake()
	})
	for (;;) {
		while (waiting.length > 0) yield waiting.shift()!
		await new Promise<void>((resolve) => {
			wake = resolve
		})
	}
}

async function lead(): Promise<void> {
	const started = performance.now()
	const failed: Done[] = []
	const faults: Record<string, number> = {}
	let events = 0
	let next = first
	const note = (done: Done) => {
		events += done.events
		for (const [kind, count] of Object.entries(done.faults)) faults[kind] = (faults[kind] ?? 0) + count
		if (done.failure !== undefined) failed.push(done)
		process.stdout.write(
			`seed ${done.seed}, ${done.place}, ${JSON.stringify(done.faults)}: ${done.failure ?? 'held'}\n`,
		)
	}
	const isEnough = () => next >= first + seeds || (flags.planted !== '' && failed.length > 0)
	await Promise.all(
		Array.from({ length: processes }, () => {
			const worker = fork(fileURLToPath(import.meta.url), process.argv.slice(2))
			return new Promise<void>((resolve, fail) => {
				const give = () => {
					if (isEnough()) worker.disconnect()
					else worker.send(`${next++}`)
				}
				worker.on('message', (done: Done) => {
					note(done)
					give()
				})
				worker.on('exit', (code) =>
					isEnough() && code === 0 ? resolve() : fail(new Error(`a process ended: ${code}`)),
				)
				give()
			})
		}),
	)
	for (const { seed } of failed.slice(0, MOST_SHRUNK))
		process.stdout.write(`shrunk: ${JSON.stringify(await shrink(scriptOf(seed), bug))}\n`)
	const seconds = Math.round((performance.now() - started) / 100) / 10
	process.stdout.write(
		`${JSON.stringify({ seeds: next - first, failed: failed.length, events, faults, seconds })}\n`,
	)
	process.exitCode = failed.length > 0 ? 1 : 0
}
