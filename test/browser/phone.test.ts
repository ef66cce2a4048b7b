import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { pressButton } from '../support/browser/guest.ts'
import { inviteFriends } from '../support/browser/room.ts'
import { expectClear, sitAtTable } from '../support/browser/safe-areas.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('nothing to press is under a phone’s camera or the line at its foot: home, lobby and sheet', async () => {
	const guest = await visit()
	await guest.page.goto(guest.home)
	await guest.page.locator('.game-card-picture svg').first().waitFor()
	await expectClear(guest)
	await inviteFriends(guest)
	await expectClear(guest)
	await pressButton(guest, 'Change your name or colour')
	await guest.page.getByRole('textbox', { name: 'Your name' }).waitFor()
	await expectClear(guest)
})

test('nor at a table; the first touch there opens the loudspeaker, and two in a row do not zoom', async () => {
	const guest = await sitAtTable(visit, 'metro')
	const { page } = guest
	await page.evaluate(() => {
		const opened: string[] = []
		Object.assign(globalThis, { opened })
		globalThis.AudioContext = class extends AudioContext {
			override resume() {
				opened.push(navigator.userActivation.isActive ? 'in a touch' : 'by itself')
				return super.resume()
			}
			override get state() {
				return opened.length === 0 ? 'suspended' : super.state // as a phone leaves it until it is told
			}
		}
	})
	const openedOn = () => page.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)
	await expectClear(guest)
	expect(await openedOn()).toEqual([])
	await pressButton(guest, 'Menu')
	await expect.poll(openedOn).toEqual(['in a touch'])
	await page.getByRole('dialog', { name: 'Menu' }).waitFor()
	await expectClear(guest)

	const actions = await page.evaluate(() =>
		[...document.querySelectorAll('html, button, a, input, label')]
			.filter((at) => getComputedStyle(at).touchAction === 'auto')
			.map((at) => at.outerHTML.slice(0, 200)),
	)
	expect(actions).toEqual([])
	const viewport = await page.locator('meta[name=viewport]').getAttribute('content')
	expect(viewport).not.toMatch(/user-scalable|maximum-scale/) // two fingers may
})

/** Something that is only heard, far down in there. */
const appendHeard = (where: Locator): Promise<void> =>
	where.evaluate((element) => {
		const [list, heard] = [document.createElement('div'), document.createElement('span')]
		list.style.height = '3000px'
		heard.className = 'unseen'
		list.append(heard)
		heard.style.marginTop = '2900px'
		element.append(list)
	})

test('a sheet’s head stays: what is only heard, far down in its body, scrolls with that', async () => {
	const guest = await visit()
	await inviteFriends(guest)
	await pressButton(guest, 'Change your name or colour')
	await appendHeard(guest.page.locator('.sheet-body'))
	const scrolled = await guest.page.locator('.sheet').evaluate((sheet) => {
		sheet.scrollTop = 500 // as a focus or a reader would
		return sheet.scrollTop
	})
	expect(scrolled).toBe(0)
})

test('a table is the window and no more: what is only heard, far down in its dock, is nowhere to scroll to', async () => {
	const { page } = await sitAtTable(visit, 'metro')
	await appendHeard(page.locator('.dock'))
	const scrolled = await page.evaluate(() => {
		const table = document.querySelector('.table')!
		table.scrollTop = 500
		scrollTo(0, 500)
		return [table.scrollTop, scrollY]
	})
	expect(scrolled).toEqual([0, 0])
})
