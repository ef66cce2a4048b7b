import { expect, test } from 'vitest'
import { type Guest, press, pressButton } from '../support/browser/guest.ts'
import { isCalled, whoIsCalled } from '../support/browser/metro.ts'
import { beginTogether, openTable, promptOf, startGame, takeSeat } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

const hintButton = ({ page }: Guest) => page.getByRole('button', { name: 'Hint', exact: true })
const mark = ({ page }: Guest) => page.locator('.metro-hint')

/** Asks, and reads the words that stand in the prompt's place while the board shows where. */
async function ask(guest: Guest): Promise<string> {
	const before = await promptOf(guest.page).textContent()
	await press(guest, hintButton(guest))
	await mark(guest).waitFor({ state: 'attached' })
	const told = (await promptOf(guest.page).textContent()) ?? ''
	expect(told).not.toBe(before)
	return told
}

test('alone one may ask where a good move is, and is shown it', async () => {
	const ann = await visit()
	await ann.page.goto(ann.home)
	await pressButton(ann, 'Play now against 2 bots: Metro')
	await promptOf(ann.page).waitFor()
	expect(await isCalled(ann)).toBe(true)
	expect(await ask(ann)).toMatch(/[.!]$/)
})

test('among people there is no hint, unless everybody saw that they are on', async () => {
	const [ann, bob] = [await visit(), await visit()]
	await beginTogether(ann, bob)
	const called = await whoIsCalled([ann, bob])
	expect(await hintButton(called).count()).toBe(0)

	const link = await openTable(ann, 'Ann')
	await takeSeat(bob, link, 'Bob')
	const told = bob.page.getByText(/^Hints are on/)
	expect(await told.count()).toBe(0)
	await press(ann, ann.page.getByRole('checkbox', { name: 'Hints' }))
	await told.waitFor()
	await startGame(ann)
	await ask(await whoIsCalled([ann, bob]))
})
