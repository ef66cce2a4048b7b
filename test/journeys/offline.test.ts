import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { byFinger, playRounds } from '../support/browser/boundless.ts'
import { isCalled, takeTurn } from '../support/browser/franchise.ts'
import { press, pressButton } from '../support/browser/guest.ts'
import { addBots, sitDownHere, useOffline } from '../support/browser/offline.ts'
import { readScores, startGame } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visitOffline = useOffline(useBrowser())

test('without a network, Boundless is played against a bot to the end', async () => {
	const ann = await visitOffline()
	await sitDownHere(ann, 'Boundless')
	await ann.page.getByText(/so on one device you play against bots/).waitFor()
	expect(await ann.page.getByRole('textbox', { name: 'Who else plays here?' }).count()).toBe(0)
	await addBots(ann, 1)
	await pressButton(ann, 'Change')
	await press(ann, ann.page.getByRole('dialog').getByText('no countdown', { exact: true }))
	await ann.page.keyboard.press('Escape')
	await ann.page
		.getByText(/no countdown/)
		.first()
		.waitFor()
	await startGame(ann)
	await playRounds(ann, byFinger, randomFrom('alone on the map'))
	expect(Object.keys(await readScores(ann))).toHaveLength(2)
})

test('without a network, Franchise is played against a bot to the end', async () => {
	const ann = await visitOffline()
	await sitDownHere(ann, 'Franchise')
	await addBots(ann, 1)
	await startGame(ann)
	const random = randomFrom('alone on the road')
	while (await isCalled(ann)) await takeTurn(ann, random)
	expect(Object.keys(await readScores(ann))).toHaveLength(2)
})
