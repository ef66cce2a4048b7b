import { expect, test } from 'vitest'
import { pressButton } from '../support/browser/guest.ts'
import { inviteFriends, promptOf } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'
import { decodePng } from '../tools/png.ts'

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

test('a board that has the keyboard shows it, above its drawing', async () => {
	const ann = await visit({ device: 'desktop' })
	await inviteFriends(ann)
	await pressButton(ann, 'Add a bot')
	await pressButton(ann, 'Start the game')
	await promptOf(ann.page).waitFor()
	const board = ann.page.locator('.surface-window')
	await ann.page.keyboard.press('Tab')
	await board.focus()
	const { x, y, height } = (await board.boundingBox())!
	const edge = await ann.page.screenshot({ clip: { x, y: y + height / 2, width: 4, height: 1 } })
	const [red, green, blue] = decodePng(edge).pixels.subarray(4)
	const ring = await board.evaluate((element) => {
		element.style.color = 'var(--focus)'
		return getComputedStyle(element).color
	})
	expect(`rgb(${red}, ${green}, ${blue})`).toBe(ring)
})
