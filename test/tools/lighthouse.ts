/**
 * What Lighthouse thinks of the built app on a simulated phone: the home page, the rules, and a table in the middle
 * of a game. Prints the scores and what cost points; fails below 100.
 *   node test/tools/lighthouse.ts
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { chromium, type Page } from 'playwright-core'
import { randomFrom } from '../../shared/kernel/random.ts'
import { type HeldSeat, memoryOfSeat } from '../support/browser/guest.ts'
import { launchArguments } from '../support/browser/launch.ts'
import buildClient from '../support/built-client.ts'
import { demandChromium } from '../support/chromium.ts'
import { freePort } from '../support/free-port.ts'
import type { House } from '../support/house.ts'
import { playMove, sitAndStart, tokenOf } from '../support/play.ts'
import { serveForTest } from '../support/serve-for-test.ts'

/** One visit differs from the next, if only because the machine does: as its authors advise, the median counts. */
const VISITS = 5

const CATEGORIES = ['performance', 'accessibility', 'best-practices']

interface Visit {
	page: string
	path: string
	categories: string[]
	seat?: HeldSeat
}

buildClient()
const house = await serveForTest()
const seat = await seatInGame(house)
const visits: Visit[] = [
	{ page: 'home', path: '/', categories: [...CATEGORIES, 'seo'] },
	{ page: 'rules', path: '/rules/metro', categories: [...CATEGORIES, 'seo'] },
	{ page: 'table', path: `/r/${seat.code}`, categories: CATEGORIES, seat },
]
for (const visit of visits) if (!(await judge(visit))) process.exitCode = 1
await house.stop()

/** A seat at a game of Metro that is on. */
async function seatInGame(house: House): Promise<HeldSeat> {
	const code = await house.createRoom()
	const players = await house.gather(code, 3)
	await sitAndStart(players)
	const random = randomFrom('lighthouse')
	for (let move = 0; move < 20; move++) await playMove(players, random)
	for (const player of players) player.close()
	return { code, token: tokenOf(1), game: 'metro' }
}

/** Whether a page has 100 in everything. */
async function judge(visit: Visit): Promise<boolean> {
	const results: Result[] = []
	for (let time = 0; time < VISITS; time++) results.push(await examine(visit))
	const speedOf = ({ lhr }: Result): number => lhr.categories.performance?.score ?? 0
	const slowestFirst = results.sort((a, b) => speedOf(a) - speedOf(b))
	const all = slowestFirst.map((result) => percent(speedOf(result))).join(', ')
	return report(`${visit.page} (the median of ${all})`, slowestFirst[VISITS >> 1]!)
}

/** With a browser that has never seen the page. */
async function examine({ page, path, categories, seat }: Visit): Promise<Result> {
	const profile = await mkdtemp(join(tmpdir(), 'junction-lighthouse-'))
	const port = await freePort()
	const browser = await chromium.launchPersistentContext(profile, {
		executablePath: demandChromium(),
		args: [...launchArguments, `--remote-debugging-port=${port}`],
	})
	if (seat) await remember(browser.pages()[0] ?? (await browser.newPage()), seat)
	const url = new URL(path, house.url).href
	const result = await lighthouse(url, {
		port,
		onlyCategories: categories,
		disableStorageReset: true, // the seat is in there
		logLevel: 'error',
	})
	await browser.close()
	await rm(profile, { recursive: true, force: true })
	if (!result) throw new Error(`Lighthouse said nothing about ${page}.`)
	return result
}

/** As after an earlier visit; nothing of the app is loaded for it. */
async function remember(page: Page, seat: HeldSeat): Promise<void> {
	await page.goto(new URL('/robots.txt', house.url).href)
	await page.evaluate(({ name, value }) => localStorage.setItem(name, value), memoryOfSeat(seat))
}

function report(page: string, { lhr: { categories, audits } }: Result): boolean {
	const scores = Object.values(categories).map(({ title, score }) => `${title} ${percent(score)}`)
	console.log(`${page}: ${scores.join(' · ')}`)
	const costly = Object.values(categories).flatMap(({ auditRefs }) =>
		auditRefs.flatMap(({ id, weight }) => (weight > 0 && (audits[id]!.score ?? 1) < 1 ? [audits[id]!] : [])),
	)
	for (const { title, score, displayValue = '' } of costly)
		console.log(`  ${percent(score)} ${title} ${displayValue}`)
	return Object.values(categories).every(({ score }) => score === 1)
}

function percent(score: number | null): number {
	return Math.round((score ?? 0) * 100)
}
