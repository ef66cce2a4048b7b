import type { Page } from 'playwright-core'
import type { Theme } from './guest.ts'

/** As the system would, in the evening and in the morning. */
export async function changeTheme(page: Page, theme: Theme): Promise<void> {
	await page.emulateMedia({ colorScheme: theme })
	await page.locator(`html[data-theme=${theme}]`).waitFor()
}

/** Everything has come, and two frames have been painted with it. */
export async function untilStill(page: Page): Promise<void> {
	await page.waitForLoadState('networkidle')
	await page.evaluate(async () => {
		await document.fonts.ready
		for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
	})
}
