import { expect, test } from 'vitest'
import { type Guest, press } from '../support/browser/guest.ts'
import { openTable } from '../support/browser/room.ts'
import { boundlessScenes, franchiseScenes, metroScenes, type Scene } from '../support/browser/size-scenes.ts'
import { allSizes, enlargedFaultsOf, faultsIn, faultsOf, type Size } from '../support/browser/sizes.ts'
import { scaleText } from '../support/browser/text-size.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { houseAt } from '../support/house.ts'

const visit = useBrowser()
const scenes = [...metroScenes, ...franchiseScenes, ...boundlessScenes]

type Look = (guest: Guest, scene: Scene, size: Size) => Promise<string[]>

/** Every size on one page, or on a page each where the moment would pass meanwhile. */
async function lookAt(scene: Scene, look: Look, factor = 1): Promise<string[]> {
	const faults: string[] = []
	let guest: Guest | undefined
	for (const size of allSizes) {
		if (!guest || scene.isPassing) {
			await guest?.context.close()
			guest = await scene.open({ house: houseAt(new URL(home())), visit })
			await scaleText(guest.page, factor)
		}
		faults.push(...(await look(guest, scene, size)))
	}
	return faults
}

test.each(scenes)('$name: in every size', async (scene) => {
	expect(await lookAt(scene, faultsOf)).toEqual([])
})

test.each(scenes)('$name: with text at 150 %', async (scene) => {
	expect(await lookAt(scene, enlargedFaultsOf, 1.5)).toEqual([])
})

test.each(scenes)('$name: with text at 200 %', async (scene) => {
	expect(await lookAt(scene, enlargedFaultsOf, 2)).toEqual([])
})

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
