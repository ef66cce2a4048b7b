import type { Page } from 'playwright-core'

/** Once whatever was done has been painted. */
export const twoFrames = (page: Page): Promise<unknown> =>
	page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
