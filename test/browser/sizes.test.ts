import { expect, test } from 'vitest'
import { openTable } from '../support/browser/room.ts'
import { untilStill } from '../support/browser/scenery.ts'
import { useSeededHouse } from '../support/browser/seeded-house.ts'
import { boundlessScenes } from '../support/browser/size-scenes/boundless.ts'
import { franchiseScenes } from '../support/browser/size-scenes/franchise.ts'
import { metroScenes } from '../support/browser/size-scenes/metro.ts'
import { faultsIn, faultsOf, someSizes } from '../support/browser/sizes.ts'

const stage = useSeededHouse()

/** All sizes, all phases of all games and large text are looked at in the journeys. */
const scenes = [...metroScenes, ...franchiseScenes, ...boundlessScenes].filter(({ name }) =>
	/three tiles|a turn|before the first/.test(name),
)

test.each(scenes)(
	'$name: on phones nothing overlaps, is cut off or moves, and the board is large',
	async (scene) => {
		const guest = await scene.open(stage())
		const faults: string[] = []
		for (const size of someSizes) faults.push(...(await faultsOf(guest, scene, size)))
		expect(faults).toEqual([])
	},
)

test('home, a lobby and its door: on phones nothing overlaps or is cut off', async () => {
	const { visit } = stage()
	const [ann, bob] = [await visit({}), await visit({})]
	const faults: string[] = []
	await ann.page.goto(ann.home)
	await ann.page.locator('.game-card-picture svg').first().waitFor()
	for (const size of someSizes) faults.push(...(await faultsIn(ann, size)))
	const link = await openTable(ann, 'Ann')
	await bob.page.goto(link)
	await bob.page.getByRole('button', { name: 'Take this seat' }).waitFor()
	for (const guest of [ann, bob]) for (const size of someSizes) faults.push(...(await faultsIn(guest, size)))
	expect(faults).toEqual([])
})

test('on a desktop every journey of six players can be chosen, and the best one', async () => {
	const settlement = boundlessScenes.find(({ name }) => name.endsWith('a settlement'))!
	const { page } = await settlement.open(stage())
	for (const size of [
		{ width: 1280, height: 800 },
		{ width: 1920, height: 1080 },
	]) {
		await page.setViewportSize(size)
		await untilStill(page)
		expect(await page.locator('.boundless-subject:not([data-centre]):visible').count()).toBe(7)
	}
})
