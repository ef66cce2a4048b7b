import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { layByKeys, pressByKey, tabTo } from '../support/browser/keys.ts'
import { playToTheEnd, whoIsCalled } from '../support/browser/metro.ts'
import { readLink, readScores } from '../support/browser/room.ts'
import { layByWords, listen } from '../support/browser/screen-reader.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('one plays a whole game by keyboard alone, the other through the table in words as a screen reader reads it', async () => {
	const [kay, ray] = await Promise.all([visit({ device: 'desktop' }), visit({ device: 'desktop' })])
	const heard = await listen(ray)

	await kay.page.goto(kay.home)
	await pressByKey(kay.page, 'Invite friends to Metro')
	const link = await readLink(kay)
	await ray.page.goto(link)
	await ray.page.getByRole('heading', { name: 'Take a seat', level: 1 }).waitFor()
	await tabTo(ray.page, ray.page.getByRole('textbox', { name: 'Your name' }))
	await ray.page.keyboard.type('Ray') // the suggestion is selected: writing replaces it
	await ray.page.keyboard.press('Enter')
	await pressByKey(kay.page, 'Start the game')

	await ray.page.getByRole('heading', { name: /^Metro, room [A-Z]{6}$/, level: 1 }).waitFor()
	await ray.page.keyboard.press('t')
	await ray.page.getByRole('heading', { name: 'The board' }).waitFor()
	await ray.page.getByRole('heading', { name: 'The lines' }).waitFor()
	await ray.page.getByRole('button', { name: /^D4: Central Station/ }).waitFor()
	await ray.page.getByRole('button', { name: /^Tile 1: north to (north|east|south|west), east to/ }).waitFor()

	const random = randomFrom('without a pointer')
	await Promise.all([playToTheEnd(kay, layByKeys, random), playToTheEnd(ray, layByWords, random)])

	const scores = await readScores(kay)
	expect(await readScores(ray)).toEqual(scores)
	expect(heard).toContainEqual(expect.stringMatching(/laid a tile on [A-H][1-8]\..* Your turn$/))
	expect(heard).toContainEqual(
		expect.stringMatching(/would grow to \d+ tiles?\..*Enter again lays the tile\.$/),
	)
	expect(heard).toContainEqual(expect.stringMatching(/\d+ points? for .+ \(.+ – .+\)/))

	await pressByKey(kay.page, 'Play again')
	await kay.page.getByRole('dialog').waitFor({ state: 'hidden' })
	await whoIsCalled([kay, ray]) // whoever begins this time
})
