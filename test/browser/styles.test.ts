import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { decide } from '../games/support/decide.ts'
import { untilStill } from '../support/browser/scenery.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { houseAt } from '../support/house.ts'
import { type Decide, playMove, sitAndStart } from '../support/play.ts'

const visit = useBrowser()

const asBotsDo: Decide = ({ table, place, hand }, random) => {
	const { steady } = findGame(table.about.game)!.bots
	return decide(steady!, { table: table.table, seat: place, hand: hand?.hand }, random).steps
}

/** A game between two people who are only a script, after some moves. */
async function startedRoom(game: string, moves: number): Promise<string> {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom({}, game)
	const players = await house.gather(code, 2)
	await sitAndStart(players)
	const random = randomFrom(game)
	for (let move = 0; move < moves; move++) await playMove(players, random, asBotsDo)
	return code
}

/** To another page of the app, in the same tab and without loading anything again. */
const goWithin = (page: Page, path: string) =>
	page.evaluate((to) => {
		history.pushState(null, '', to)
		dispatchEvent(new PopStateEvent('popstate'))
	}, path)

const BOARD = '.surface, .table-board'

async function watch(page: Page): Promise<void> {
	const board = page.locator(BOARD).first()
	const button = page.getByRole('button', { name: 'Watch the game' })
	await board.or(button).first().waitFor()
	if (await button.isVisible()) await button.click()
	await board.waitFor()
	await untilStill(page)
}

/** What one comes from may stay in sight until what one goes to has come. */
async function watchWithin(page: Page, code: string): Promise<void> {
	const before = await page.$(BOARD)
	await goWithin(page, `/r/${code}`)
	await before?.waitForElementState('hidden')
	await watch(page)
}

/** Every element of the board with its place and what it looks like. */
const boardOf = (page: Page) =>
	page.evaluate((board) => {
		const looks = ['display', 'position', 'fill', 'stroke', 'stroke-width', 'opacity', 'font-size', 'color']
		return [...document.querySelectorAll(board)]
			.flatMap((one) => [one, ...one.querySelectorAll('*')])
			.map((element) => {
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
	}, BOARD)

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
		await watch(newcomer.page)
		const fresh = await boardOf(newcomer.page)
		expect(fresh.length).toBeGreaterThan(100)
		expect(await boardOf(walker.page)).toEqual(fresh)
	}
})
