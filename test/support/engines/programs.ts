import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Programs that were started here, each at the head of a group with all that it starts itself. */
const running = new Set<ChildProcess>()
let isWatching = false

/** From now on a program ends when this process does, however that comes about. */
export function keepTrack(program: ChildProcess): void {
	running.add(program)
	if (isWatching) return
	isWatching = true
	process.once('exit', endAll)
	// The last is heard when whoever gave this process its tests is gone.
	for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
		process.once(event, () => process.exit(1))
}

/** Resolves once the program is gone. */
export async function end(program: ChildProcess): Promise<void> {
	const gone = isGone(program) ? undefined : once(program, 'exit')
	killGroup(program)
	await gone
	running.delete(program)
}

export const isGone = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
	pid === undefined || exitCode !== null || signalCode !== null

function endAll(): void {
	for (const program of running) killGroup(program)
}

function killGroup({ pid }: ChildProcess): void {
	try {
		if (pid) process.kill(-pid, 'SIGKILL')
	} catch {
		// all of them have ended by themselves
	}
}
