import type { Page } from 'playwright-core'
import { auditLayout } from './layout-audit.ts'
import { untilStill } from './scenery.ts'

const SIZES = [
	[320, 568],
	[390, 844],
	[844, 390],
	[1280, 800],
	[1920, 1080],
] as const

/** What is wrong with a page, from the smallest phone to the widest desk. */
export async function auditSizes(page: Page): Promise<string[]> {
	const found: string[] = []
	for (const [width, height] of SIZES) {
		await page.setViewportSize({ width, height })
		await untilStill(page)
		const { faults } = await auditLayout(page)
		found.push(...faults.map((fault) => `${width}×${height}: ${fault}`))
	}
	return found
}
