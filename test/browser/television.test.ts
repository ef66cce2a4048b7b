import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { findBarriers } from '../support/browser/axe.ts'
import { devices } from '../support/browser/guest.ts'
import { playMoves } from '../support/browser/metro.ts'
import { beginTogether } from '../support/browser/room.ts'
import { hardToRead, listenIn } from '../support/browser/television.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('W70: a television in the browser of somebody with a seat is told no hand, and leaves them their seat', async () => {
	const [ann, bob] = await Promise.all([visit(), visit()])
	const link = await beginTogether(ann, bob)
	await expect
		.poll(async () => (await ann.context.cookies(`${home()}api`)).map(({ name }) => name))
		.toEqual(['seats'])
	const visits = () => ann.page.evaluate(() => localStorage.getItem('junction.rooms'))
	const before = await visits()

	const screen = await ann.context.newPage()
	await screen.setViewportSize(devices.wide.viewport!)
	const heard = listenIn(screen)
	await screen.goto(`${link}/screen`)
	await screen.locator('.screen-board svg').first().waitFor()
	await screen.getByText('Scan to watch').waitFor()
	expect(heard).toEqual({ seats: [null], hands: [] })
	expect(await screen.getByRole('button').count()).toBe(0)
	expect([...(await hardToRead(screen)), ...(await findBarriers(screen))]).toEqual([])
	expect(await visits()).toBe(before)

	await playMoves([ann, bob], 2, randomFrom('television'))
	await screen.locator('.screen-headline').waitFor()

	// Where nothing but the cookie remembers the seat, it is not brought back either.
	await screen.evaluate(() => localStorage.clear())
	await screen.reload()
	await screen.locator('.screen-headline').waitFor()
	expect(heard).toEqual({ seats: [null, null], hands: [] })
	expect(await visits()).toBeNull()
	await ann.page.reload()
	await ann.page.getByRole('button', { name: /^Ann, .*you/ }).waitFor()
})
