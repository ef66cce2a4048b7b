import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers } from '../support/browser/axe.ts'
import { press } from '../support/browser/guest.ts'
import { beginTogether, codeOf } from '../support/browser/room.ts'
import { allSizes, faultsIn } from '../support/browser/sizes.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('home leads to what is kept; whoever erases themselves there is N. N. at the table, and then nothing is left here', async () => {
	const [ann, bob] = await Promise.all([visit(), visit()])
	const code = codeOf(await beginTogether(ann, bob))
	const cookies = async () => (await bob.context.cookies(`${home()}api`)).map(({ name }) => name)
	await expect.poll(cookies).toEqual(['seats'])

	await bob.page.goto(home())
	await press(bob, bob.page.getByRole('link', { name: 'Privacy' }))
	await press(bob, bob.page.getByRole('button', { name: `Erase me from table ${code}, Metro` }))
	await press(bob, bob.page.getByRole('button', { name: 'Erase', exact: true }))
	await bob.page.getByText('This device knows of no table').waitFor()
	await ann.page.getByRole('button', { name: /^N\. N\., / }).waitFor()
	await expect.poll(cookies).toEqual([])
	expect(await findBarriers(bob.page)).toEqual([])
	const faults: string[] = []
	for (const size of allSizes) faults.push(...(await faultsIn(bob, size)))
	expect(faults).toEqual([])

	const beside = await bob.context.newPage() // what it knows is not written back
	await beside.goto(`${home()}games`)
	await beside.getByText('No games yet').waitFor()
	await press(bob, bob.page.getByRole('button', { name: 'Erase everything on this device' }))
	await press(bob, bob.page.getByRole('button', { name: 'Erase', exact: true }))
	await bob.page.waitForURL(home())
	await beside.waitForURL(home())
	const asNewcomer = (page: Page) => page.getByText('board games with friends').waitFor()
	await Promise.any([bob.page, beside].map(asNewcomer)) // the first of them is one
	const left = await bob.page.evaluate(async () => ({
		// What a page notes by itself as soon as it is open, of nobody.
		keys: Object.keys(localStorage).filter(
			(key) => !/^junction\.(settings|was-here|asked-for-seats)$/.test(key),
		),
		rooms: localStorage.getItem('junction.rooms'),
		databases: (await indexedDB.databases()).length,
	}))
	expect(left).toEqual({ keys: [], rooms: null, databases: 0 })
})
