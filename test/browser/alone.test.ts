import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { pressButton } from '../support/browser/guest.ts'
import { layByHand, playToTheEnd, tilesOn } from '../support/browser/metro.ts'
import { promptOf, readScores } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('one tap on the home page is enough to play a whole game against bots', async () => {
	const ann = await visit()
	await ann.page.goto(ann.home)
	await pressButton(ann, 'Play now against 2 bots: Metro')
	await promptOf(ann.page).waitFor()
	expect(await ann.page.getByRole('button', { name: /played by a bot/ }).count()).toBe(2)

	await playToTheEnd(ann, layByHand, randomFrom('against bots'))

	expect(Object.keys(await readScores(ann))).toHaveLength(3)
	expect(await tilesOn(ann)).toBe(60)
	await ann.page.getByRole('heading', { name: /win/ }).waitFor()
})
