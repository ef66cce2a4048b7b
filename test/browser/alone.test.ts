import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { type Guest, pressAt, pressButton } from '../support/browser/guest.ts'
import { isCalled, layByHand, playToTheEnd, readOffers, tilesOn } from '../support/browser/metro.ts'
import { promptOf, readScores } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('one tap on the home page is enough to play a whole game against bots', async () => {
	const ann = await visit()
	await ann.page.goto(ann.home)
	await pressButton(ann, 'Play now against 2 bots: Metro')
	await promptOf(ann.page).waitFor()
	expect(await ann.page.getByRole('button', { name: /played by a bot/ }).count()).toBe(2)

	const random = randomFrom('against bots')
	const goal = ann.page.getByText(/^Make long lines from your stations/)
	await goal.waitFor() // what one is after, until one has played
	if (await isCalled(ann)) {
		await readOffers(ann)
		await refusesTheCentre(ann)
		await layByHand(ann, random)
	}
	await goal.waitFor({ state: 'detached' })
	await playToTheEnd(ann, layByHand, random)

	expect(Object.keys(await readScores(ann))).toHaveLength(3)
	expect(await tilesOn(ann)).toBe(60)
	await ann.page.getByRole('heading', { name: /win/ }).waitFor()
})

/** Why a cell is refused can be read: it does not go with the touch that asked. */
async function refusesTheCentre(guest: Guest): Promise<void> {
	const { x, y, width, height } = (await guest.page.getByRole('application').boundingBox())!
	await pressAt(guest, { x: x + width / 2, y: y + height / 2 })
	const reason = promptOf(guest.page, /^No tile goes here/)
	await reason.waitFor()
	await guest.page.evaluate(async () => {
		for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
	})
	expect(await reason.isVisible()).toBe(true)
}
