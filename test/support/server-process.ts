import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inProject } from '../../worker/build/paths.ts'

export interface ServerProcess {
	url: URL
	pid: number // of its group
	/** Ends it and everything it started in the middle of whatever they do. */
	kill(): Promise<void>
}

/** A server in a process group of its own: killing node alone would leave workerd behind, on the same port. */
export const startServer = (port: number, state: string, parts?: 'pages'): Promise<ServerProcess> =>
	startScript('test/support/server-main.ts', [`${port}`, state, ...(parts ? [parts] : [])])

/** A script that prints its address once it serves, likewise. */
export async function startScript(script: string, wishes: readonly string[]): Promise<ServerProcess> {
	const child = spawn(process.execPath, [inProject(script), ...wishes], {
		detached: true,
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	const ended = once(child, 'exit')
	const endWithUs = () => killGroup(child.pid)
	process.once('exit', endWithUs)
	const [line] = await Promise.race([
		once(child.stdout, 'data'),
		ended.then(() => {
			throw new Error('The server ended before it served.')
		}),
	])
	return {
		url: new URL(String(line).trim()),
		pid: child.pid!,
		async kill() {
			process.off('exit', endWithUs)
			killGroup(child.pid)
			await ended
		},
	}
}

/** One that ended by itself needs no more. */
function killGroup(pid: number | undefined): void {
	if (pid === undefined) return
	try {
		process.kill(-pid, 'SIGKILL')
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
	}
}
