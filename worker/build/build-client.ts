import { build } from 'vite'
import { inProject } from './paths.ts'

/** Builds the pages into dist/client. */
export async function buildClient(): Promise<void> {
	process.env.NODE_ENV = 'production' // whatever asked for it: a test, too, is served what players are
	await build({ configFile: inProject('vite.config.ts'), logLevel: 'warn' })
}
