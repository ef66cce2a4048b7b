import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { BROKEN_NETWORK } from '../support/browser/complaints.ts'
import { press, pressButton } from '../support/browser/guest.ts'
import { drawAndLay, whoIsCalled } from '../support/browser/metro.ts'
import { beginTogether, promptOf } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('somebody leaves, a bot plays for them, and they take their seat back', async () => {
	const [ann, bob] = await Promise.all([visit(), visit()])
	await beginTogether(ann, bob)

	const called = await whoIsCalled([ann, bob])
	if (called === ann) await drawAndLay(ann, randomFrom('leaving'))

	await pressButton(bob, 'Menu')
	await pressButton(bob, 'Leave the table')
	const question = bob.page.getByRole('dialog', { name: 'Leave the table?' })
	await question.getByText('Your seat is kept').waitFor()
	await press(bob, question.getByRole('button', { name: 'Leave the table' }))
	await bob.page.getByText('You left the table.').waitFor()
	await promptOf(ann.page, /Bob has left the table/).waitFor()
	await pressButton(ann, 'Let a bot play for Bob')
	await bob.page.getByText('A bot plays for you.').waitFor()

	await pressButton(bob, 'Just watch')
	await pressButton(bob, 'Take my seat back')
	await bob.page.getByRole('button', { name: /^Bob, .*you/ }).waitFor()
})

test('whoever lets a bot play stays at the table, and the log tells whose moves were whose', async () => {
	const [ann, bob] = await Promise.all([visit(), visit()])
	await beginTogether(ann, bob)
	await pressButton(bob, 'Menu')
	await pressButton(bob, 'Let a bot play for me')
	await pressButton(bob, 'Let it play')
	await bob.page.getByRole('button', { name: 'Take my seat back' }).waitFor()
	expect(await bob.page.getByText('A bot plays for you.').count()).toBe(0)

	const called = await whoIsCalled([ann])
	await drawAndLay(called, randomFrom('minded'))
	await pressButton(bob, 'Menu')
	await press(bob, bob.page.getByRole('dialog').getByRole('button', { name: 'What happened, and chat' }))
	const log = bob.page.getByRole('dialog', { name: 'What happened' })
	await log.getByText('A bot plays for Bob.').waitFor()
	await log
		.getByRole('button', { name: /Bob .*bot$/ })
		.first()
		.waitFor()
	expect(await log.getByRole('button', { name: /^(?!.*Bob).*Ann .*bot$/ }).count()).toBe(0) // a bot's may tell of Ann
	await press(bob, log.getByRole('button', { name: 'Close' }))
	await pressButton(bob, 'Take my seat back')
	await bob.page.getByRole('button', { name: /^Bob, .*you/ }).waitFor()
})

test('what is written shows at once; Back closes what lies over the table, and stays', async () => {
	const [ann, bob] = await Promise.all([visit(), visit()])
	await beginTogether(ann, bob)

	await pressButton(bob, 'Menu')
	const menu = bob.page.getByRole('dialog', { name: 'Menu' })
	await press(bob, menu.getByRole('button', { name: 'What happened, and chat' }))
	await bob.page.getByRole('textbox', { name: 'Your message' }).fill('Good luck!')
	await pressButton(bob, 'Send')
	await ann.page.getByText('Good luck!').first().waitFor()
	await ann.page.getByRole('button', { name: /new message/ }).waitFor()

	const table = bob.page.url()
	await bob.page.goBack()
	await bob.page.getByRole('dialog').waitFor({ state: 'detached' })
	expect(bob.page.url()).toBe(table)
	await promptOf(bob.page).waitFor()

	await pressButton(bob, 'Menu')
	await press(bob, menu.getByRole('button', { name: 'Close' }))
	await menu.waitFor({ state: 'detached' })
	await bob.page.waitForFunction(() => history.state === null)
	expect(bob.page.url()).toBe(table)
})

test('a table between devices that is left before it has loaded leaves no connection behind', async () => {
	const { page, home } = await visit({ forgiven: BROKEN_NETWORK })
	await page.goto(home)
	const asked = new Promise<Route>((resolve) => {
		void page.route('**/api/ice-servers', resolve)
	})
	await page.evaluate(
		(path) => {
			history.pushState(null, '', path)
			dispatchEvent(new PopStateEvent('popstate'))
		},
		`/p/BCDFGH#${'0'.repeat(32)}`,
	)
	const answer = await asked
	await page.goBack()
	await page.getByRole('button', { name: 'Invite friends to Metro' }).waitFor()

	const opened = page.waitForEvent('websocket')
	await answer.continue()
	const socket = await opened
	await expect.poll(() => socket.isClosed()).toBe(true)
})
