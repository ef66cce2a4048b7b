import type { Locator, Page } from 'playwright-core'
import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { decide } from '../../games/support/decide.ts'
import { actorOf, type Decide, playMove, playToTheEnd, sitAndStart, tokenOf } from '../play.ts'
import type { ScriptedClient } from '../scripted-client.ts'
import { press } from './guest.ts'
import { openBook } from './phrasebook.ts'
import { promptOf } from './room.ts'
import type { Screen, TourOptions } from './tour.ts'

const GAME = 'franchise'
const everything = { milestones: true, boom: true, regions: 'picked' }

/** A whole turn at once, as a bot would play it. */
const wholeTurn: Decide = ({ table, place }, random) =>
	decide(franchise.bots.steady!, { table: table.table, seat: place, hand: null }, random).steps

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** The screens of Franchise, with all that its expansions put on them. */
export async function* franchiseTour(options: TourOptions): AsyncGenerator<Screen> {
	yield* rulesAndLobby(options)
	yield* settling(options)
	yield* turns(options)
	yield* result(options)
}

async function* rulesAndLobby({ visit, language, house }: TourOptions) {
	const [rules, lobby] = await Promise.all([
		openBook('pages/rules/words', language),
		openBook('pages/lobby/words', language),
	])
	const code = await house.createRoom(everything, GAME)
	const [host] = await house.gather(code, 1)
	await host!.send('sit', { name: 'Ann' })
	const guest = await visit({ language, seat: { code, token: tokenOf(0) } })
	const { page, home } = guest
	await page.goto(`${home}rules/${GAME}`)
	await page.getByRole('heading', { name: rules('title', { game: 'Franchise' }), level: 1 }).waitFor()
	yield { name: 'franchise-rules', guest, isMain: true }
	await page.goto(`${home}r/${code}`)
	await press(guest, button(page, lobby('options.change')))
	await page.getByRole('dialog').waitFor()
	yield { name: 'franchise-options', guest, isMain: true }
}

/** Four at a table; it is the second one’s turn when they come. */
async function seatGame({ house }: TourOptions, choice: object, isReady: (table: Table) => boolean) {
	const code = await house.createRoom(choice, GAME)
	const players = await house.gather(code, 4)
	await sitAndStart(players)
	const random = randomFrom('tour of Franchise')
	const isThere = () => actorOf(players) === players[1] && isReady(players[0]!.table.table as Table)
	while (!isThere()) await playMove(players, random, wholeTurn)
	return { code, players, seat: { code, token: tokenOf(1) } }
}

async function* settling(options: TourOptions) {
	const { visit, language } = options
	const game = await openBook('games/franchise/words', language)
	const { code, players, seat } = await seatGame(
		options,
		{ expert: 'draft', regions: 'new' },
		({ stage }) => stage === 'draft',
	)
	const guest = await visit({ language, seat })
	await guest.page.goto(`${guest.home}r/${code}`)
	await promptOf(guest.page)
		.filter({ hasText: game('prompt.draft') })
		.waitFor()
	yield { name: 'franchise-draft', guest, isMain: true }
	await guest.page.keyboard.press('t')
	await guest.page.locator('.text-choices').first().waitFor()
	yield { name: 'franchise-draft-words', guest }
	close(players)
}

async function* turns(options: TourOptions) {
	const { visit, language } = options
	const words = await openBook('games/franchise/text/words', language)
	const isLate = ({ stage, round, progress }: Table) => stage === 'turns' && round > 4 && progress === null
	const { code, players, seat } = await seatGame(options, everything, isLate)
	const guest = await visit({ language, seat })
	const { page, home } = guest
	const screen = (name: string, isMain = false): Screen => ({ name: `franchise-${name}`, guest, isMain })
	await page.goto(`${home}r/${code}`)
	await page.locator('.franchise-tray').waitFor()
	yield screen('table', true)
	await page.keyboard.press('r')
	yield screen('regions')
	await page.keyboard.press('Escape')
	await page.keyboard.press('t')
	await page.getByRole('heading', { name: words('map.title'), level: 2 }).waitFor()
	const destinations = page.locator('h3', { hasText: words('go.title') }).locator('+ .text-choices')
	await press(guest, destinations.getByRole('button').first())
	yield screen('words', true)
	await page.keyboard.press('t')
	await page.locator('.franchise-map').waitFor()
	// What the words staged may lie out of sight; what keys choose never does.
	for (const key of ['Escape', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
	await page.locator('.franchise-considered .franchise-place-ring-staged').waitFor()
	yield screen('staged', true)
	close(players)
}

async function* result({ visit, language, house }: TourOptions) {
	const words = await openBook('pages/result/words', language)
	const code = await house.createRoom({ regions: 'all' }, GAME)
	const players = await house.gather(code, 3)
	await sitAndStart(players)
	await playToTheEnd(players, () => {}, randomFrom('tour of Franchise'), wholeTurn)
	const guest = await visit({ language, seat: { code, token: tokenOf(1) } })
	await guest.page.goto(`${guest.home}r/${code}`)
	await guest.page.getByText(words('result.details')).evaluate((heading) => heading.scrollIntoView())
	yield { name: 'franchise-result', guest, isMain: true }
	close(players)
}

const close = (clients: readonly ScriptedClient[]): void => {
	for (const client of clients) client.close()
}
