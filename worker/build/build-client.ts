import { build, type InlineConfig } from 'vite'
import { inProject } from './paths.ts'

/** Builds the pages into dist/client, unless told otherwise. */
export async function buildClient(more: InlineConfig = {}): Promise<void> {
	process.env.NODE_ENV = 'production' // whatever asked for it: a test, too, is served what players are
	await build({ configFile: inProject('vite.config.ts'), logLevel: 'warn', ...more })
}
