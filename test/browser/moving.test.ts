import { expect, test } from 'vitest'
import { press, pressButton } from '../support/browser/guest.ts'
import { sitDownHere, useOffline } from '../support/browser/offline.ts'
import { openTable, takeSeat } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()
const visitOffline = useOffline(visit)

test('the host moves a table between the devices and back again: guests go along to the same seats, and talk meanwhile', async () => {
	const [ann, bob] = await Promise.all([visit(), visit()])
	const link = await openTable(ann, 'Ann')
	await takeSeat(bob, link, 'Bob')
	await pressButton(ann, 'Add a bot')
	await pressButton(bob, 'Chat')
	await bob.page.getByRole('textbox', { name: 'Your message' }).fill('Good evening!')
	await bob.page.keyboard.press('Enter')
	await ann.page.locator('.lobby-chat', { hasText: 'Good evening!' }).waitFor()
	await bob.page.keyboard.press('Escape')

	await press(ann, ann.page.getByText('Between your devices', { exact: true }))
	for (const { page } of [ann, bob]) {
		await page.waitForURL(/\/p\/[A-Z]{6}#/)
		for (const name of ['Ann', 'Bob']) await page.locator('.seat', { hasText: name }).waitFor()
		await page.locator('.seat', { hasText: 'bot' }).first().waitFor()
		expect(await page.getByText('Room code').count()).toBe(0)
	}
	await bob.page.getByText(/^The game runs on the device of Ann/).waitFor()
	expect(await bob.page.getByText('On the server', { exact: true }).count()).toBe(0)

	const late = await visit()
	await late.page.goto(link)
	await late.page.waitForURL(/\/p\/[A-Z]{6}#/)
	await late.page.getByRole('heading', { name: 'Take a seat' }).waitFor()

	await press(ann, ann.page.getByText('On the server', { exact: true }))
	for (const { page } of [ann, bob]) {
		await page.waitForURL(link)
		for (const name of ['Ann', 'Bob']) await page.locator('.seat', { hasText: name }).waitFor()
	}
	await bob.page.locator('.seat', { hasText: 'Bob' }).getByText('you').waitFor()
})

test('a table on this device offers no server and nobody to invite while there is no network', async () => {
	const ann = await visitOffline()
	await sitDownHere(ann, 'Metro')
	await ann.page.getByText(/There is no network just now/).waitFor()
	await ann.page.getByText('1 more player is needed: add somebody who is here, or a bot.').waitFor()
	await ann.page.getByText(/such as Safari, forget/).waitFor()
	for (const words of ['On the server', 'Play with others online', /invite/i])
		expect(await ann.page.getByText(words).count()).toBe(0)
})
