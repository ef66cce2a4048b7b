import type { Locator, Page } from 'playwright-core'
import type { Random } from '../../../shared/kernel/random.ts'
import { isCalled } from './franchise.ts'
import type { Guest } from './guest.ts'
import { isFocused, tabTo } from './keys.ts'
import { promptOf } from './room.ts'

/** Somebody at the table, with a way to take a turn. */
export interface Seated {
	guest: Guest
	takeTurn(guest: Guest, random: Random): Promise<void>
}

/** Whoever is called takes a turn, until the game is over. */
export async function playToTheEnd(players: readonly Seated[], random: Random): Promise<void> {
	for (;;) {
		const calls = players.map(async (player) => ({ player, called: await isCalled(player.guest) }))
		const { player, called } = await Promise.race(calls)
		if (!called) return
		await player.takeTurn(player.guest, random)
	}
}

/** F, and it is somebody else’s turn; but whoever chose the last start town may be the first to take a turn. */
async function confirm({ page }: Guest): Promise<void> {
	const isSettling = await page.getByRole('button', { name: /^Start in/ }).isVisible()
	await page.keyboard.press('f')
	if (isSettling) return promptOf(page, /^(?!Your turn: (confirm|choose a town))/).waitFor()
	// A turn that does nothing is asked about first, by its button.
	const question = page.locator('.dock-actions > .button-primary', { hasText: 'End turn without a road' })
	const handedOn = page.locator('.dock[data-mine="false"]')
	await handedOn.or(question).first().waitFor()
	if (await question.isVisible()) await page.keyboard.press('f')
	await handedOn.waitFor()
}

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** Arrows over the map to a place, Enter to choose it, F to confirm the turn. */
export async function goByKeys(guest: Guest, random: Random): Promise<void> {
	const { page } = guest
	const map = page.getByRole('application', { name: /^Map of Franchise/ })
	if (!(await isFocused(map))) await tabTo(page, map)
	for (let steps = 0; steps < 3; steps++) await page.keyboard.press(random.pick(arrows))
	await page.keyboard.press('Enter')
	await page.getByRole('button', { name: /^(Open in|Buy a share|Start in|End turn)/ }).waitFor()
	if (await page.locator('.franchise-inspection').isVisible()) await chooseFirst(page)
	await confirm(guest)
}

/** From a place that only told about itself to one that can be chosen, if there is any. */
async function chooseFirst(page: Page): Promise<void> {
	await page.keyboard.press('Escape')
	await page.keyboard.press('ArrowRight')
	await page.keyboard.press('Enter')
}

const listed = (page: Page, name: string): Locator =>
	page.getByRole('list', { name, exact: true }).getByRole('button')

/** Chooses among the lists of the table in words, stop by stop, and confirms. */
export async function goByWords(guest: Guest, random: Random): Promise<void> {
	const { page } = guest
	await page.getByRole('heading', { name: 'Your turn', level: 2 }).waitFor()
	const ways = listed(page, 'Roads you can take').or(listed(page, 'Start towns'))
	const count = await ways.count()
	if (count > 0) await chooseByKey(page, ways.nth(random.below(count)))
	const shares = listed(page, 'Market shares, 1 dollar each')
	if ((await shares.count()) > 0) await chooseByKey(page, shares.first())
	await confirm(guest)
}

async function chooseByKey(page: Page, choice: Locator): Promise<void> {
	const name = (await choice.textContent()) ?? ''
	await tabTo(page, page.getByRole('button', { name, exact: true }))
	await page.keyboard.press('Enter')
	await page.getByRole('button', { name, exact: true, pressed: true }).waitFor()
}
