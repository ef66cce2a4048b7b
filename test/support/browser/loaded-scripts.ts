import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'

export interface LoadedScript {
	file: string // its path below the root
	bytes: number // compressed
}

export interface ScriptCount {
	/** Of those that have come so far. */
	files(): string[]
	weigh(): Promise<LoadedScript[]>
}

/** Keeps account of the scripts a page loads, from now on. */
export function countScripts(page: Page): ScriptCount {
	const responses: Response[] = []
	page.on('response', (response) => {
		if (['script', 'document'].includes(response.request().resourceType())) responses.push(response)
	})
	return {
		files: () => responses.map(fileOf),
		weigh: () =>
			Promise.all(
				responses.map(async (response) => ({
					file: fileOf(response),
					bytes: brotliCompressSync(await scriptIn(response)).length,
				})),
			),
	}
}

const fileOf = (response: Response): string => new URL(response.url()).pathname.slice(1)

/** Of a page, the script that stands in it. */
async function scriptIn(response: Response): Promise<string> {
	const text = await response.text()
	return response.request().resourceType() === 'script'
		? text
		: (/<script>(.+?)<\/script>/s.exec(text)?.[1] ?? '')
}

export const totalOf = (scripts: readonly LoadedScript[]): number =>
	scripts.reduce((sum, { bytes }) => sum + bytes, 0)
