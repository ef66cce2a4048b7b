import type { Page } from 'playwright-core'
import type { Random } from '../../../shared/kernel/random.ts'
import type { Guest } from './guest.ts'
import { tabTo } from './keys.ts'

/** Hears what a screen reader would say by itself: whatever changes in a live region. */
export async function listen({ context }: Guest): Promise<string[]> {
	const heard: string[] = []
	await context.exposeBinding('hear', (_, text: string) => heard.push(text))
	await context.addInitScript(() => {
		const { hear } = window as unknown as { hear(text: string): void }
		const speak = (records: MutationRecord[]) => {
			const regions = records.map(({ target }) =>
				(target instanceof Element ? target : target.parentElement)?.closest(
					'[role=status], [role=alert], [aria-live]',
				),
			)
			for (const region of new Set(regions)) if (region?.textContent) hear(region.textContent)
		}
		new MutationObserver(speak).observe(document, { subtree: true, childList: true, characterData: true })
	})
	return heard
}

const COLUMNS = 'ABCDEFGH'

/** Finds a free cell among the buttons of the table in words, goes there, listens, and lays. */
export async function layByWords({ page }: Guest, random: Random): Promise<void> {
	const free = page.getByRole('button', { name: /^[A-H][1-8]: free/ })
	await free.first().waitFor()
	const names = await free.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''))
	const cell = random.pick(names).slice(0, 2)
	await goTo(page, cell)
	await page.keyboard.press('Enter')
	await page
		.getByRole('paragraph')
		.filter({ hasText: /Enter again lays the tile\.$/ })
		.waitFor()
	await page.keyboard.press('Enter')
	await page.getByRole('button', { name: new RegExp(`^${cell}: tile`) }).waitFor()
}

/** With arrows, from wherever the focus is in the table of cells. */
async function goTo(page: Page, cell: string): Promise<void> {
	const grid = page.getByRole('table').first()
	const current = grid.locator('button[tabindex="0"]')
	await tabTo(page, current)
	const from = (await current.getAttribute('aria-label')) ?? ''
	const right = COLUMNS.indexOf(cell[0]!) - COLUMNS.indexOf(from[0]!)
	const down = Number(cell[1]) - Number(from[1])
	for (let step = 0; step < Math.abs(right); step++)
		await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft')
	for (let step = 0; step < Math.abs(down); step++)
		await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp')
}
