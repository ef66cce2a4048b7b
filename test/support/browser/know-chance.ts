import type { BrowserContext } from 'playwright-core'
import { seedChance } from '../seed-chance.ts'

/** What a browser draws follows from a number: in its pages, and in the workers that these start. */
export async function knowChance(context: BrowserContext, house: URL, seed: number): Promise<void> {
	await context.addInitScript(seedChance, seed)
	await context.route(/-worker-[\w-]+\.js$/, async (route) => {
		const { pathname } = new URL(route.request().url())
		const response = await route.fetch({ url: new URL(pathname, house).href }) // the name is known to browsers alone
		await route.fulfill({ response, body: `(${seedChance})(${seed});${await response.text()}` })
	})
}
