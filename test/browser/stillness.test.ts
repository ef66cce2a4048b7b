import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Table } from '../../shared/games/metro/table.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { type Guest, pressButton } from '../support/browser/guest.ts'
import { tilesOn } from '../support/browser/metro.ts'
import { openTable, promptOf, startGame, takeSeat } from '../support/browser/room.ts'
import { untilStill } from '../support/browser/scenery.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { houseAt } from '../support/house.ts'
import { playMove, sitAndStart } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'

const visit = useBrowser()

/** Counts what moves by itself, from the first paint on. */
async function watchShifts({ context }: Guest): Promise<void> {
	await context.addInitScript(() => {
		const shifts: string[] = []
		Object.assign(window, { shifts })
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as unknown as LayoutShift[]) {
				if (entry.hadRecentInput) continue
				const moved = entry.sources.map(({ node }) =>
					node instanceof Element ? node.className : node?.nodeName,
				)
				shifts.push(`${entry.value} by ${moved.join(', ')}`)
			}
		}).observe({ type: 'layout-shift', buffered: true })
	})
}

interface LayoutShift {
	value: number
	hadRecentInput: boolean
	sources: { node: Node | null }[]
}

/** What has moved on the page since it was loaded. */
async function shiftsOn(page: Page): Promise<string[]> {
	await untilStill(page)
	return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

test.each(['phone', 'desktop'] as const)(
	'nothing moves by itself on the way to the table, on a %s',
	async (device) => {
		const [ann, bob] = await Promise.all([visit({ device }), visit({ device })])
		for (const guest of [ann, bob]) await watchShifts(guest)

		await ann.page.goto(home())
		await ann.page.locator('.game-card-picture svg').first().waitFor()
		expect(await shiftsOn(ann.page)).toEqual([])
		const link = await openTable(ann, 'Ann')
		expect(await shiftsOn(ann.page)).toEqual([])

		await bob.page.goto(link)
		await bob.page.getByRole('button', { name: 'Take this seat' }).waitFor()
		expect(await shiftsOn(bob.page)).toEqual([])
		await takeSeat(bob, link, 'Bob')
		await startGame(ann)
		await promptOf(bob.page).waitFor()
		expect(await shiftsOn(bob.page)).toEqual([])

		await bob.page.reload()
		await promptOf(bob.page).waitFor()
		expect(await shiftsOn(bob.page)).toEqual([])
	},
)

test.each(['rules/metro', 'replay', 'r/BCDFGH'])('nothing moves by itself on /%s', async (path) => {
	const ann = await visit()
	await watchShifts(ann)
	await ann.page.goto(home() + path)
	await ann.page.getByRole('heading', { level: 1 }).waitFor()
	expect(await shiftsOn(ann.page)).toEqual([])
})

test('nothing moves by itself while others play', async () => {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom()
	const players = await house.gather(code, 3)
	await sitAndStart(players)
	const ann = await visit({ motion: 'full' })
	await watchShifts(ann)
	await ann.page.goto(`${home()}r/${code}`)
	await pressButton(ann, 'Watch the game')
	await promptOf(ann.page).waitFor()
	const random = randomFrom('stillness')
	while (tilesOf(players[0]!) < 8) {
		await playMove(players, random)
		await expect.poll(() => tilesOn(ann)).toBe(tilesOf(players[0]!))
	}
	expect(await shiftsOn(ann.page)).toEqual([])
	for (const player of players) player.close()
})

test('the pictures of the games live one at a time, and rest in between', async () => {
	const { page } = await visit({ device: 'desktop', motion: 'full' })
	await page.goto(home())
	await page.locator('.game-card-picture svg').first().waitFor()
	const living = await page.evaluate(
		() =>
			new Promise<number[]>((resolve) => {
				const counts: number[] = []
				const count = () => {
					counts.push(document.querySelectorAll('[data-act]').length)
					if (counts.length === 4) resolve(counts)
				}
				new MutationObserver(count).observe(document, { subtree: true, attributeFilter: ['data-act'] })
			}),
	)
	expect([
		[1, 0, 1, 0],
		[0, 1, 0, 1],
	]).toContainEqual(living)
})

const tilesOf = ({ table }: ScriptedClient): number => Object.keys((table.table as Table).cells).length

test('a question about two states that are in sight leaves the map where it is', async () => {
	const { page } = await visit({ device: 'desktop', language: 'en' })
	await page.goto(`${home()}rules/boundless`)
	await page.getByRole('button', { name: 'Study the map' }).click()
	const map = page.locator('.boundless-study-map')
	const answer = page.locator('.boundless-answer')
	const land = (state: string) => map.locator(`.boundless-map-state[data-state="${state}"]`).first()
	await land('UA').waitFor()
	await untilStill(page)
	const before = await land('UA').boundingBox()
	for (const state of ['DE', 'UA']) {
		const box = (await land(state).boundingBox())!
		await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
		await answer.waitFor()
	}
	await answer.getByText('Ukraine').first().waitFor()
	await untilStill(page)
	expect(await land('UA').boundingBox()).toEqual(before)
	await answer.locator('header button').click()
	await answer.waitFor({ state: 'detached' })
	await untilStill(page)
	expect(await land('UA').boundingBox()).toEqual(before)
})
