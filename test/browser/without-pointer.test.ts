import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Step } from '../../shared/games/metro/step.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { layByKeys, pressByKey, sitDownByKeys, tabTo } from '../support/browser/keys.ts'
import { playToTheEnd, whoIsCalled } from '../support/browser/metro.ts'
import { promptOf, readScores } from '../support/browser/room.ts'
import { layByWords, listen } from '../support/browser/screen-reader.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { houseAt } from '../support/house.ts'
import { type Decide, playMove, sitAndStart, stepsOf } from '../support/play.ts'

const visit = useBrowser()

test('one plays a whole game by keyboard alone, the other through the table in words as a screen reader reads it', async () => {
	const [kay, ray] = await Promise.all([visit({ device: 'desktop' }), visit({ device: 'desktop' })])
	const heard = await listen(ray)

	await sitDownByKeys(kay, ray, 'Metro')
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
	expect(heard).toContainEqual(expect.stringMatching(/\d+ points? for .+ \(.+ → .+\)\./))

	await pressByKey(kay.page, 'Play again')
	await kay.page.getByRole('dialog').waitFor({ state: 'hidden' })
	await whoIsCalled([kay, ray]) // whoever begins this time
})

/** No draw, which the log tells in other words. */
const anyLay: Decide = (client, random) => [
	random.pick((stepsOf(client) as Step[]).filter(({ type }) => type === 'lay')),
]

test('beside the board the log is one stop for the keyboard, and arrows lead through it', async () => {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom()
	const players = await house.gather(code, 2)
	await sitAndStart(players)
	const random = randomFrom('log')
	for (let move = 0; move < 4; move++) await playMove(players, random, anyLay)
	const { page } = await visit({ device: 'desktop', seat: { code, token: players[0]!.token } })
	await page.goto(`${home()}r/${code}`)
	await promptOf(page).waitFor()

	const entries = page.getByRole('list').getByRole('button', { name: / laid a tile on / })
	await entries.nth(3).waitFor()
	await tabTo(page, entries.first())
	for (const [key, reached] of [
		['ArrowDown', 1],
		['End', 3],
		['ArrowUp', 2],
		['Home', 0],
	] as const) {
		await page.keyboard.press(key)
		expect(await isFocused(entries.nth(reached))).toBe(true)
	}
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Tab')
	expect(await isFocused(entries.nth(2))).toBe(false)
	await page.keyboard.press('Shift+Tab')
	expect(await isFocused(entries.nth(1))).toBe(true)
	for (const player of players) player.close()
})

const isFocused = (entry: Locator): Promise<boolean> =>
	entry.evaluate((element) => element === document.activeElement)
