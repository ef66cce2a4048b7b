import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dailyOf } from '../../shared/games/boundless/daily/daily.ts'
import { bestChoices } from '../../shared/games/boundless/rules/review.ts'
import { planOf } from '../../shared/games/boundless/rules/schedule.ts'
import { soloRound } from '../../shared/games/boundless/solo-table.ts'
import type { Space } from '../../shared/games/boundless/table.ts'
import { findBarriers, findPaleTexts } from '../support/browser/axe.ts'
import { type Guest, press, pressButton } from '../support/browser/guest.ts'
import { useOffline } from '../support/browser/offline.ts'
import { faultsIn, someSizes } from '../support/browser/sizes.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()
const visitAndLoseNetwork = useOffline(visit)

const levels = ['Easy', 'Medium', 'Hard'] as const
const cardsOf = (page: Page) => page.locator('.boundless-ring-card')
const cardOn = (page: Page, space: Space) => page.locator(`.boundless-ring-card[data-space="${space}"]`)
const isOver = (page: Page) => page.locator('.boundless-deal-foot').waitFor()
const dayOf = (page: Page): Promise<string> =>
	page.evaluate(() => {
		const now = new Date()
		const two = (number: number) => String(number).padStart(2, '0')
		return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
	})

/** The best choice of every deal of a day. */
const bestOf = (day: string): Space[][] => {
	const { map, deals } = dailyOf(day)
	return deals.map((deal) => bestChoices(soloRound(map, deal.round, deal))[0]!.spaces)
}

async function turnCardsUp(guest: Guest, level: number): Promise<void> {
	await guest.page.getByRole('heading', { name: `${levels[level]}, deal ${level + 1} of 3` }).waitFor()
	await pressButton(guest, 'Show the cards')
	await cardsOf(guest.page).nth(7).waitFor()
}

const wayOn = (level: number) => (level < 2 ? `Next: ${levels[level + 1]}` : 'To the result')

/** All three deals by touch; in the second one the page is loaded again between two tokens. */
async function playByTouch(guest: Guest, choices: readonly (readonly Space[])[]): Promise<void> {
	const { page } = guest
	await pressButton(guest, 'Begin')
	for (const [level, spaces] of choices.entries()) {
		await turnCardsUp(guest, level)
		expect(await page.locator('svg.boundless-map').count()).toBe(0)
		for (const [index, space] of spaces.entries()) {
			await press(guest, cardOn(page, space))
			if (level === 1 && index === 0) {
				await cardOn(page, space).locator('.boundless-tag').waitFor()
				await page.reload()
				await page.getByText('your time is running').waitFor()
				await pressButton(guest, 'Go on')
				await cardOn(page, space).locator('.boundless-tag').waitFor()
				expect(await page.getByRole('button', { name: 'Show the cards' }).count()).toBe(0)
			}
		}
		await isOver(page)
		await page.locator('.boundless-route, .boundless-pass').first().waitFor()
		await page.getByText(/^(You missed|Well found)$/).waitFor()
		await pressButton(guest, wayOn(level))
	}
}

async function shareFrom(guest: Guest): Promise<string[]> {
	await guest.context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await pressButton(guest, 'Share')
	await guest.page.getByText('Copied: four lines, nothing given away.').waitFor()
	const text = await guest.page.evaluate(() => navigator.clipboard.readText())
	return text.split('\n')
}

test('after one visit the three deals of the day are played, and their result is shared, without a network', async () => {
	const ann = await visitAndLoseNetwork()
	const { page } = ann
	await page.goto(`${ann.home}daily`)
	const day = await dayOf(page)
	const best = bestOf(day)
	const worse = best.with(1, best[1]!.map((space) => (space + 3) % 8).toSorted())
	await playByTouch(ann, worse)

	await page.getByText('1 day this month').waitFor()
	expect(await page.getByRole('button', { name: 'Begin' }).count()).toBe(0)
	const lines = await shareFrom(ann)
	expect(lines).toHaveLength(4)
	expect(lines[0]).toMatch(/^Today’s journey, /)
	expect(lines[1]).toMatch(/^Easy best · Medium (best|\+\d+) · Hard best$/)
	await page.reload() // the try is spent
	await page.locator('.boundless-total').waitFor()
	expect(await page.getByRole('button', { name: 'Begin' }).count()).toBe(0)

	// Somebody else, on another device, who has not played it.
	const path = lines[3]!.slice(new URL(ann.home).origin.length + 1)
	const bob = await visit()
	await bob.page.goto(home() + path)
	const seal = bob.page
		.getByRole('status')
		.filter({ hasText: 'These choices, played again here, earn this score.' })
	await seal.waitFor()
	expect(await seal.innerText()).toMatch(/The time, and that it was the first try, are as they say/)
	expect(await bob.page.getByRole('button', { name: /See the journey$/ }).count()).toBe(0)
	expect(await findBarriers(bob.page)).toEqual([])
	await pressButton(bob, 'See the journeys anyway')
	for (const [level, name] of ['Next: Medium', 'Next: Hard', 'Back to the day'].entries()) {
		await bob.page.getByRole('heading', { name: `${levels[level]}, deal ${level + 1} of 3` }).waitFor()
		await bob.page.locator('.boundless-pass').getByText('This player').waitFor()
		await pressButton(bob, name)
	}
	await bob.page.goto(`${home()}daily`)
	await bob.page.getByText('You have seen its journeys, so this is practice.').waitFor()
})

test('a forged result is shown as false, and garbage as no result', async () => {
	const ann = await visit()
	const { page } = ann
	const day = '2026-11-14'
	const [easy, medium, hard] = bestOf(day)
	await page.goto(`${ann.home}daily/${day}`)
	await page.getByText('That day has gone: this is practice, as often as you like.').waitFor()
	await pressButton(ann, 'Practise')
	for (const [level, spaces] of [easy!, medium!, hard!].entries()) {
		await turnCardsUp(ann, level)
		for (const space of spaces) await press(ann, cardOn(page, space))
		await isOver(page)
		await pressButton(ann, wayOn(level))
	}
	await page.getByText('The best possible').waitFor()
	const [, , total, link] = await shareFrom(ann)
	expect(total).toMatch(/^The best possible, .* \(practice\)$/)
	const [before, told] = link!.split('#') as [string, string]
	const parts = told.split('.')
	const open = async (changed: string) => {
		await page.evaluate((hash) => {
			location.hash = hash
		}, changed)
	}
	await page.goto(`${before}#${told}`)
	await page.getByText('It was practice; the time is as they say.').waitFor()
	const worst = (spaces: readonly Space[]) =>
		spaces
			.map((space) => (space + 1) % 8)
			.toSorted()
			.join('')
	await open(parts.with(2, [worst(easy!), medium!.join(''), hard!.join('')].join('-')).join('.'))
	await page.getByText('False').waitFor()
	await open(parts.with(3, '0-10-0').join('.'))
	await page.getByText('These choices earn 0 over the best, not 10.').waitFor()
	await open(parts.with(4, '4321').join('.'))
	await page.getByText('The link has been altered.').waitFor()
	await open(parts.with(1, '20261107').join('.'))
	await page.getByText('False').waitFor()
	expect(await page.getByText('True', { exact: true }).count()).toBe(0)
	await open(parts.with(1, '20990101').join('.'))
	await page.getByText('No such day has come yet.').waitFor()
	await open('<script>alert(1)</script>')
	await page.getByText('This link holds no result.').waitFor()
	expect(await findBarriers(page)).toEqual([])
	await open(told)
	await page.getByText('True', { exact: true }).waitFor()
})

test('everything is done by keys, in French, and nothing stands in anybody’s way', async () => {
	const ann = await visit({ device: 'desktop', language: 'fr' })
	const { page } = ann
	await page.goto(`${ann.home}daily`)
	const day = await dayOf(page)
	const begin = page.getByRole('button', { name: 'Partir', exact: true })
	await begin.waitFor()
	expect(await findBarriers(page)).toEqual([])
	await begin.focus()
	await page.keyboard.press('Enter')
	for (const [level, { round }] of dailyOf(day).deals.entries()) {
		const show = page.getByRole('button', { name: 'Montrer les cartes' })
		await show.waitFor()
		if (level === 0) expect(await findBarriers(page)).toEqual([])
		await show.focus()
		await page.keyboard.press('Enter')
		await cardsOf(page).nth(7).waitFor()
		if (level === 2) expect(await findBarriers(page)).toEqual([])
		for (const key of ['2', '5'].slice(0, planOf(round).tokens)) await page.keyboard.press(key)
		await isOver(page)
		await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
		if (level === 2) expect(await findBarriers(page)).toEqual([])
		await page.locator('.boundless-deal-foot .button').focus()
		await page.keyboard.press('Enter')
	}
	await page.getByRole('button', { name: 'Partager' }).waitFor()
	expect(await findBarriers(page)).toEqual([])
	await page.getByRole('button', { name: /thème|nuit|sombre/i }).click()
	await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
	expect(await findPaleTexts(page)).toEqual([])
})

test('on phones nothing overlaps or is cut off', async () => {
	const ann = await visit()
	const { page } = ann
	const faults: string[] = []
	const audit = async () => {
		for (const size of someSizes) faults.push(...(await faultsIn(ann, size)))
	}
	await page.goto(`${ann.home}daily/2026-11-12`)
	await page.locator('.boundless-strips').waitFor()
	await audit()
	await pressButton(ann, 'Practise')
	for (const [level, spaces] of [[2], [3, 5], [4, 6]].entries()) {
		await page.getByRole('button', { name: 'Show the cards' }).waitFor()
		await audit()
		await turnCardsUp(ann, level)
		await audit()
		for (const space of spaces) await press(ann, cardOn(page, space))
		await isOver(page)
		await page.locator('.boundless-study-map svg').first().waitFor()
		await audit()
		await pressButton(ann, wayOn(level))
	}
	await page.locator('.boundless-total').waitFor()
	await audit()
	expect(faults).toEqual([])
})

test('a newcomer sees the games; whoever was here before, below them, the journey of the day', async () => {
	const ann = await visit()
	const { page } = ann
	const card = page.getByRole('link', { name: /Today’s journey/ })
	await page.goto(ann.home)
	await page.locator('.game-card-picture svg').first().waitFor()
	await page.waitForLoadState('networkidle')
	expect(await card.count()).toBe(0)
	await page.reload()
	await card.waitFor()
	expect((await findBarriers(page)).filter((barrier) => barrier.includes('daily'))).toEqual([])
	await press(ann, card)
	await page.getByRole('heading', { name: 'Today’s journey' }).waitFor()
	await page.getByRole('button', { name: 'Begin' }).waitFor()
})

/** The device of somebody who has made the journey of a day. */
const remember = (page: Page, day: string, tried: object) =>
	page.evaluate(
		([key, days]) => localStorage.setItem(key!, days!),
		['junction.daily', JSON.stringify({ version: 1, days: { [day]: tried } })],
	)

test('days change at the player’s own midnight, and not under somebody in the middle of theirs', async () => {
	const ann = await visit()
	const { page } = ann
	await page.clock.install({ time: new Date(2026, 10, 18, 23, 59, 30) })
	await page.goto(`${ann.home}daily`)
	await page.getByText('Wednesday 18 November').waitFor()
	await page.clock.runFor(20_000)
	await page.getByText('Wednesday 18 November').waitFor()
	await page.clock.runFor(20_000)
	await page.getByText('Thursday 19 November').waitFor()

	await page.clock.pauseAt(new Date(2026, 10, 19, 23, 59, 0))
	await page.clock.resume()
	await pressButton(ann, 'Begin')
	await turnCardsUp(ann, 0)
	await page.clock.runFor(120_000)
	await press(ann, cardOn(page, 1))
	await isOver(page)
	await pressButton(ann, 'Leave the deal')
	await page.getByText('Thursday 19 November').waitFor()
	await page.reload()
	await page.getByText('Friday 20 November').waitFor()
	await press(ann, page.getByRole('link', { name: '19 November 2026, begun' }))
	await page.getByRole('button', { name: 'Go on' }).waitFor()
})

test('the deal of a day is raced with friends, and everybody is told whose deal it is', async () => {
	const [ann, bob] = await Promise.all([visit(), visit()])
	await ann.page.goto(`${ann.home}daily`)
	const day = await dayOf(ann.page)
	await remember(ann.page, day, { tokens: [[3], [0, 5], [6, 7]], times: [1000, 2000, 3000] })
	await ann.page.reload()
	await pressButton(ann, 'Race this deal with friends')
	await ann.page.getByText(/^The deal of /).waitFor()
	await bob.page.goto(ann.page.url())
	await bob.page.getByText(/^The deal of /).waitFor()
	await pressButton(bob, 'Take this seat')
	await ann.page.getByRole('button', { name: /^Start/ }).waitFor()
	await press(ann, ann.page.getByRole('button', { name: /^Start/ }))
	for (const guest of [ann, bob]) {
		await guest.page.getByRole('button', { name: 'Ready for round 1' }).waitFor()
		await press(guest, guest.page.getByRole('button', { name: 'What happened' }))
		await guest.page.getByText(/^The deal of .*, which anybody may know\.$/).waitFor()
	}
})
