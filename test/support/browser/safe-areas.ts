import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { houseAt } from '../house.ts'
import { sitAndStart } from '../play.ts'
import { type Guest, pressButton, type Wishes } from './guest.ts'
import { promptOf } from './room.ts'
import { home } from './use-browser.ts'

/** A phone with a camera in its screen and a line at the foot of it, in pixels. */
const screens = {
	upright: { width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
	sideways: { width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
}
type Screen = (typeof screens)[keyof typeof screens]

async function hold({ page, context }: Guest, { width, height, insets }: Screen): Promise<void> {
	await page.setViewportSize({ width, height })
	const device = await context.newCDPSession(page)
	await device.send('Emulation.setSafeAreaInsetsOverride', { insets })
	await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, {
		width,
		height,
	})
}

/** The controls that a thumb would look for under the camera or the line, by name; where it can scroll, it will. */
const coveredOn = (page: Page, { insets }: Screen): Promise<string[]> =>
	page.evaluate((insets) => {
		const root = document.querySelector('dialog[open]') ?? document
		const ends = (element: Element | null): boolean => {
			for (let at = element; at; at = at.parentElement)
				if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY))
					return false
			return document.documentElement.scrollHeight <= innerHeight + 1
		}
		return [...root.querySelectorAll<HTMLElement>('button, a, input, select, summary')]
			.filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
			.filter((control) => {
				const { left, top, right, bottom, width } = control.getBoundingClientRect()
				if (width <= 1 || bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return false
				const isAside = left < insets.left - 1 || right > innerWidth - insets.right + 1
				const isUnder = top < insets.top - 1 || bottom > innerHeight - insets.bottom + 1
				return isAside || (isUnder && ends(control))
			})
			.map((control) => control.ariaLabel ?? control.innerText ?? control.outerHTML.slice(0, 80))
	}, insets)

/** In everything one may write in, letters are large enough that the phone does not zoom into it. */
const smallFieldsOn = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		[...document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=range]), select, textarea')]
			.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
			.map((field) => field.outerHTML.slice(0, 80)),
	)

/** Nothing to press is under the camera or the line, however the phone is held. */
export async function expectClear(guest: Guest): Promise<void> {
	for (const [name, screen] of Object.entries(screens)) {
		await hold(guest, screen)
		expect([name, await coveredOn(guest.page, screen)]).toEqual([name, []])
	}
	expect(await smallFieldsOn(guest.page)).toEqual([])
}

type Visit = (wishes: Partial<Wishes>) => Promise<Guest>

/** Somebody at a game that is on, with another player. */
export async function sitAtTable(visit: Visit, game: string): Promise<Guest> {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom({}, game)
	const players = await house.gather(code, 2)
	await sitAndStart(players)
	const guest = await visit({ seat: { code, token: players[0]!.token, game } })
	await guest.page.goto(`${home()}r/${code}`)
	await promptOf(guest.page).waitFor()
	players[1]!.close()
	return guest
}

export async function expectClearTable(guest: Guest): Promise<void> {
	await expectClear(guest)
	await pressButton(guest, 'Menu')
	await guest.page.getByRole('dialog', { name: 'Menu' }).waitFor()
	await expectClear(guest)
}
