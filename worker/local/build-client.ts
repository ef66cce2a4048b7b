import { build } from 'vite'
import { inProject } from './paths.ts'

/** Builds the pages into dist/client. */
export async function buildClient(): Promise<void> {
	await build({ configFile: inProject('vite.config.ts'), logLevel: 'warn' })
}
