import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'

export interface LoadedScript {
	file: string // its path below the root
	bytes: number // compressed
}

/** Keeps account of the scripts a page loads, from now on. */
export function countScripts(page: Page): () => Promise<LoadedScript[]> {
	const responses: Response[] = []
	page.on('response', (response) => {
		if (response.request().resourceType() === 'script') responses.push(response)
	})
	return () =>
		Promise.all(
			responses.map(async (response) => ({
				file: new URL(response.url()).pathname.slice(1),
				bytes: brotliCompressSync(await response.body()).length,
			})),
		)
}

export const totalOf = (scripts: readonly LoadedScript[]): number =>
	scripts.reduce((sum, { bytes }) => sum + bytes, 0)
