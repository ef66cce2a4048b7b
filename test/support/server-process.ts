import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inProject } from '../../worker/build/paths.ts'

export interface ServerProcess {
	url: URL
	/** Ends it and everything it started in the middle of whatever they do. */
	kill(): Promise<void>
}

/** A server in a process group of its own: killing node alone would leave workerd behind, on the same port. */
export async function startServer(port: number, state: string, parts?: 'pages'): Promise<ServerProcess> {
	const script = inProject('test/support/server-main.ts')
	const child = spawn(process.execPath, [script, `${port}`, state, ...(parts ? [parts] : [])], {
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
		async kill() {
			process.off('exit', endWithUs)
			killGroup(child.pid)
			await ended
		},
	}
}

function killGroup(pid: number | undefined): void {
	if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}
