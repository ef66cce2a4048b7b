import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { press, pressButton } from '../support/browser/guest.ts'
import { drawAndLay, layByHand, playToTheEnd, tilesOn, whoIsCalled } from '../support/browser/metro.ts'
import { codeOf, openTable, promptOf, readScores, startGame, takeSeat } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('two friends on their phones go from the invitation to the result and on to a rematch, and one watches', async () => {
	const [ann, bob, cleo] = await Promise.all([visit(), visit(), visit({ device: 'desktop' })])

	const link = await openTable(ann, 'Ann')
	await ann.page.getByText('1 more player is needed: invite somebody or add a bot.').waitFor()
	expect(link).toMatch(/\/r\/[BCDFGHJKLMNPQRSTVWXZ]{6}$/)

	await takeSeat(bob, link, 'Bob')
	await ann.page.getByText('2 of 6 seats taken').waitFor()
	await bob.page.getByText('Waiting for Ann to start…').waitFor()
	await cleo.page.goto(link)
	await pressButton(cleo, 'Just watch')
	await ann.page.getByText('somebody is at the door').waitFor()

	await startGame(ann)
	for (const { page } of [ann, bob, cleo])
		await page.getByRole('heading', { name: `Metro, room ${codeOf(link)}` }).waitFor()
	await cleo.page.getByText('You are watching.').waitFor()

	const random = randomFrom('two friends')
	await drawAndLay(await whoIsCalled([ann, bob]), random)
	await Promise.all([ann, bob].map((player) => playToTheEnd(player, layByHand, random)))

	const scores = await readScores(ann)
	expect(Object.keys(scores).sort()).toEqual(['Ann', 'Bob'])
	expect(await readScores(bob)).toEqual(scores)
	expect(await readScores(cleo)).toEqual(scores)
	const [winner] = Object.entries(scores).sort(([, a], [, b]) => b - a)[0]!
	await cleo.page.getByRole('heading', { name: `${winner} wins` }).waitFor()
	expect(await tilesOn(cleo)).toBe(60)

	await pressButton(bob, 'Play again')
	for (const guest of [ann, bob, cleo]) {
		await guest.page.getByRole('dialog').waitFor({ state: 'hidden' })
		await guest.page.getByRole('button', { name: /^Ann, 0 points/ }).waitFor()
		expect(await tilesOn(guest)).toBe(0)
	}
	await layByHand(await whoIsCalled([ann, bob]), random)
	await promptOf(cleo.page, /is choosing a cell/).waitFor()
	await press(cleo, cleo.page.getByRole('link', { name: /Junction/ }))
})
