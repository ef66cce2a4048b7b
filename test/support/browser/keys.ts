import type { Locator, Page } from 'playwright-core'
import type { Random } from '../../../shared/kernel/random.ts'
import type { Guest } from './guest.ts'
import { readLink } from './room.ts'

const ENOUGH = 80 // no page of ours has so many stops

export const isFocused = (what: Locator): Promise<boolean> =>
	what.evaluate((element) => element === document.activeElement)

/** Goes from stop to stop until the wanted one has the focus. */
export async function tabTo(page: Page, what: Locator): Promise<void> {
	await what.waitFor()
	for (let stops = 0; stops < ENOUGH; stops++) {
		if (await isFocused(what)) return
		await page.keyboard.press('Tab')
	}
	throw new Error(`Tab never led to ${what}.`)
}

export async function pressByKey(page: Page, name: string | RegExp): Promise<void> {
	await tabTo(page, page.getByRole('button', { name }))
	await page.keyboard.press('Enter')
}

/** From the home page to the table without a pointer: one invites, the other comes by the link. */
export async function sitDownByKeys(host: Guest, guest: Guest, game: string): Promise<void> {
	await host.page.goto(host.home)
	await pressByKey(host.page, `Invite friends to ${game}`)
	const { page } = guest
	await page.goto(await readLink(host))
	await page.getByRole('heading', { name: 'Take a seat', level: 1 }).waitFor()
	await tabTo(page, page.getByRole('textbox', { name: 'Your name' }))
	await page.keyboard.type('Ray') // the suggestion is selected: writing replaces it
	await page.keyboard.press('Enter')
	await pressByKey(host.page, 'Start the game')
	await page.getByRole('heading', { name: new RegExp(`^${game}, Room [A-Z]{6}$`), level: 1 }).waitFor()
}

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** Where the arrows move over the cells. */
export async function focusBoard(page: Page): Promise<void> {
	const board = page.getByRole('application', { name: /^Metro board/ })
	if (!(await isFocused(board))) await tabTo(page, board)
}

/** Arrows to a cell of the board, and Enter to see what would happen; the button that would do it. */
export async function aimByKeys({ page }: Guest, random: Random): Promise<Locator> {
	await focusBoard(page)
	await page.locator('path.metro-spots').waitFor({ state: 'attached' }) // what arrows move among
	for (let steps = 0; steps < 3; steps++) await page.keyboard.press(random.pick(arrows))
	const confirmation = page.getByRole('button', { name: /^Lay it/ })
	await page.keyboard.press('Enter')
	await confirmation.waitFor()
	return confirmation
}

/** The same, and Enter once more to do it. */
export async function layByKeys(guest: Guest, random: Random): Promise<void> {
	const confirmation = await aimByKeys(guest, random)
	await guest.page.keyboard.press('Enter')
	await confirmation.waitFor({ state: 'hidden' })
}
