import { beforeAll, describe, expect, test } from 'vitest'
import { wordModules } from '../../worker/build/plugins/languages-apart.ts'
import type { Language } from '../support/browser/guest.ts'
import { countScripts, type LoadedScript, totalOf } from '../support/browser/loaded-scripts.ts'
import { promptOf } from '../support/browser/room.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { listModules } from '../support/built-modules.ts'
import { houseAt } from '../support/house.ts'
import { sitAndStart } from '../support/play.ts'

const visit = useBrowser()
const BUDGET = 64_000 // bytes, compressed
const ONE_GAME = 36_000 // what a game may add to the table, its map included
const ONE_MAP = 16_000 // drawn, or the flags on it

/** Lessons, and what comes with the first thing that is asked about: only who asks for it loads it. */
const LEARNING = /^(shared\/lessons|client\/games\/\w+\/(lessons|tips|hint|explanations))\//

/** What a table can do without: other ways to play, other pages, other games, and the authority itself. */
const USELESS = [
	/^node_modules\/(y-webrtc|simple-peer|uqr|hono)\//,
	/^shared\/games\/\w+\/bots?\b/,
	/^shared\/games\/\w+\/(game|judge|setup)\.ts$/,
	/^shared\/report\//,
	/^shared\/room\/(bots|own-moves|commands|commit|judge-command|replay)\b/,
	/^shared\/sync\/(host|own-entry|thinker)\b/,
	LEARNING,
	/^client\/pages\/(join|learn|lobby|local|replay|report|result|rules)\/.*\.tsx$/,
]

/** Whose table it is not. */
const othersThan = (game: string) => new RegExp(`^(client|shared)/games/(?!${game}/)\\w+/`)

let modules: Map<string, string[]>
beforeAll(async () => {
	modules = await listModules()
})

const filesIn = (scripts: readonly LoadedScript[]): string[] =>
	scripts.flatMap(({ file }) => modules.get(file) ?? [])

const uselessIn = (scripts: readonly LoadedScript[], game: string): string[] =>
	filesIn(scripts).filter((file) => [...USELESS, othersThan(game)].some((pattern) => pattern.test(file)))

/** The scripts with anything of a game in them. */
const ownOf = (scripts: readonly LoadedScript[], game: string): LoadedScript[] =>
	scripts.filter(({ file }) => {
		const own = (name: string) => new RegExp(`^(client|shared)/games/${game}/`).test(name)
		return modules.get(file)?.some(own) === true
	})

async function openHome(language: Language = 'en'): Promise<LoadedScript[]> {
	const { page } = await visit({ language })
	const scripts = countScripts(page)
	await page.goto(home())
	await page.locator('.game-card-picture svg').first().waitFor()
	await page.waitForLoadState('networkidle')
	return scripts.weigh()
}

/** By a link to a game that is on: the shortest way to a table, which is whole once the last of its files has come. */
async function openTable(game: string, last: readonly string[]): Promise<LoadedScript[]> {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom({}, game)
	const players = await house.gather(code, 2)
	await sitAndStart(players)
	const { page } = await visit({ seat: { code, token: players[0]!.token } })
	const scripts = countScripts(page)
	await page.goto(`${home()}r/${code}`)
	await promptOf(page).waitFor()
	// A network may be quiet for a moment before the last part is even asked for.
	const loaded = () => scripts.files().flatMap((file) => modules.get(file) ?? [])
	await expect.poll(loaded).toEqual(expect.arrayContaining([...last]))
	await page.waitForLoadState('networkidle')
	for (const player of players) player.close()
	return scripts.weigh()
}

const TABLE = 'client/table/table-page.tsx'
const ROAD_MAP = 'shared/games/franchise/drawing/regions.ts'
const EUROPE = ['client/games/boundless/map/europe.json', 'client/games/boundless/pictures/flags.ts']

describe('the scripts of', () => {
	test('a table of Metro fit into 64 KB, and hold nothing that it can do without', async () => {
		const scripts = await openTable('metro', [TABLE])
		expect(uselessIn(scripts, 'metro')).toEqual([])
		expect(totalOf(scripts)).toBeLessThanOrEqual(BUDGET)
	})

	test('a table of Franchise add at most 36 KB with its map, and nothing that it can do without', async () => {
		const scripts = await openTable('franchise', [ROAD_MAP])
		expect(uselessIn(scripts, 'franchise')).toEqual([])
		expect(totalOf(ownOf(scripts, 'franchise'))).toBeLessThanOrEqual(ONE_GAME)
	})

	test('a table of Boundless add at most 36 KB beside its pictures, of one map alone, and nothing that it can do without', async () => {
		const scripts = await openTable('boundless', EUROPE)
		const isPicture = (file: string) => /\/boundless\/(map\/\w+\.json|pictures\/flags\.ts)$/.test(file)
		const pictures = scripts.filter((script) => filesIn([script]).some(isPicture))
		expect(filesIn(pictures).filter(isPicture).toSorted()).toEqual(EUROPE)
		expect(uselessIn(scripts, 'boundless')).toEqual([])
		for (const { bytes } of pictures) expect(bytes).toBeLessThanOrEqual(ONE_MAP)
		expect(totalOf(ownOf(scripts, 'boundless')) - totalOf(pictures)).toBeLessThanOrEqual(ONE_GAME)
	})

	test('bots share no file with what a table, a board or the home page shows', () => {
		const isBots = (file: string) => /^shared\/games\/\w+\/bots\//.test(file)
		const withBots = [...modules.values()].filter((files) => files.some(isBots))
		const isShown = (file: string) => /^client\/(table|games|pages\/home)\/.*\.tsx$/.test(file)
		expect(withBots.flat().filter(isBots)).toContain('shared/games/metro/bots/master.ts')
		expect(withBots.flat().filter(isShown)).toEqual([])
	})

	test('the home page take less than a table', async () => {
		const [atHome, atTable] = [await openHome(), await openTable('metro', [TABLE])]
		expect(filesIn(atHome)).toContain('client/pages/home/home-page.tsx')
		expect(filesIn(atHome).filter((file) => /^node_modules\/yjs|^client\/connection\//.test(file))).toEqual(
			[],
		)
		expect([...modules.values()].flat()).toContain('client/games/metro/lessons/base.json')
		expect(filesIn(atHome).filter((file) => LEARNING.test(file))).toEqual([])
		expect(totalOf(atHome)).toBeLessThan(totalOf(atTable))
	})

	test.each(['en', 'fr'] as const)(
		'the home page in %s hold no words of another language',
		async (language) => {
			const words = filesIn(await openHome(language)).filter((file) =>
				Object.values(wordModules).some((end) => file.endsWith(end)),
			)
			expect(words).toContain(`client/pages/home/words${wordModules[language]}`)
			expect(words.filter((file) => !file.endsWith(wordModules[language]))).toEqual([])
		},
	)
})
