import { expect, test } from 'vitest'
import { type Guest, press } from '../support/browser/guest.ts'
import { openTable } from '../support/browser/room.ts'
import { allSizes, faultsIn } from '../support/browser/sizes.ts'
import { scaleText } from '../support/browser/text-size.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { gamesFile } from '../support/kept-game.ts'

const visit = useBrowser()

test.each([1, 1.5, 2])('home, lobby, door, menu: in every size, text × %d', async (factor) => {
	const [ann, bob] = await Promise.all([visit(), visit()])
	const faults: string[] = []
	const inspect = async (what: string, guest: Guest) => {
		for (const size of allSizes)
			faults.push(...(await faultsIn(guest, size)).map((fault) => `${what}, ${fault}`))
	}
	for (const { page } of [ann, bob]) await scaleText(page, factor)
	await ann.page.goto(home())
	await ann.page.locator('.game-card-picture svg').first().waitFor()
	await inspect('home', ann)
	const link = await openTable(ann, 'Ann')
	await bob.page.goto(link)
	await bob.page.getByRole('button', { name: 'Take this seat' }).waitFor()
	await inspect('door', bob)
	for (let bots = 0; bots < 5; bots++) {
		await press(ann, ann.page.getByRole('button', { name: 'Add a bot', exact: true }))
		await ann.page.getByText(`${bots + 2} of 6`).waitFor()
	}
	await inspect('lobby', ann)
	await press(ann, ann.page.getByRole('button', { name: 'Change', exact: true }))
	await ann.page.getByRole('dialog').waitFor()
	await inspect('options', ann)
	await ann.page.keyboard.press('Escape')
	await press(ann, ann.page.getByRole('button', { name: 'Start the game' }))
	await press(ann, ann.page.getByRole('button', { name: 'Menu' }))
	await ann.page.getByRole('dialog').waitFor()
	await inspect('menu', ann)
	expect(faults).toEqual([])
})

const pages = {
	rules: 'rules/boundless',
	'rules of Franchise': 'rules/franchise',
	daily: 'daily',
	lessons: 'learn/franchise',
	replay: 'replay',
	privacy: 'privacy',
}

test.each([1, 1.5, 2])('what lies beside the tables: in every size, text × %d', async (factor) => {
	const ann = await visit({ language: 'fr' }) // the longer words
	const { page } = ann
	const faults: string[] = []
	const inspect = async (what: string) => {
		for (const size of allSizes)
			faults.push(...(await faultsIn(ann, size)).map((fault) => `${what}, ${fault}`))
	}
	await scaleText(page, factor)
	for (const [what, path] of Object.entries(pages)) {
		await page.goto(`${home()}${path}`)
		await page.locator('main h1').waitFor()
		await inspect(what)
	}
	await page.goto(`${home()}games`)
	const file = await gamesFile(['boundless', 'franchise', 'metro'], 0)
	await page
		.locator('.games-files input')
		.setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(file) })
	await page.locator('.games-card').nth(2).waitFor()
	await inspect('my games')
	expect(faults).toEqual([])
})
