import type { Page } from 'playwright-core'

const NORMAL = 16 // pixels, as browsers come

/**
 * As somebody has set it in their browser: everything that is measured by text follows, also what asks for sizes. It
 * holds as long as whoever asked for it stays connected, which is as long as the page.
 */
export async function scaleText(page: Page, factor: number): Promise<void> {
	const devtools = await page.context().newCDPSession(page)
	const fontSizes = { standard: NORMAL * factor, fixed: NORMAL * factor }
	await devtools.send('Page.setFontSizes', { fontSizes })
}
