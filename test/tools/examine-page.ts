import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type lighthouse from 'lighthouse'
import type { Audit, Result } from 'lighthouse'
import { chromium, type Page } from 'playwright-core'
import { type HeldSeat, memoryOfSeat } from '../support/browser/guest.ts'
import { launchArguments } from '../support/browser/launch.ts'
import { demandChromium } from '../support/chromium.ts'
import { freePort } from '../support/free-port.ts'

/** One visit differs from the next, if only because the machine does: as its authors advise, the median counts. */
const VISITS = Number(process.env.VISITS ?? 5)

/** What it judges of any page; pages that are to be found by searching are judged for that too. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices']

export interface Visit {
	page: string
	path: string
	categories: string[]
	seat?: HeldSeat
}

interface Examined {
	result: Result // of the visit in the middle
	speeds: number[] // of all of them
}

/** Several visits with some version of it, to a page of the house. */
export async function examine(program: typeof lighthouse, house: URL, visit: Visit): Promise<Examined> {
	const results: Result[] = []
	for (let time = 0; time < VISITS; time++) results.push(await look(program, house, visit))
	const speedOf = ({ lhr }: Result): number => lhr.categories.performance?.score ?? 0
	const slowestFirst = results.sort((a, b) => speedOf(a) - speedOf(b))
	return {
		result: slowestFirst[VISITS >> 1]!,
		speeds: slowestFirst.map((result) => percent(speedOf(result))),
	}
}

/** With a browser that has never seen the page. */
async function look(
	program: typeof lighthouse,
	house: URL,
	{ page, path, categories, seat }: Visit,
): Promise<Result> {
	const profile = await mkdtemp(join(tmpdir(), 'junction-lighthouse-'))
	const port = await freePort()
	const browser = await chromium.launchPersistentContext(profile, {
		executablePath: demandChromium(),
		args: [...launchArguments, `--remote-debugging-port=${port}`],
	})
	if (seat) await remember(browser.pages()[0] ?? (await browser.newPage()), house, seat)
	const url = new URL(path, house).href
	const result = await program(url, {
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
async function remember(page: Page, house: URL, seat: HeldSeat): Promise<void> {
	await page.goto(new URL('/robots.txt', house).href)
	await page.evaluate(({ name, value }) => localStorage.setItem(name, value), memoryOfSeat(seat))
}

export const scoresOf = ({ lhr }: Result): string =>
	Object.values(lhr.categories)
		.map(({ title, score }) => `${title} ${percent(score)}`)
		.join(' · ')

/** What cost points, where so much did that it shows. */
export const costlyIn = ({ lhr: { categories, audits } }: Result): Audit[] =>
	Object.values(categories)
		.filter(({ score }) => score !== 1)
		.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]!))
		.filter(({ score }) => (score ?? 1) < 1)

export const isPerfect = ({ lhr }: Result): boolean =>
	Object.values(lhr.categories).every(({ score }) => score === 1)

export const percent = (score: number | null): number => Math.round((score ?? 0) * 100)
