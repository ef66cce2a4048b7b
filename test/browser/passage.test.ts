import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { findBarriers } from '../support/browser/axe.ts'
import { type Guest, press, pressButton } from '../support/browser/guest.ts'
import { playMoves } from '../support/browser/metro.ts'
import { beginTogether, openTable, promptOf } from '../support/browser/room.ts'
import { strangeTexts } from '../support/browser/screen-words.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()
const refused = /^Failed to load resource/ // what a browser says of an answer that is a refusal

const isSeated = ({ page }: Guest, name: string) =>
	page.getByRole('button', { name: new RegExp(`^${name}, .*you`) }).waitFor()

const saysTitle = ({ page }: Guest, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()

/** Lets a page tell what it would have put on the clipboard. */
async function linkFrom(guest: Guest): Promise<string> {
	const { page } = guest
	await page.getByRole('img', { name: 'QR code of the link' }).waitFor()
	await page.evaluate(() => {
		navigator.clipboard.writeText = async (text) => {
			document.documentElement.dataset.copied = text
		}
	})
	await press(guest, page.getByRole('dialog').getByRole('button', { name: 'Copy the link' }))
	const copied = () => page.evaluate(() => document.documentElement.dataset.copied ?? '')
	await expect.poll(copied).toContain('#seat=')
	return copied()
}

async function offerSeat(guest: Guest): Promise<string> {
	await pressButton(guest, 'Menu')
	await pressButton(guest, 'Continue on another device')
	return linkFrom(guest)
}

const numberOn = ({ page }: Guest) => page.locator('.passage-number').textContent()

test('W90, W91: a seat goes to another device, once the first one says yes; the same link gives nobody else anything', async () => {
	const [ann, bob, other, third] = await Promise.all([
		visit(),
		visit(),
		visit(),
		visit({ forgiven: refused }),
	])
	const room = await beginTogether(ann, bob)
	const link = await offerSeat(bob)
	const token = await bob.page.evaluate(() => Object.values(JSON.parse(localStorage['junction.rooms']))[0])
	expect(link).not.toContain((token as { token: string }).token)
	expect(await findBarriers(bob.page)).toEqual([])

	await other.page.goto(link)
	await saysTitle(other, 'Your seat comes to this device')
	await bob.page.getByRole('heading', { name: 'A device asks for your seat' }).waitFor()
	expect(await numberOn(bob)).toBe(await numberOn(other))
	for (const guest of [bob, other])
		expect([...(await findBarriers(guest.page)), ...(await strangeTexts(guest.page, 'en'))]).toEqual([])

	await third.page.goto(link)
	await saysTitle(third, 'This link does not work')
	await bob.page.getByRole('alert').getByText('1 time').waitFor()

	await pressButton(bob, 'Yes, move my seat')
	await saysTitle(bob, 'Your seat is on the other device')
	await isSeated(other, 'Bob')
	expect(other.page.url()).toBe(room)
	await playMoves([ann, other], 2, randomFrom('moved'))
	await other.page.reload()
	await isSeated(other, 'Bob')

	await third.page.reload()
	await saysTitle(third, 'This link does not work')
	await bob.page.getByRole('alert').getByText('2 times').waitFor()
	expect([...(await findBarriers(bob.page)), ...(await strangeTexts(bob.page, 'en'))]).toEqual([])
	await bob.page.goto(home())
	await bob.page.getByRole('heading', { name: 'Metro' }).waitFor()
	expect(await bob.page.locator('.held-seat').count()).toBe(0)
})

test('W91: no, and a link that is put away, leave the seat where it is', async () => {
	const [ann, other] = await Promise.all([visit(), visit({ forgiven: refused })])
	await openTable(ann, 'Ann')
	await pressButton(ann, 'Continue on another device')
	const link = await linkFrom(ann)
	await other.page.goto(link)
	await saysTitle(other, 'Your seat comes to this device')
	await pressButton(ann, 'No')
	await ann.page.getByRole('heading', { name: 'Your seat stays here' }).waitFor()
	await saysTitle(other, 'The first device said no')

	await pressButton(ann, 'Make a new link')
	const next = await linkFrom(ann)
	expect(next).not.toBe(link)
	await ann.page.keyboard.press('Escape')
	await ann.page.getByRole('dialog').waitFor({ state: 'hidden' })
	await other.page.goto(next)
	await other.page.reload()
	await saysTitle(other, 'This link does not work')
	await pressButton(ann, 'Continue on another device')
	await ann.page.getByRole('alert').getByText('turned away').waitFor()
	await ann.page.getByRole('listitem').filter({ hasText: 'Ann' }).getByText('you').waitFor()
})

test('W91: a link in the field for codes, and by keys alone; whoever has a seat needs no other', async () => {
	const [ann, bob] = await Promise.all([visit({ forgiven: refused }), visit({ forgiven: refused })])
	await beginTogether(ann, bob)
	const link = await offerSeat(bob)
	await ann.page.goto(home())
	await ann.page.getByRole('textbox', { name: 'Got a code?' }).fill(link)
	await saysTitle(ann, 'You have a seat at this table')
	await ann.page.keyboard.press('Tab')
	await pressButton(ann, 'To the table')
	await promptOf(ann.page).waitFor()

	const other = await visit({ device: 'desktop' })
	await other.page.goto(link)
	await saysTitle(other, 'Your seat comes to this device')
	await bob.page.getByRole('heading', { name: 'A device asks for your seat' }).waitFor()
	for (const name of ['No', 'Yes, move my seat']) {
		await bob.page.keyboard.press('Tab')
		await expect.poll(() => bob.page.evaluate(() => document.activeElement?.textContent)).toBe(name)
	}
	await bob.page.keyboard.press('Enter')
	await isSeated(other, 'Bob')
})
