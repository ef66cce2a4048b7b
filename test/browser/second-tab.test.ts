import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { type Guest, pressButton } from '../support/browser/guest.ts'
import { playMoves, tilesOn } from '../support/browser/metro.ts'
import { addBots, sitDownHere } from '../support/browser/offline.ts'
import { beginBetween } from '../support/browser/peer-room.ts'
import { promptOf, startGame } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()
const random = randomFrom('a second tab')

/** Opens the same table in another tab of the same browser, and then takes it back into the first. */
async function goAndComeBack(guest: Guest): Promise<void> {
	const { page, context } = guest
	const second = await context.newPage()
	await second.goto(page.url())
	await promptOf(second).waitFor()
	await page.getByRole('heading', { name: 'Open elsewhere' }).waitFor()
	await pressButton(guest, 'Take over here')
	await promptOf(page).waitFor()
	await second.getByRole('heading', { name: 'Open elsewhere' }).waitFor()
}

test('between devices, the host and then a guest look into a second tab and take over in the first again', async () => {
	const friends = await Promise.all([visit(), visit()])
	await beginBetween(friends)
	await playMoves(friends, 2, random)
	for (const friend of friends) {
		await goAndComeBack(friend)
		await playMoves(friends, 2, random)
	}
	for (const friend of friends) await expect.poll(() => tilesOn(friend)).toBe(6)
})

test('a room on this device goes on in a second tab, and again in the first', async () => {
	const ann = await visit()
	await sitDownHere(ann, 'Metro')
	await addBots(ann, 1)
	await startGame(ann)
	await promptOf(ann.page).waitFor()
	await goAndComeBack(ann)
	await playMoves([ann], 1, random)
})
