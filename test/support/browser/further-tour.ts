import { replayPath, reportPath } from '../../../client/room/replay-link.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { gamesFile, recordedGames } from '../kept-game.ts'
import { isOver, playMove, playToTheEnd, sitAndStart } from '../play.ts'
import type { ScriptedClient } from '../scripted-client.ts'
import { devices, press } from './guest.ts'
import { openBook } from './phrasebook.ts'
import type { Screen, TourOptions } from './tour.ts'

const GAMES = ['metro', 'franchise', 'boundless'] as const

/** The pages beside the tables: lessons, the journey of the day, games that were kept, a look back, a television. */
export async function* furtherTour(options: TourOptions): AsyncGenerator<Screen> {
	yield* lessons(options)
	yield* daily(options)
	yield* kept(options)
	yield* lookingBack(options)
	for (const game of GAMES) yield* television(options, game)
}

async function* lessons({ visit, language }: TourOptions) {
	const guest = await visit({ language })
	const { page, home } = guest
	for (const game of GAMES) {
		await page.goto(`${home}learn/${game}`)
		await page.locator('.lesson-list-page').waitFor()
		yield { name: `learn-${game}`, guest }
		await page.goto(`${home}learn/${game}/base`)
		await page.locator('.lesson-caption').waitFor()
		yield { name: `lesson-${game}`, guest }
	}
}

async function* daily({ visit, language }: TourOptions) {
	const words = await openBook('games/boundless/daily/words', language)
	const guest = await visit({ language })
	const { page, home } = guest
	await page.goto(`${home}daily`)
	const begin = page.getByRole('button', { name: words('begin'), exact: true })
	await begin.waitFor()
	yield { name: 'daily', guest }
	await press(guest, begin)
	await press(guest, page.getByRole('button', { name: words('cards'), exact: true }))
	await page.locator('.boundless-ring-card').nth(7).waitFor()
	yield { name: 'daily-deal', guest }
}

async function* kept({ visit, language }: TourOptions) {
	const guest = await visit({ language })
	const { page, home } = guest
	await page.goto(`${home}games`)
	await page.locator('.games-files input').waitFor({ state: 'attached' })
	yield { name: 'games-none', guest }
	const file = { name: 'games.json', mimeType: 'application/json' }
	const buffer = Buffer.from(await gamesFile(GAMES, 1_700_000_000_000))
	await page.locator('.games-files input').setInputFiles({ ...file, buffer })
	await page.locator('.games-row').nth(5).waitFor()
	yield { name: 'games', guest }
	await press(guest, page.locator('.games-row').first())
	await page.locator('dialog .scores').waitFor()
	yield { name: 'games-one', guest }
}

async function* lookingBack({ visit, language }: TourOptions) {
	const guest = await visit({ language })
	const { page, home } = guest
	for (const game of GAMES) {
		const path = reportPath(await replayPath(recordedGames(game)[0]!))
		await page.goto('about:blank') // another fragment alone would not load the page again
		await page.goto(home + path.slice(1))
		await page.locator('.report-page h2').first().waitFor()
		yield { name: `report-${game}`, guest }
	}
}

async function* television({ visit, language, house }: TourOptions, game: string) {
	const code = await house.createRoom({}, game)
	const players = await house.gather(code, 3)
	const guest = await visit({ language, device: 'wide' })
	const { page, home } = guest
	await page.setViewportSize(devices.wide.viewport!)
	await page.goto(`${home}r/${code}/screen`)
	await page.locator('.screen-lobby').waitFor()
	yield { name: `television-lobby-${game}`, guest }
	await sitAndStart(players)
	await page.locator('.screen-board svg').first().waitFor()
	yield { name: `television-${game}`, guest }
	if (game === 'metro') yield* theEnd(players, { name: `television-result-${game}`, guest })
	for (const player of players) player.close()
}

async function* theEnd(players: readonly ScriptedClient[], screen: Screen) {
	const random = randomFrom('television')
	for (let move = 0; move < 4; move++) await playMove(players, random)
	if (!isOver(players[0]!)) await playToTheEnd(players)
	await screen.guest.page.locator('.screen-result').waitFor()
	yield screen
}
