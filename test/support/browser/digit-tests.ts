import { expect, test } from 'vitest'
import { houseAt } from '../house.ts'
import type { Scene } from './size-scenes/scene.ts'
import { unexplainedDigits } from './unexplained-digits.ts'
import { home, useBrowser } from './use-browser.ts'

/** In every scene, before and after something is chosen, whatever number one points at says what it means. */
export function testDigits(scenes: readonly Scene[]): void {
	const visit = useBrowser()

	test.each(scenes)('$name: every number explains itself', async ({ open, choose }) => {
		const guest = await open({ house: houseAt(new URL(home())), visit })
		const before = await unexplainedDigits(guest.page)
		expect(before.count).toBeGreaterThan(0)
		expect(before.unexplained).toEqual([])
		if (!choose) return
		await choose(guest)
		expect((await unexplainedDigits(guest.page)).unexplained).toEqual([])
	})
}
