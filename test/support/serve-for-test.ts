import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, type Wishes } from '../../worker/local/serve.ts'
import { type House, houseAt } from './house.ts'

/** More than any test asks for: all of them come from one address. */
export const UNLIMITED = 1_000_000

export interface TestServer extends House {
	state: string
	stop(): Promise<void>
}

export const newStateFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'junction-'))

/** The real thing on any free port, with a state of its own, which goes when it stops. */
export async function serveForTest(wishes: Partial<Wishes> = {}): Promise<TestServer> {
	const state = await newStateFolder()
	const served = await serve({ host: '127.0.0.1', port: 0, state, limit: UNLIMITED, ...wishes })
	return {
		...houseAt(served.url),
		state,
		async stop() {
			await served.stop()
			await rm(state, { recursive: true, force: true })
		},
	}
}
