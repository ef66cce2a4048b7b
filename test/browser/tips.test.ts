import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { type Guest, pressButton } from '../support/browser/guest.ts'
import { auditLayout } from '../support/browser/layout-audit.ts'
import { isCalled, layByHand } from '../support/browser/metro.ts'
import { promptOf } from '../support/browser/room.ts'
import { useSeededHouse } from '../support/browser/seeded-house.ts'
import { someSizes } from '../support/browser/sizes.ts'

const stage = useSeededHouse()
const random = randomFrom('tips')

const tipOf = ({ page }: Guest) => page.getByRole('complementary', { name: 'Tip' })

/** Plays until something happens for the first time; what is said about it. */
async function playToATip(guest: Guest): Promise<string> {
	while (await isCalled(guest)) {
		await promptOf(guest.page, /^Your turn[:.]/).waitFor() // all that happened was seen
		if (await tipOf(guest).isVisible()) return tipOf(guest).locator('p').innerText()
		await layByHand(guest, random)
	}
	throw new Error('Nothing happened for the first time.')
}

test('what happens for the first time is told in a sentence, and one tap ends all of that', async () => {
	const ann = await stage().visit({ device: 'phone' })
	const { page } = ann
	await page.goto(ann.home)
	await pressButton(ann, 'Play now against 2 bots: Metro')
	const told = await playToATip(ann)
	expect(told).toMatch(/^[^.]+\.$/)
	for (const size of someSizes) {
		await page.setViewportSize(size)
		const { faults } = await auditLayout(page)
		expect(faults.filter((fault) => fault.includes(told.slice(0, 20)))).toEqual([])
		for (const name of ['Got it', 'No more tips'])
			await tipOf(ann).getByRole('button', { name, exact: true }).click({ trial: true })
	}
	await page.setViewportSize(someSizes[0]!)
	await pressButton(ann, 'No more tips')
	await tipOf(ann).waitFor({ state: 'detached' })
	expect(await page.evaluate(() => localStorage.getItem('junction.tips'))).toContain('"off":true')
})
