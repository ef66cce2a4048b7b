import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { PLAIN_HTTP } from '../support/browser/complaints.ts'
import { pressButton } from '../support/browser/guest.ts'
import { layByHand, playToTheEnd } from '../support/browser/metro.ts'
import { codeOf, openTable, readScores, startGame } from '../support/browser/room.ts'
import { lanHome, useBrowser } from '../support/browser/use-browser.ts'
import { houseAt } from '../support/house.ts'
import { playWheneverCalled } from '../support/play.ts'

const visit = useBrowser()

test('over plain http in the same Wi-Fi, friends invite, copy the link, join and play to the result', async () => {
	const home = lanHome()
	const forgiven = PLAIN_HTTP
	const [ann, cleo] = await Promise.all([
		visit({ home, forgiven }),
		visit({ home, forgiven, device: 'desktop' }),
	])
	const link = await openTable(ann, 'Ann')
	expect(await ann.page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false])
	expect(new URL(link).origin).toBe(new URL(home).origin)
	await pressButton(ann, 'Copy the link')
	await ann.page.getByText('The link is copied.').waitFor()

	const bob = await houseAt(new URL(home.replace('lan.test', '127.0.0.1'))).enter(codeOf(link), 1)
	await bob.send('sit', { name: 'Bob' })

	await cleo.page.goto(home)
	await cleo.page.getByRole('textbox', { name: 'Got a code?' }).focus()
	await cleo.page.keyboard.press('ControlOrMeta+V')
	await pressButton(cleo, 'Just watch')
	await cleo.page.getByText('Waiting for Ann to start…').waitFor()

	await startGame(ann)
	const random = randomFrom('in the same Wi-Fi')
	await Promise.all([playToTheEnd(ann, layByHand, random), playWheneverCalled(bob, random)])

	const scores = await readScores(ann)
	expect(await readScores(cleo)).toEqual(scores)
	expect(bob.table.now.outcome?.scores.toSorted()).toEqual(Object.values(scores).toSorted())
	bob.close()
})
