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
		if (['script', 'document'].includes(response.request().resourceType())) responses.push(response)
	})
	return () =>
		Promise.all(
			responses.map(async (response) => ({
				file: new URL(response.url()).pathname.slice(1),
				bytes: brotliCompressSync(await scriptIn(response)).length,
			})),
		)
}

/** Of a page, the script that stands in it. */
async function scriptIn(response: Response): Promise<string> {
	const text = await response.text()
	return response.request().resourceType() === 'script'
		? text
		: (/<script>(.+?)<\/script>/s.exec(text)?.[1] ?? '')
}

export const totalOf = (scripts: readonly LoadedScript[]): number =>
	scripts.reduce((sum, { bytes }) => sum + bytes, 0)
