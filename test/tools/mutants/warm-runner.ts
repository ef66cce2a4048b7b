import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { inProject } from '../../../worker/build/paths.ts'
import type { Job } from './runner.ts'

const PATIENCE = 30_000 // milliseconds: whoever takes longer runs in circles

/** Runs jobs in a process of its own, which is replaced where it does not come back. */
export class WarmRunner {
	#child: Promise<ChildProcess> | undefined

	/** The test that failed; null where none did. */
	async run(job: Job): Promise<string | null> {
		this.#child ??= start()
		const child = await this.#child
		const answer = once(child, 'message').then(([killer]) => killer as string | null)
		child.send(job)
		let timer: NodeJS.Timeout | undefined
		const late = new Promise<string>((resolve) => {
			timer = setTimeout(() => resolve('no end'), PATIENCE)
		})
		const killer = await Promise.race([answer, late])
		clearTimeout(timer)
		if (killer === 'no end') await this.stop()
		return killer
	}

	async stop(): Promise<void> {
		const child = await this.#child
		this.#child = undefined
		child?.kill('SIGKILL')
	}
}

async function start(): Promise<ChildProcess> {
	const child = fork(inProject('test/tools/mutants/runner.ts'), {
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
	})
	await once(child, 'message')
	return child
}
