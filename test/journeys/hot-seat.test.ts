import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { press, pressButton } from '../support/browser/guest.ts'
import { layByHand, tilesOn } from '../support/browser/metro.ts'
import { addBots, addSitter, playAndPass, sitDownHere, takeUp } from '../support/browser/offline.ts'
import { promptOf, readScores } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('people pass one device around: between two turns nobody’s hand is on the screen', async () => {
	const ann = await visit()
	await sitDownHere(ann, 'Metro')
	await addSitter(ann, 'Bob')
	await addBots(ann, 4)
	await pressButton(ann, 'Start the game')
	const random = randomFrom('from hand to hand')
	const turns: string[] = []
	for (let name = await takeUp(ann); name !== undefined; name = await takeUp(ann)) {
		turns.push(name)
		if (turns.length === 3) {
			await ann.page.reload()
			await ann.page.getByRole('heading', { name: `${name}, your turn` }).waitFor()
			expect(await ann.page.getByRole('main').locator('.dock, .table').count()).toBe(0)
			expect(await takeUp(ann)).toBe(name)
		}
		await playAndPass(ann, random)
	}
	expect(turns.length).toBeGreaterThanOrEqual(20)
	for (const [index, name] of turns.entries()) expect(name).not.toBe(turns[index + 1])
	expect(Object.keys(await readScores(ann))).toHaveLength(6)
	expect(await ann.page.getByRole('heading', { name: 'You win!' }).count()).toBe(0)
})

test('a game on one device moves online as it stands, and whoever opens the link asks for the open seat', async () => {
	const ann = await visit()
	await sitDownHere(ann, 'Metro')
	await addSitter(ann, 'Bob')
	await pressButton(ann, 'Start the game')
	const random = randomFrom('to the edge')
	for (let turn = 0; turn < 3; turn++) {
		await takeUp(ann)
		await playAndPass(ann, random)
	}
	const kept = (await takeUp(ann))!
	const other = kept === 'Bob' ? /^I am (?!Bob)/ : 'I am Bob'
	await expect.poll(() => tilesOn(ann)).toBe(3) // once what was missed has been shown
	await pressButton(ann, 'Menu')
	await pressButton(ann, 'Play with others online')
	await pressButton(ann, 'Move online')
	await ann.page.waitForURL(/\/r\/[A-Z]{6}$/)
	await expect.poll(() => tilesOn(ann)).toBe(3)
	await promptOf(ann.page, /^(Your turn|You drew)/).waitFor()

	const bob = await visit()
	await bob.page.goto(ann.page.url())
	await press(bob, bob.page.getByRole('button', { name: other }))
	await press(ann, ann.page.locator('.asked:visible').getByRole('button', { name: 'Yes' }))
	await promptOf(bob.page).waitFor()
	await layByHand(ann, random)
	await layByHand(bob, random)
	await expect.poll(() => tilesOn(ann)).toBe(5)
})
