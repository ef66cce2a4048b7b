import { setTimeout as pause } from 'node:timers/promises'
import { playSmokeGame } from './smoke-game.ts'

const TRIES = 30 // with a second between: the platform takes a few until it knows a new share everywhere

/** By this header whoever deploys reaches a version that has no share yet. */
const meaning = (worker: string, version: string): Record<string, string> => ({
	'Cloudflare-Workers-Version-Overrides': `${worker}="${version}"`,
})

/** Plays by a certain version of the worker, once it is the one that answers; without one, by whatever does. */
export async function playVersion(worker: string, url: URL, version?: string): Promise<void> {
	const headers = version === undefined ? {} : meaning(worker, version)
	for (let tries = 0; !(await answers(url, headers, version)); tries++) {
		if (tries === TRIES) throw new Error(`${url.host} does not answer${version ? ` as ${version}` : ''}.`)
		await pause(1000)
	}
	await playSmokeGame(url, headers)
}

async function answers(url: URL, headers: Record<string, string>, version?: string): Promise<boolean> {
	try {
		const response = await fetch(new URL('/api/health', url), { headers })
		const health = (await response.json()) as { ok?: boolean; version?: string }
		return health.ok === true && (version === undefined || health.version === version)
	} catch {
		return false
	}
}
