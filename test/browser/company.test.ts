import { expect, test } from 'vitest'
import { findBarriers } from '../support/browser/axe.ts'
import { press, pressButton } from '../support/browser/guest.ts'
import { codeOf, openTable, startGame } from '../support/browser/room.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { houseAt } from '../support/house.ts'

const visit = useBrowser()

test('W130, W140, W142: friends react, let a watcher write, mute them, and keep their table after the game', async () => {
	const ann = await visit()
	const { page } = ann
	const code = codeOf(await openTable(ann, 'Ann'))
	const house = houseAt(new URL(home()))
	const bob = await house.enter(code, 1)
	await bob.send('sit', { name: 'Bob' })
	await startGame(ann)

	await bob.send('react', { reaction: 1 })
	await page.locator('.shown-reaction').waitFor()
	const heard = bob.next((frame) => frame.type === 'reaction')
	await press(ann, page.getByRole('button', { name: /^Ann, .*you/ }))
	await pressButton(ann, 'Bravo')
	expect(await heard).toMatchObject({ name: 'Ann', reaction: 7 })

	const eve = await house.enter(code, 2)
	await eve.send('introduce', { name: 'Eve' })
	await press(ann, page.locator('.table-log-button'))
	await page.getByText('1 person is watching').waitFor()
	await press(ann, page.getByText('Those who watch may write too'))
	await eve.until(() => eve.room.openChat === true, 'the open chat')
	await eve.send('chat', { text: 'Hello from the sofa' })
	const line = page.locator('.chat-lines').getByText('Hello from the sofa')
	await line.waitFor()
	expect(await findBarriers(page)).toEqual([])
	await pressButton(ann, 'Mute Eve on this device')
	await line.waitFor({ state: 'detached' })
	await page.keyboard.press('Escape')

	await pressButton(ann, 'Menu')
	await pressButton(ann, 'Settings')
	expect(await findBarriers(page)).toEqual([])
	await page.keyboard.press('Escape')

	await bob.send('propose', { what: 'end' })
	await pressButton(ann, 'Yes')
	await pressButton(ann, 'Change players or options')
	await press(ann, page.getByText('Keep this table'))
	await bob.until(() => bob.room.kept === true, 'the table being kept')
	await press(ann, page.getByText('The last game here'))
	await page.locator('.last-result').getByText('Bob').waitFor()
	expect(await findBarriers(page)).toEqual([])
})
