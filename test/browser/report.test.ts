import { expect, test } from 'vitest'
import { replayPath, reportPath } from '../../client/room/replay-link.ts'
import { findGame } from '../../shared/games/index.ts'
import { parseOptions } from '../../shared/kernel/options.ts'
import { recordBots } from '../report/bot-games.ts'
import { auditSizes } from '../support/browser/audit-sizes.ts'
import { findBarriers } from '../support/browser/axe.ts'
import { type Guest, pressButton } from '../support/browser/guest.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

/** The way to a finished game between two bots, as its link would lead there. */
function linkTo(id: string): Promise<string> {
	const game = findGame(id)!
	const { steady, gentle } = game.bots
	const record = recordBots(game, {
		options: parseOptions(game.options, {}, 2),
		seating: { count: 2 },
		seed: '0123456789abcdef'.repeat(4),
		bots: [steady!, gentle!],
	})
	return replayPath(record)
}

const lookBack = async ({ page }: Guest, id: string): Promise<void> => {
	await page.goto(home() + reportPath(await linkTo(id)).slice(1))
}

/** The figures of a player's bars, as they stand there: the last is the result. */
const figuresOf = async ({ page }: Guest, player: number): Promise<number[]> => {
	const told = await page.locator('.report-bars').nth(player).locator('dd').allTextContents()
	return told.map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')))
}

test.each(['metro', 'franchise'])(
	'a game of %s is looked back on: where it turned, and bars that add up as they stand there',
	async (id) => {
		const ann = await visit()
		const { page } = ann
		await page.goto(home() + (await linkTo(id)).slice(1))
		await pressButton(ann, 'How it went')
		await page.getByText(/sharp bot goes over every move/).waitFor()
		expect(await page.locator('.scores').count()).toBe(1) // certain, when nothing else is
		await page.getByRole('heading', { name: 'Where it may have turned' }).waitFor()
		expect(await page.locator('.report-working[data-done="false"] ~ section .report-bars').count()).toBe(0)
		await page.getByText('The sharp bot has gone over every move.').waitFor({ timeout: 240_000 })
		await page.getByRole('heading', { name: 'Where it turned' }).waitFor()
		expect(await page.locator('.report-point').count()).toBe(3)
		const results = []
		for (const player of [0, 1]) {
			const figures = await figuresOf(ann, player)
			const result = figures.pop()!
			expect(figures.length).toBe(4)
			expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(result)
			results.push(result)
		}
		expect(results.toSorted((a, b) => a - b)).toEqual([0, 100])
		expect(await auditSizes(page)).toEqual([])
		expect(await findBarriers(page)).toEqual([])

		await page
			.getByRole('button', { name: /^Play on from here as Seat \d$/ })
			.first()
			.click()
		await page.waitForURL(/\/local\/\d{6}$/)
		await page.locator('.table').waitFor()
	},
)

test('a game of boundless is held against the best possible', async () => {
	const ann = await visit()
	await lookBack(ann, 'boundless')
	await ann.page.getByRole('heading', { name: 'How much of the best' }).waitFor()
	await ann.page.getByRole('rowheader', { name: 'Neighbours overlooked, 30 each' }).waitFor()
	expect(await auditSizes(ann.page)).toEqual([])
})
