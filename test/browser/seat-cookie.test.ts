import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { type Guest, press } from '../support/browser/guest.ts'
import { playMoves } from '../support/browser/metro.ts'
import { beginTogether, codeOf, promptOf } from '../support/browser/room.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

/** What Safari does after a week without a visit: all that pages stored is gone, and what the server set is not. */
async function clearStorage({ page, context }: Guest): Promise<void> {
	const storage = await context.newCDPSession(page)
	const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,websql'
	await storage.send('Storage.clearDataForOrigin', { origin: new URL(home()).origin, storageTypes })
}

test('W70, W71: storage cleared, cookies kept: home lists the table again, and the seat is there', async () => {
	const [ann, bob] = await Promise.all([visit(), visit()])
	const link = await beginTogether(ann, bob)
	for (const { page, context } of [ann, bob]) {
		await expect
			.poll(async () => (await context.cookies(`${home()}api`)).map(({ name }) => name))
			.toEqual(['seats'])
		expect(await page.evaluate(() => document.cookie)).toBe('')
	}

	await bob.page.goto('about:blank')
	await clearStorage(bob)
	await bob.page.goto(`${home()}api/push`) // where the app does not run
	expect(await bob.page.evaluate(() => localStorage.getItem('junction.rooms'))).toBeNull()
	await bob.page.goto(home())
	const table = bob.page.getByRole('link', { name: new RegExp(codeOf(link)) })
	await table.waitFor()
	await press(bob, table)
	await bob.page.getByRole('button', { name: /^Bob, .*you/ }).waitFor()
	await playMoves([ann, bob], 2, randomFrom('cleared'))

	await ann.page.goto('about:blank')
	await clearStorage(ann)
	await ann.page.goto(link)
	await promptOf(ann.page).waitFor()
	await ann.page.getByRole('button', { name: /^Ann, .*you/ }).waitFor()
	await ann.page.reload()
	await ann.page.getByRole('button', { name: /^Ann, .*you/ }).waitFor()
	await playMoves([ann, bob], 2, randomFrom('cleared'))
})
