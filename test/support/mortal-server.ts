import { rm } from 'node:fs/promises'
import { afterAll, beforeAll } from 'vitest'
import { newStateFolder } from './serve-for-test.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export interface MortalServer {
	readonly url: URL
	/** Ends it and everything with it, in the middle of whatever it does. */
	kill(): Promise<void>
	/** Starts it again where it was, with what it had written down. */
	revive(): Promise<void>
}

/** A server for the tests of a file, which dies when they want it to. */
export function useMortalServer(parts?: 'pages'): MortalServer {
	let state: string
	let server: ServerProcess
	beforeAll(async () => {
		state = await newStateFolder()
		server = await startServer(0, state, parts)
	})
	afterAll(async () => {
		await server.kill()
		await rm(state, { recursive: true, force: true })
	})
	return {
		get url() {
			return server.url
		},
		kill: () => server.kill(),
		async revive() {
			server = await startServer(Number(server.url.port), state, parts)
		},
	}
}
