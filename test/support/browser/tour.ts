import type { Locator, Page } from 'playwright-core'
import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import { inProject } from '../../../worker/build/paths.ts'
import type { House } from '../house.ts'
import { actorOf, isOver, playMove, playToTheEnd, sitAndStart, tokenOf } from '../play.ts'
import type { ScriptedClient } from '../scripted-client.ts'
import { boundlessTour } from './boundless-tour.ts'
import { franchiseTour } from './franchise-tour.ts'
import { type Guest, holdSeat, type Language, press, pressAt, type Wishes } from './guest.ts'
import { localTour } from './local-tour.ts'
import { offeredPlaces } from './metro.ts'
import { openBook, type Say } from './phrasebook.ts'
import { promptOf } from './room.ts'

/** A screen of the app, as it stands until the next one is asked for. */
export interface Screen {
	name: string
	guest: Guest
	isMain?: boolean // one that everybody sees, not a corner
	clock?: Locator // seconds that run down: the one thing that no two visits see alike
}

export interface TourOptions {
	language: Language
	house: House
	visit: (wishes: Partial<Wishes>) => Promise<Guest>
}

/** Every screen of the app in one language, reached as people reach it. */
export async function* tour(visitors: TourOptions): AsyncGenerator<Screen> {
	const options = { ...visitors, visit: withOneRegular(visitors.visit) }
	const books = await openBooks(options.language)
	yield* outside(options, books)
	yield* beforeTheGame(options, books)
	yield* atTheTable(options, books)
	yield* afterTheGame(options, books)
	yield* franchiseTour(options)
	yield* localTour(options)
	yield* boundlessTour(options)
}

/** Whoever holds a seat already is always the same one: a browser that was here before need not fetch the app again. */
function withOneRegular(visit: TourOptions['visit']): TourOptions['visit'] {
	let regular: Guest | undefined
	return async (wishes) => {
		if (!wishes.seat) return visit(wishes)
		if (regular) await holdSeat(regular, wishes.seat)
		regular ??= await visit(wishes)
		return regular
	}
}

/** The files of words that the way through the app needs. */
const parts = {
	common: 'i18n/common',
	home: 'pages/home/words',
	lobby: 'pages/lobby/words',
	table: 'table/words',
	panels: 'table/panels/words',
	metro: 'games/metro/words',
	replay: 'pages/replay/words',
	result: 'pages/result/words',
	room: 'pages/room/words',
	notices: 'pages/notices/words',
	rules: 'pages/rules/words',
	privacy: 'pages/privacy/words',
}

type Books = Record<keyof typeof parts, Say>

async function openBooks(language: Language): Promise<Books> {
	const opened = Object.entries(parts).map(async ([name, part]) => [name, await openBook(part, language)])
	return Object.fromEntries(await Promise.all(opened))
}

const button = (page: Page | Locator, name: string): Locator =>
	page.getByRole('button', { name, exact: true })
const untilTitled = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()

/** What to do follows, or what the others' moves brought. */
const MY_TURN = /^(Your turn[:.]|À vous(\s:|\.))/

/** What was pressed opens a sheet. */
async function opened(page: Page): Promise<void> {
	await page.getByRole('dialog').waitFor()
}

/** With its entry in the history, whose end would break off a visit that begins meanwhile. */
async function dismiss(page: Page): Promise<void> {
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'hidden' })
	await page.waitForFunction(() => history.state?.isOver !== true)
}

/** Pages that need no room. */
async function* outside(
	{ visit, language }: TourOptions,
	{ common, rules, replay, notices, privacy }: Books,
) {
	const guest = await visit({ language })
	const { page, home } = guest
	const screen = (name: string, isMain = false): Screen => ({ name, guest, isMain })

	await page.goto(home)
	await page.locator('.game-card-picture svg').first().waitFor()
	yield screen('home', true)
	await page.goto(`${home}rules/metro`)
	await untilTitled(page, rules('title', { game: 'Metro' }))
	yield screen('rules', true)
	await page.goto(`${home}privacy`)
	await untilTitled(page, privacy('title'))
	yield screen('privacy')
	await press(guest, button(page, privacy('device.erase')))
	await opened(page)
	yield screen('privacy-erase')
	await dismiss(page)
	await page.goto(`${home}replay`)
	await untilTitled(page, replay('title'))
	yield screen('replay-file')
	await page.locator('input[type=file]').setInputFiles(inProject('test/games/metro/records/base.json'))
	await page.getByRole('slider').fill('33')
	yield screen('replay', true)
	await page.goto(`${home}nowhere`)
	await untilTitled(page, common('notice.nowhere'))
	yield screen('nowhere')
	await page.goto(`${home}r/BCDFGH`)
	await untilTitled(page, notices('none'))
	yield screen('no-such-room')
}

/** From the invitation to the start. */
async function* beforeTheGame({ visit, language, house }: TourOptions, { home: entrance, lobby }: Books) {
	const host = await visit({ language })
	const { page, home } = host
	const screen = (name: string, guest = host, isMain = false): Screen => ({ name, guest, isMain })

	await page.goto(home)
	await press(host, button(page, entrance('home.invite.about', { game: 'Metro' })))
	await button(page, lobby('lobby.copy')).waitFor()
	yield screen('lobby-new')
	await press(host, button(page, lobby('lobby.spell')))
	yield screen('lobby-spelt')
	await press(host, button(page, lobby('lobby.spell')))

	const code = page.url().slice(-6)
	const friend = await house.enter(code, 1)
	await friend.send('sit', { name: 'Marguerite' })
	const guest = await visit({ language })
	await guest.page.goto(`${home}r/${code}`)
	await button(guest.page, lobby('join.sit')).waitFor()
	yield screen('join', guest, true)
	await press(guest, button(guest.page, lobby('join.sit')))
	await press(host, button(page, lobby('lobby.bot.add')))
	await page.getByText(lobby('lobby.seats', { count: 4, max: 6 })).waitFor()
	yield screen('lobby', host, true)
	await guest.page.getByText(lobby('lobby.seats', { count: 4, max: 6 })).waitFor()
	yield screen('lobby-guest', guest)

	await press(host, button(page, lobby('options.change')))
	await opened(page)
	yield screen('lobby-options')
	await dismiss(page)
	await press(host, button(page, lobby('lobby.edit')))
	await opened(page)
	yield screen('lobby-you')
	await dismiss(page)
	await press(host, button(page, lobby('lobby.bot.choose')))
	await opened(page)
	yield screen('lobby-bots')
	await dismiss(page)
	await press(host, button(page, lobby('lobby.remove', { name: 'Marguerite' })))
	await opened(page)
	yield screen('lobby-remove')
	await dismiss(page)

	for (const person of [2, 3]) await (await house.enter(code, person)).send('sit', { name: `Zoé ${person}` })
	const late = await visit({ language })
	await late.page.goto(`${home}r/${code}`)
	await untilTitled(late.page, lobby('join.heading.full'))
	yield screen('full', late)
	friend.close()
}

/** Two who need no browser, and a place for one who does. */
async function seatGame(house: House, moves: number, random: Random) {
	const code = await house.createRoom()
	const players = await house.gather(code, 4)
	await sitAndStart(players)
	for (let move = 0; move < moves || actorOf(players) !== players[1]; move++) await playMove(players, random)
	return { code, players }
}

async function* atTheTable({ visit, language, house }: TourOptions, books: Books) {
	const { panels, table, metro, lobby } = books
	const { code, players } = await seatGame(house, 30, randomFrom('tour'))
	for (const text of ['Ça roule !', 'Let us see…']) await players[0]!.send('chat', { text })
	const guest = await visit({ language, seat: { code, token: tokenOf(1) } })
	const { page, home } = guest
	const screen = (name: string, isMain = false): Screen => ({ name, guest, isMain })
	const open = async (panel: string) => {
		await press(guest, button(page, table('menu')))
		await press(guest, button(page.getByRole('dialog'), panel))
	}

	await page.goto(`${home}r/${code}`)
	await promptOf(page, MY_TURN).waitFor()
	yield screen('table', true)
	await pressAt(guest, (await offeredPlaces(guest))[3]!)
	await page.getByText(metro('prompt.confirm')).waitFor()
	yield screen('table-preview')
	await page.keyboard.press('Escape')
	await page.keyboard.press('d')
	await page.getByText(metro('prompt.draw')).waitFor()
	yield screen('table-draw')
	await page.keyboard.press('Escape')

	await press(guest, button(page, table('menu')))
	await opened(page)
	yield screen('table-menu')
	await dismiss(page)
	for (const [name, label, title] of [
		['log', table('log.open'), panels('log.title')],
		['settings', panels('menu.settings'), panels('settings.title')],
		['keys', panels('menu.keys'), panels('keys.title')],
		['rules', panels('menu.rules'), panels('menu.rules')],
	] as const) {
		if (name === 'keys')
			await page.keyboard.press('?') // a phone is offered none
		else await open(label)
		await page.getByRole('dialog', { name: title }).waitFor()
		yield screen(`table-${name}`)
		await dismiss(page)
	}
	await press(
		guest,
		page
			.getByRole('list', { name: table('players') })
			.getByRole('button')
			.first(),
	)
	await opened(page)
	yield screen('table-player')
	await dismiss(page)
	await open(panels('menu.text'))
	await page.getByRole('table').first().waitFor()
	yield screen('table-words')

	const watcher = await visit({ language })
	await watcher.page.goto(`${home}r/${code}`)
	await button(watcher.page, lobby('join.watch.game')).waitFor()
	yield { name: 'join-playing', guest: watcher }
	await press(watcher, button(watcher.page, lobby('join.watch.game')))
	await watcher.page.getByText(metro('tray.watching')).waitFor()
	yield { name: 'watching', guest: watcher }

	await house.enter(code, 1)
	await untilTitled(page, books.notices('replaced'))
	yield screen('replaced')
	close(players)
}

async function* afterTheGame({ visit, language, house }: TourOptions, { result, lobby }: Books) {
	const { code, players } = await seatGame(house, 0, randomFrom('tour'))
	if (!isOver(players[0]!)) await playToTheEnd(players)
	const guest = await visit({ language, seat: { code, token: tokenOf(1) } })
	const { page, home } = guest
	const screen = (name: string, isMain = false): Screen => ({ name, guest, isMain })
	await page.goto(`${home}r/${code}`)
	await page.getByRole('link', { name: result('result.replay') }).waitFor()
	yield screen('result', true)
	await page.getByText(result('result.details')).evaluate((heading) => heading.scrollIntoView())
	yield screen('result-details')
	await press(guest, button(page, result('result.change')))
	await button(page, lobby('start.again'))
		.or(page.getByText(/Player 1/))
		.first()
		.waitFor()
	yield screen('lobby-after')
	close(players)
}

const close = (clients: readonly ScriptedClient[]): void => {
	for (const client of clients) client.close()
}
