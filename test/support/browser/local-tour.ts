import { inProject } from '../../../worker/build/paths.ts'
import { press } from './guest.ts'
import { openBook } from './phrasebook.ts'
import { promptOf } from './room.ts'
import type { Screen, TourOptions } from './tour.ts'

/** A room on one device, and the device between two players. */
export async function* localTour({ visit, language }: TourOptions): AsyncGenerator<Screen> {
	const books = ['pages/local/words', 'pages/home/words', 'pages/lobby/words', 'fairness/words'] as const
	const [local, home, lobby, fairness] = await Promise.all(books.map((part) => openBook(part, language)))
	const guest = await visit({ language })
	const { page } = guest
	const button = (name: string) => page.getByRole('button', { name, exact: true })

	await page.goto(guest.home)
	const how = home!('home.here.shared')
	await press(guest, button(home!('home.here.about', { how, game: 'Metro' })))
	await page.getByRole('textbox', { name: local!('add.name') }).fill('Marguerite')
	await press(guest, button(local!('add')))
	await page.getByRole('listitem').filter({ hasText: 'Marguerite' }).waitFor()
	yield { name: 'local-lobby', guest, isMain: true }
	await press(guest, button(local!('online')))
	await page.getByRole('dialog').waitFor()
	yield { name: 'local-online', guest }
	await page.keyboard.press('Escape')
	await page.getByRole('dialog').waitFor({ state: 'hidden' })
	await press(guest, button(lobby!('start.go')))
	await page.locator('.curtain').waitFor()
	yield { name: 'local-curtain', guest, isMain: true }
	await press(guest, page.locator('.curtain').getByRole('button'))
	await promptOf(page).waitFor()
	yield { name: 'local-table', guest, isMain: true }

	await page.goto(`${guest.home}replay`)
	await page.locator('input[type=file]').setInputFiles(inProject('test/games/metro/records/base.json'))
	await press(guest, button(fairness!('verify.about')))
	await page.getByRole('dialog').waitFor()
	yield { name: 'verdict', guest, isMain: true }
	await press(guest, page.getByText(fairness!('how')))
	yield { name: 'verdict-how', guest }
}
