import { expect, test } from 'vitest'
import { byFinger, cardsOf, untilSettled } from '../support/browser/boundless.ts'
import { type Guest, press, pressButton } from '../support/browser/guest.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('alone against bots a round waits for the player, and the cards already played can be looked at, also while placing', async () => {
	const ann = await visit()
	const { page } = ann
	await page.goto(ann.home)
	await pressButton(ann, 'Play now against 2 bots: Boundless')
	await saysThatItWaits(ann)
	expect(await page.getByRole('button', { name: 'Cards played' }).count()).toBe(0)

	await byFinger.getReady(ann, 1)
	await byFinger.watch(page)
	expect(await page.getByRole('button', { name: 'Cards played' }).count()).toBe(0)
	const first = await page.locator('.boundless-ring .boundless-postcard-name').allInnerTexts()
	await byFinger.place(ann, 1)
	await untilSettled(page, 1)
	await saysThatItWaits(ann)
	const seen = first.filter((name) => name !== 'Stay home').map((name) => name.replaceAll('\n', ' '))
	expect(seen).toHaveLength(8)
	expect((await readPlayed(ann)).sort()).toEqual(seen.sort())

	await byFinger.getReady(ann, 2)
	await byFinger.watch(page)
	expect((await readPlayed(ann)).sort()).toEqual(seen)
	expect(await page.locator('svg.boundless-map').count()).toBe(0)
	for (const name of await cardsOf(page).locator('.boundless-postcard-name').allInnerTexts())
		expect(seen).not.toContain(name)
	await byFinger.place(ann, 2)
	await untilSettled(page, 2)

	await page.keyboard.press('t')
	await press(ann, page.getByText('Cards already played'))
	const told = await page.locator('.text-view details[open] li').allInnerTexts()
	expect(told).toHaveLength(2)
	for (const name of seen) expect(told[0]).toContain(name)
})

/** No time runs out, and the screen does not pretend that one does. */
async function saysThatItWaits({ page }: Guest): Promise<void> {
	await page.locator('.boundless-tray').getByText('The round waits for you').waitFor()
	expect(await page.getByText(/starts in/).count()).toBe(0)
}

/** The names on the sheet of cards already played, which shows no map; it is put away again. */
async function readPlayed(guest: Guest): Promise<string[]> {
	const { page } = guest
	await pressButton(guest, 'Cards played')
	const sheet = page.getByRole('dialog', { name: 'Cards already played' })
	await sheet.getByRole('heading', { name: 'Round 1' }).waitFor()
	expect(await sheet.locator('svg.boundless-map').count()).toBe(0)
	const names = await sheet.locator('ul > li > span').allInnerTexts()
	await page.keyboard.press('Escape')
	await sheet.waitFor({ state: 'detached' })
	return names.map((name) => name.replace(/\s*centre$/, ''))
}
