import type { TestProject } from 'vitest/node'
import { serveForTest } from '../serve-for-test.ts'

declare module 'vitest' {
	interface ProvidedContext {
		house: string // the address of the app
	}
}

/** One server for all tests in a browser: each makes rooms of its own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
	const house = await serveForTest()
	provide('house', house.url.href)
	return house.stop
}
