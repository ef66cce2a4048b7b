import { expect, test } from 'vitest'
import { inviteFriends, promptOf } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('by keyboard, the focus goes on where a table opens and where its view changes', async () => {
	const { page, ...ann } = await visit({ device: 'desktop' })
	await inviteFriends({ page, ...ann })
	const focused = () =>
		page.evaluate(
			() => document.activeElement?.closest('h1, .table-text, .surface-window, button')?.className,
		)
	await page.getByRole('button', { name: 'Add a bot' }).focus()
	await page.keyboard.press('Enter')
	await page.getByRole('button', { name: /^Remove / }).waitFor()
	await page.getByRole('button', { name: 'Start the game' }).focus()
	await page.keyboard.press('Enter')
	await promptOf(page).waitFor()
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.textContent))
		.toMatch(/^Metro, Room [A-Z]{6}$/)
	await page.locator('.surface-window').focus()
	await page.keyboard.press('t')
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Back to the board')
	await page.keyboard.press('t')
	await expect.poll(focused).toMatch(/surface-window/)
})
