import type { Page } from 'playwright-core'
import { type Guest, press, pressAt } from './guest.ts'

/** What a lesson wants now; another with everything that is done. */
interface Wanted {
	told: boolean // there is nothing to do but to read on
	over: boolean
	spot: { x: number; y: number } | null // the middle of what is lit
	key: string
}

/** Resolves once the lesson waits for its learner, for something else than before. */
export async function wanted(page: Page, before: string): Promise<Wanted> {
	const found = await page.waitForFunction((before) => {
		const over = document.querySelector('.lesson-list-page') !== null
		const table = document.querySelector('.lesson')
		const told = table?.hasAttribute('data-told') === true
		const hole = document.querySelector<HTMLElement>('.spotlight:not([hidden])')
		const inSheet = document.querySelector('[data-lesson-lit]')
		const box = (inSheet ?? hole)?.getBoundingClientRect()
		if (!over && !told && !box) return null
		// What is told may be said a moment after the button is there.
		const words = ['.lesson-count', ...(told ? [] : ['.lesson-caption'])].map((css) =>
			document.querySelector(css),
		)
		// What is lit beside what is read may come while the button is pressed already.
		const lit = told ? '' : [hole?.dataset.spot, inSheet !== null]
		const key = JSON.stringify([...words.map((one) => one?.textContent), told, over, lit])
		const spot = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
		return key === before ? null : { told, over, spot, key }
	}, before)
	return (await found.jsonValue()) as Wanted
}

/** Plays a lesson to its end by touching nothing but what is lit. Answers how many things that were. */
export async function playLesson(
	guest: Guest,
	game: string,
	name: string,
	aside: () => Promise<void> = async () => {}, // before each of them
): Promise<number> {
	const { page } = guest
	await page.goto(`${guest.home}learn/${game}/${name}`)
	let now = await wanted(page, '')
	let count = 0
	for (; !now.over; now = await wanted(page, now.key)) {
		await aside()
		if (now.told) await press(guest, page.locator('.lesson-button'))
		else if (now.spot) await pressAt(guest, now.spot)
		count += 1
	}
	return count
}
