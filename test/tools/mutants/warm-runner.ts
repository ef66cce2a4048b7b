import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { inProject } from '../../../worker/build/paths.ts'
import type { Job } from './runner.ts'

/** Runs jobs in a process of its own, which is replaced where it does not come back. */
export class WarmRunner {
	readonly #environment: Record<string, string>
	#child: Promise<ChildProcess> | undefined

	constructor(environment: Record<string, string> = {}) {
		this.#environment = environment
	}

	/** The test that failed; null where none did; 'no end' once `isStuck` says so, asked every second. */
	async run(job: Job, isStuck: (seconds: number) => boolean): Promise<string | null> {
		this.#child ??= start(this.#environment)
		const child = await this.#child
		const answer = once(child, 'message').then(([killer]) => killer as string | null)
		child.send(job)
		let timer: NodeJS.Timeout | undefined
		const late = new Promise<string>((resolve) => {
			let seconds = 0
			timer = setInterval(() => isStuck(++seconds) && resolve('no end'), 1000)
		})
		const killer = await Promise.race([answer, late])
		clearInterval(timer)
		if (killer === 'no end') await this.stop()
		return killer
	}

	async stop(): Promise<void> {
		const child = await this.#child
		this.#child = undefined
		child?.kill('SIGKILL')
	}
}

async function start(environment: Record<string, string>): Promise<ChildProcess> {
	const child = fork(inProject('test/tools/mutants/runner.ts'), {
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
		env: { ...process.env, ...environment },
	})
	await once(child, 'message')
	return child
}
