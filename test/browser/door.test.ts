import { expect, test } from 'vitest'
import { press, pressButton } from '../support/browser/guest.ts'
import { inviteFriends, openTable, readLink, startGame, takeSeat } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('the host locks the door: who comes is told, and comes in once it is open', async () => {
	const [ann, bob] = await Promise.all([visit(), visit()])
	await inviteFriends(ann)
	const link = await readLink(ann)
	await press(ann, ann.page.getByRole('checkbox', { name: 'Lock the door' }))
	await ann.page.getByText('The door is locked. Nobody new can come in.').waitFor()
	await bob.page.goto(link)
	await bob.page.getByRole('heading', { name: 'The door is locked' }).waitFor()
	await press(ann, ann.page.getByRole('checkbox', { name: 'Lock the door' }))
	await ann.page.getByText('The door is open again.').waitFor()
	await pressButton(bob, 'Try again')
	await bob.page.getByRole('heading', { name: 'Take a seat' }).waitFor()
	await expect.poll(() => bob.page.title()).toMatch(/^Room [A-Z]{6} · Junction$/)
	await bob.page.getByText('Lay rails under Paris.').waitFor()
	await bob.page.getByRole('button', { name: 'Rules' }).waitFor()
})

test('whom the host removes is told; who may not come back is told that whenever they try', async () => {
	const [ann, bob] = await Promise.all([visit(), visit()])
	const link = await openTable(ann, 'Ann')
	await takeSeat(bob, link, 'Bob')
	await pressButton(ann, 'Remove Bob')
	await pressButton(ann, 'Remove')
	await bob.page.getByText('The host took your seat away.').waitFor()
	await takeSeat(bob, link, 'Bob')

	await startGame(ann)
	await pressButton(ann, 'Menu')
	await ann.page.getByRole('button', { name: 'Lock the door' }).waitFor()
	await ann.page.keyboard.press('Escape')
	await press(ann, ann.page.getByRole('button', { name: /^Bob, / }))
	await pressButton(ann, 'Remove Bob from the table')
	const question = ann.page.getByRole('dialog', { name: 'Take the seat from Bob?' })
	await press(ann, question.getByRole('checkbox', { name: 'They may not come back' }))
	await press(ann, question.getByRole('button', { name: 'Remove' }))
	const told = bob.page.getByRole('heading', { name: 'You were removed from this room' })
	await told.waitFor()
	await bob.page.goto(link)
	await told.waitFor()
})

test('whoever was shut out comes in once the host lets them; and nobody else is told of them', async () => {
	const [ann, bob, cleo] = await Promise.all([visit(), visit(), visit()])
	const link = await openTable(ann, 'Ann')
	await takeSeat(bob, link, 'Bob')
	await takeSeat(cleo, link, 'Cleo')
	await pressButton(ann, 'Remove Bob')
	await press(ann, ann.page.getByRole('checkbox', { name: 'They may not come back' }))
	await pressButton(ann, 'Remove')
	await bob.page.getByRole('heading', { name: 'You were removed from this room' }).waitFor()
	await pressButton(ann, 'Let Bob in again')
	await ann.page.getByText('Shut out of this room').waitFor({ state: 'detached' })
	expect(await cleo.page.getByText('Shut out of this room').count()).toBe(0)
	await pressButton(bob, 'Try again')
	await bob.page.getByRole('heading', { name: 'Take a seat' }).waitFor()
})
