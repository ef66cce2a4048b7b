import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { pressButton } from '../support/browser/guest.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { houseAt } from '../support/house.ts'
import { playMove, sitAndStart } from '../support/play.ts'

const visit = useBrowser()

/** A game between two people who are only a script, after some moves. */
async function startedRoom(game: string, moves: number): Promise<string> {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom({}, game)
	const players = await house.gather(code, 2)
	await sitAndStart(players)
	const random = randomFrom(game)
	for (let move = 0; move < moves; move++) await playMove(players, random)
	return code
}

/** To another page of the app, in the same tab and without loading anything again. */
const goWithin = (page: Page, path: string) =>
	page.evaluate((to) => {
		history.pushState(null, '', to)
		dispatchEvent(new PopStateEvent('popstate'))
	}, path)

async function watchWithin(page: Page, code: string): Promise<void> {
	await goWithin(page, `/r/${code}`)
	await page.getByRole('button', { name: 'Just watch' }).click()
	await page.locator('.table-board').waitFor()
}

/** Every element of the board with its place and what it looks like. */
const boardOf = (page: Page) =>
	page.evaluate(async () => {
		await document.fonts.ready
		await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))
		const looks = ['display', 'position', 'fill', 'stroke', 'stroke-width', 'opacity', 'font-size', 'color']
		return [...document.querySelectorAll('.table-board, .table-board *')].map((element) => {
			const { x, y, width, height } = element.getBoundingClientRect()
			const style = getComputedStyle(element)
			const place = [x, y, width, height].map((side) => Math.round(side * 10) / 10)
			return [
				element.tagName,
				element.getAttribute('class'),
				...place,
				...looks.map((look) => style.getPropertyValue(look)),
			].join(' ')
		})
	})

test('from Boundless to Metro, Franchise and Metro in one tab every board looks as in a new one', async () => {
	const boundless = await startedRoom('boundless', 0)
	const rooms = { metro: await startedRoom('metro', 6), franchise: await startedRoom('franchise', 6) }
	const walker = await visit()
	await walker.page.goto(walker.home)
	await watchWithin(walker.page, boundless)
	for (const code of [rooms.metro, rooms.franchise, rooms.metro]) {
		await goWithin(walker.page, '/')
		await watchWithin(walker.page, code)
		const newcomer = await visit()
		await newcomer.page.goto(new URL(`/r/${code}`, newcomer.home).href)
		await pressButton(newcomer, 'Just watch')
		await newcomer.page.locator('.table-board').waitFor()
		const fresh = await boardOf(newcomer.page)
		expect(fresh.length).toBeGreaterThan(100)
		expect(await boardOf(walker.page)).toEqual(fresh)
	}
})
