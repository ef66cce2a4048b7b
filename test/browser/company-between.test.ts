import { expect, test } from 'vitest'
import { press, pressButton } from '../support/browser/guest.ts'
import { askedOfServer, beginBetween, watchTraffic } from '../support/browser/peer-room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'
import { verify } from '../support/browser/verify.ts'

const visit = useBrowser()

test('W104, W130, W140: between devices, friends react, end early and find it signed, and keep their table without a server', async () => {
	const friends = await Promise.all([visit(), visit()])
	const [ann, bob] = friends
	await beginBetween(friends)
	const traffic = friends.map(watchTraffic)

	await press(bob, bob.page.getByRole('button', { name: /^Bob, .*you/ }))
	await pressButton(bob, 'Bravo')
	await ann.page.locator('.shown-reaction').waitFor()

	await pressButton(bob, 'Menu')
	await pressButton(bob, 'Propose to end the game')
	const question = bob.page.getByRole('dialog', { name: 'End the game now?' })
	await press(bob, question.getByRole('button', { name: 'Propose it' }))
	await pressButton(ann, 'Yes')
	for (const friend of friends)
		expect(await verify(friend, 'Yes, it was fair')).toContain(
			'the whole record, signed by the host of the room',
		)

	await pressButton(ann, 'Change players or options')
	await press(ann, ann.page.getByText('Keep this table'))
	await pressButton(bob, 'Change players or options')
	await bob.page.getByText('This table is kept').waitFor()
	await ann.page.reload()
	await pressButton(ann, 'Change players or options')
	await press(ann, ann.page.getByText('The last game here'))
	await ann.page.locator('.last-result').getByText('Bob').waitFor()
	expect(traffic.flatMap(askedOfServer)).toEqual([])
})
