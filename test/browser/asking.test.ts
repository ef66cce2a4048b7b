import { test } from 'vitest'
import { press, pressButton } from '../support/browser/guest.ts'
import { beginTogether, promptOf } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('a stranger asks for the seat of somebody who left, hears a no, asks again and is let in; everybody is told', async () => {
	const [ann, bob, cleo] = await Promise.all([visit(), visit(), visit()])
	const link = await beginTogether(ann, bob)
	await pressButton(bob, 'Menu')
	await pressButton(bob, 'Leave the table')
	await press(bob, bob.page.locator('.button-primary', { hasText: 'Leave the table' }))
	await bob.page.getByText('You left the table.').waitFor()
	await pressButton(bob, 'Just watch')

	await cleo.page.goto(link)
	await cleo.page.getByRole('textbox', { name: 'Your name' }).fill('Cleo')
	await pressButton(cleo, 'Play on for Bob')
	await cleo.page.getByText('You ask to play on for Bob. Ann has to say yes.').waitFor()
	const question = ann.page.locator('.asked:visible')
	await question.getByText('Cleo asks to play on for Bob.').waitFor()
	await press(ann, question.getByRole('button', { name: 'No' }))
	await cleo.page.getByText('They said no. You can watch the game.').waitFor()

	await pressButton(cleo, 'Play on for Bob')
	await pressButton(cleo, 'Watch the game')
	await promptOf(cleo.page).waitFor()
	// Told for a moment only, and to both at once.
	const told = Promise.all([ann, bob].map(({ page }) => promptOf(page, /Cleo plays on for Bob/).waitFor()))
	await Promise.all([told, press(ann, question.getByRole('button', { name: 'Yes' }))])
	await cleo.page.getByRole('button', { name: /^Cleo, .*you/ }).waitFor()
})
