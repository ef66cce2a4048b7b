import type { Page } from 'playwright-core'
import type { Course } from '../../../shared/lessons/course.ts'
import type { Guest } from './guest.ts'
import { isFocused, pressByKey, tabTo } from './keys.ts'
import { twoFrames } from './two-frames.ts'

/** How one step of a game is chosen without a pointer; all of them wait for the button, unless it answers that it is made. */
export type Hand = (page: Page, step: never) => Promise<'made' | undefined>

/** Plays a lesson to its end without a pointer; each step is chosen as the game's own hand does it. */
export async function playByKeys(
	{ page, home }: Guest,
	{ lesson, stops }: Course,
	name: string,
	choose: Hand,
): Promise<void> {
	await page.goto(`${home}learn/${lesson.game}/${name}`)
	const button = page.locator('.lesson-button')
	const told = page.locator('.lesson[data-told]')
	for (const [at, { step }] of stops.entries()) {
		await page.locator('.lesson-count', { hasText: new RegExp(`^${at + 1} of `) }).waitFor()
		await told.or(page.locator('.lesson[data-asked]')).waitFor()
		if ((await page.locator('.lesson[data-noted]').count()) > 0) {
			await tabTo(page, button)
			await page.keyboard.press('Enter')
			await page.locator('.lesson[data-asked]').waitFor()
		}
		let isMade = false
		// What is refused no arrow leads to: it is explained instead.
		if (step.refused !== undefined) await pressByKey(page, /^Explain$/)
		else
			for (const asked of step.ask?.steps ?? [])
				isMade = (await choose(page, asked as never)) === 'made' || isMade
		if (isMade) continue
		await tabTo(page, button)
		await page.keyboard.press('Enter')
	}
	await page.getByRole('button', { name: 'Play a gentle bot' }).waitFor()
}

const MOST = 120 // arrows from anywhere to anywhere

/** By arrows over the board until a mark is on what is lit, then Enter. */
export async function goToLit(page: Page, mark: string): Promise<void> {
	const board = page.locator('.surface-window')
	if (!(await isFocused(board))) await tabTo(page, board)
	const seen = new Map<string, number>()
	for (let count = 0; count < MOST; count++) {
		const way = await page.evaluate((mark) => {
			const middle = (selector: string) => {
				const box = document.querySelector(selector)?.getBoundingClientRect()
				return box && { x: box.x + box.width / 2, y: box.y + box.height / 2, size: box.width }
			}
			const [from, to] = [middle(mark), middle('.spotlight')]
			// What lies beyond the screen is lit by a light without a size: arrows lead to it all the same.
			if (!to || (!to.size && !to.x)) return null
			return from ? { x: to.x - from.x, y: to.y - from.y, near: to.size / 4 } : { x: 1, y: 0, near: 0 }
		}, mark)
		if (!way) {
			await twoFrames(page) // the light is on its way
			continue
		}
		if (Math.hypot(way.x, way.y) <= way.near) return page.keyboard.press('Enter')
		const arrows =
			Math.abs(way.x) > Math.abs(way.y) ? [across(way.x), down(way.y)] : [down(way.y), across(way.x)]
		// Whoever comes to the same place again goes another way.
		const here = `${Math.round(way.x / 30)} ${Math.round(way.y / 30)}`
		const times = seen.get(here) ?? 0
		seen.set(here, times + 1)
		await page.keyboard.press([...arrows, across(-way.x), down(-way.y)][(times + Math.floor(times / 4)) % 4]!)
		await twoFrames(page) // the mark follows
	}
	throw new Error('The arrows never led to what is lit.')
}

const across = (x: number): string => (x > 0 ? 'ArrowRight' : 'ArrowLeft')
const down = (y: number): string => (y > 0 ? 'ArrowDown' : 'ArrowUp')
