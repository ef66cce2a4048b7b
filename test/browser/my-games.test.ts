import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { auditSizes } from '../support/browser/audit-sizes.ts'
import { findBarriers, findPaleTexts } from '../support/browser/axe.ts'
import { type Guest, press, pressButton } from '../support/browser/guest.ts'
import { changeTheme } from '../support/browser/scenery.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { gamesFile } from '../support/kept-game.ts'
import { tokenOf } from '../support/play.ts'
import { playOut } from '../support/played-out.ts'

const visit = useBrowser()
const rows = (page: Page) => page.locator('.games-row')

/** How many games the device holds, whatever a page shows. */
const heldIn = (page: Page): Promise<number> =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const opening = indexedDB.open('junction-games')
				opening.onsuccess = () => {
					const { result: database } = opening
					const end = (count: number) => {
						database.close()
						resolve(count)
					}
					if (!database.objectStoreNames.contains('games')) return end(0)
					const counting = database.transaction('games').objectStore('games').count()
					counting.onsuccess = () => end(counting.result)
				}
			}),
	)

async function bring({ page }: Guest, file: string): Promise<void> {
	await page
		.locator('.games-files input')
		.setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(file) })
}

test('a finished game is kept, watched again, saved, erased in a tap and brought back from its file', async () => {
	const { code, leave } = await playOut(home(), 3)
	const ann = await visit({ seat: { code, token: tokenOf(1) } })
	const { page } = ann
	await page.goto(`${home()}r/${code}`)
	await page.locator('.chart').waitFor()
	await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0)
	await expect.poll(() => heldIn(page)).toBe(1)
	leave()

	await page.goto(`${home()}games`)
	await press(ann, rows(page).first())
	await page.locator('dialog .scores').waitFor()
	expect(await findBarriers(page)).toEqual([])
	await page.getByRole('link', { name: 'Watch it' }).click()
	await page.locator('.scrubber').waitFor()
	await page.goBack()
	await rows(page).first().waitFor()

	const saving = page.waitForEvent('download')
	await pressButton(ann, 'Save to a file')
	const saved = await readFile(await (await saving).path(), 'utf8')
	await pressButton(ann, 'Erase all')
	await page.getByText('No games yet').waitFor()
	expect(await heldIn(page)).toBe(0)
	await pressButton(ann, 'Undo')
	await rows(page).first().waitFor()
	await pressButton(ann, 'Erase all')
	await page.getByText('No games yet').waitFor()

	await bring(ann, saved)
	await page.getByText('1 game is new here.').waitFor()
	await bring(ann, saved)
	await page.getByText('0 games are new here.').waitFor()
	await bring(ann, '{"format":"junction-games","games":[{"at":1,"seat":0,"packed":"nonsense"},7]}')
	await page.getByText('2 could not be read and are left out.').waitFor()
	await bring(ann, 'nonsense')
	await page.getByText('That is no file of games').waitFor()
	expect(await heldIn(page)).toBe(1)
})

test('my games: what they come to, and the borders that one misses, to be practised', async () => {
	const guest = await visit({})
	const { page } = guest
	await page.goto(`${home()}games`)
	await bring(guest, await gamesFile(['metro', 'franchise', 'boundless'], Date.UTC(2026, 0, 1)))
	await page.getByText('6 games are new here.').waitFor()
	await page.getByRole('heading', { name: 'How you do' }).waitFor()
	await page.locator('.games-missed li').first().waitFor()
	expect(await findBarriers(page)).toEqual([])
	expect(await auditSizes(page)).toEqual([])
	await changeTheme(page, 'dark')
	expect(await findPaleTexts(page)).toEqual([])
	await pressButton(guest, 'Practise these borders')
	await pressButton(guest, 'Deal')
	await page.locator('.boundless-ring-card').nth(7).waitFor()
})
