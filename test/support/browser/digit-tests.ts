import { expect, test } from 'vitest'
import { houseAt } from '../house.ts'
import type { Guest } from './guest.ts'
import type { Scene } from './size-scenes/scene.ts'
import type { Size } from './sizes.ts'
import { unexplainedDigits } from './unexplained-digits.ts'
import { home, useBrowser } from './use-browser.ts'

/** In every scene, before and after something is chosen, whatever number one points at says what it means. */
export function testDigits(scenes: readonly Scene[], sizes: readonly Size[]): void {
	const visit = useBrowser()

	async function expectTold({ page }: Guest): Promise<void> {
		for (const size of sizes) {
			await page.setViewportSize(size)
			const { count, unexplained } = await unexplainedDigits(page)
			expect(count).toBeGreaterThan(0)
			expect(unexplained).toEqual([])
		}
	}

	test.each(scenes)('$name: every number explains itself', async ({ open, choose }) => {
		const guest = await open({ house: houseAt(new URL(home())), visit })
		await expectTold(guest)
		if (!choose) return
		await guest.page.setViewportSize(sizes[0]!)
		await choose(guest)
		await expectTold(guest)
	})
}
