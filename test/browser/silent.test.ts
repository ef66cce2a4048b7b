import { expect, test } from 'vitest'
import { NUDGE_AFTER, STAND_IN_AFTER } from '../../shared/room/nudge.ts'
import { BROKEN_NETWORK } from '../support/browser/complaints.ts'
import { type Guest, press, pressButton } from '../support/browser/guest.ts'
import { whoIsCalled } from '../support/browser/metro.ts'
import { hostTable, joinTable } from '../support/browser/peer-room.ts'
import { promptOf, startGame } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

/** Somebody whose clock can be put forward; where their device keeps the table, the table's as well. */
async function visitInTime(): Promise<Guest> {
	const guest = await visit({ forgiven: BROKEN_NETWORK })
	await guest.page.addInitScript(() => {
		const { now } = Date
		Date.now = () => now() + Number(sessionStorage.getItem('later') ?? 0)
	})
	return guest
}

/** It is later, for everybody; the one whose device keeps the table comes back to it first. */
async function putForward(friends: readonly Guest[], milliseconds: number): Promise<void> {
	for (const { page } of friends) {
		await page.evaluate((later) => sessionStorage.setItem('later', `${later}`), milliseconds)
		await page.reload()
		await promptOf(page).waitFor()
	}
}

test('W100, W101, W102: on phones, somebody silent is nudged, a bot plays until they touch the table, and all agree to end', async () => {
	const friends = await Promise.all([visitInTime(), visitInTime()])
	const [ann, bob] = friends
	await joinTable(bob, await hostTable(ann, 'Ann'), 'Bob')
	await startGame(ann)
	const silent = await whoIsCalled(friends)
	const waiting = silent === ann ? bob : ann
	const name = silent === ann ? 'Ann' : 'Bob'
	const other = silent === ann ? 'Bob' : 'Ann'

	await putForward(friends, NUDGE_AFTER + 5_000)
	await waiting.page.getByText(`${name}: 2 minutes without a move.`).first().waitFor()
	expect(await waiting.page.getByRole('button', { name: 'Use a bot' }).count()).toBe(0)
	await pressButton(waiting, 'Nudge')
	await silent.page.getByText(`${other} is waiting for your move.`).first().waitFor()

	await putForward(friends, STAND_IN_AFTER + 5_000)
	await pressButton(waiting, 'Use a bot')
	await silent.page
		.getByText(/a bot plays for you/)
		.first()
		.waitFor()
	await press(silent, promptOf(silent.page))
	await silent.page.getByRole('button', { name: new RegExp(`^${name}, .*you`) }).waitFor()

	await pressButton(waiting, 'Menu')
	await pressButton(waiting, 'Propose to end the game')
	const question = waiting.page.getByRole('dialog', { name: 'End the game now?' })
	await press(waiting, question.getByRole('button', { name: 'Propose it' }))
	await silent.page.getByText(`${other} proposes to end the game`).first().waitFor()
	await pressButton(silent, 'Yes')
	for (const { page } of friends)
		await page
			.getByRole('button', { name: /Play again|Rematch/ })
			.first()
			.waitFor()
})
