import '../client/support/page-without-a-browser.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { labelSceneOf } from '../../client/games/franchise/board/labels/label-scene.ts'
import { layOutLabels } from '../../client/games/franchise/board/labels/map-labels.ts'
import { openingTargets } from '../../client/games/franchise/board/labels/target.ts'
import type { Table } from '../../shared/games/franchise/table.ts'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { inProject } from '../../worker/build/paths.ts'
import { overlapsOf, thingsOn } from '../client/franchise/overlaps.ts'
import { speak } from '../client/support/speak.ts'
import { isCalled, takeTurn } from '../support/browser/franchise.ts'
import { readMap } from '../support/browser/franchise-map.ts'
import { gather, playWell } from '../support/browser/franchise-room.ts'
import { pressButton } from '../support/browser/guest.ts'
import { tabTo } from '../support/browser/keys.ts'
import { collisionsOf, readLabels } from '../support/browser/labels.ts'
import { readScores } from '../support/browser/room.ts'
import { twoFrames } from '../support/browser/two-frames.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { actorOf } from '../support/play.ts'

const visit = useBrowser()

/** The learning start for two: Ann's page, and a player without one. */
async function meetRival(device?: 'desktop') {
	const { ann, host: rival } = await gather(visit, { start: 'learning' }, device)
	await rival.send('sit', { name: 'Rival' })
	await rival.send('start')
	await rival.until(() => rival.epoch > 0, 'the start')
	return { ann, rival }
}

test('five on the road: a base game against four bots, played on a phone to its end', async () => {
	const { ann, host } = await gather(visit, {})
	for (let bots = 0; bots < 4; bots++) await host.send('add-bot')
	await host.send('start')
	const random = randomFrom('five on the road')
	while (await isCalled(ann)) await takeTurn(ann, random)
	expect(Object.keys(await readScores(ann))).toHaveLength(5)
})

test('a turn is staged and taken back freely, sent whole, and taken back until the next player acts', async () => {
	const { ann, rival } = await meetRival()
	const random = randomFrom('second thoughts')
	if (actorOf([rival])) await playWell(rival, random)
	const { page } = ann
	const before = { turn: rival.table.now.turn, table: structuredClone(rival.table.table) }
	const marker = page.locator('.franchise-considered .franchise-marker')
	const destination = page.locator('.franchise-drawer .franchise-choice-card[data-kind="go"]').first()

	await destination.tap()
	await marker.waitFor()
	await page.getByRole('list', { name: 'What this turn brings' }).getByText(/left$/).waitFor()
	await page.keyboard.press('Escape')
	await marker.waitFor({ state: 'detached' })
	expect(rival.table.now.turn).toBe(before.turn)

	await destination.tap()
	await pressButton(ann, /^Open in /)
	await rival.until(() => rival.table.now.turn > before.turn, 'the turn')
	expect(rival.table.table).not.toEqual(before.table)
	expect(rival.table.moves.length).toBeGreaterThan(0)
	await pressButton(ann, 'Undo my move')
	await rival.until(() => actorOf([rival]) === undefined, 'the turn taken back')
	expect(rival.table.table).toEqual(before.table)
})

test('on a phone everything explains itself, and the map keeps its size whatever is asked or staged', async () => {
	const { ann, rival } = await meetRival()
	if (actorOf([rival])) await playWell(rival, randomFrom('what is what'))
	await isCalled(ann)
	const { page } = ann
	const map = page.locator('.surface-window')
	await map.locator('.franchise-place-name').first().waitFor()
	const size = await map.boundingBox()
	const legible = async () => {
		const labels = await readLabels(page)
		expect(labels.filter((label) => label.size < 10.9)).toEqual([])
		return labels
	}

	expect((await legible()).map(({ kind }) => kind)).toContain('franchise-place-name')
	await pressButton(ann, 'Show the whole board')
	const names = (await legible()).filter(({ kind }) => kind === 'franchise-region-name')
	expect(names).toHaveLength(7)
	expect(collisionsOf(names)).toEqual([])

	await pressButton(ann, /^Regions/)
	const regions = page.locator('.franchise-about-regions button')
	await regions.first().waitFor()
	const panel = (await page.locator('.franchise-inspection').boundingBox())!
	for (const box of await Promise.all((await regions.all()).map((region) => region.boundingBox()))) {
		expect(box!.height).toBeGreaterThanOrEqual(44)
		expect(box!.y + box!.height).toBeLessThanOrEqual(panel.y + panel.height)
	}
	await pressButton(ann, 'Track')
	await page.getByText(/^5 more regions cover a red space/).waitFor()
	expect(await map.boundingBox()).toEqual(size)
	await pressButton(ann, 'Close')
	await pressButton(ann, /^Income/)
	await page
		.getByText(/empty slots? → /)
		.first()
		.waitFor()
	expect(await map.boundingBox()).toEqual(size)
	await pressButton(ann, 'Close')

	await page.locator('.franchise-drawer .franchise-choice-card[data-kind="go"]').first().tap()
	await page.locator('.franchise-considered .franchise-marker').waitFor()
	expect(await map.boundingBox()).toEqual(size)
	await pressButton(ann, 'Tell me all')
	expect(await map.boundingBox()).toEqual(size)

	await page.locator('.player-button').first().tap()
	await page.getByText('franchises left to open').waitFor()
})

test('labels stand where they were laid out, and nothing on the map runs into anything else', async () => {
	await speak('en')
	const { ann, rival } = await meetRival()
	const random = randomFrom('labels')
	const { page } = ann
	for (let turns = 0; turns < 3; turns++) {
		while (actorOf([rival])) await playWell(rival, random)
		await isCalled(ann)
		await page.locator('.franchise-tag').first().waitFor()
		const drawn = await readMap(page)
		expect(overlapsOf(drawn.things)).toEqual([])
		const labels = layOutLabels(
			labelSceneOf(rival.table.table as Table, openingTargets(rival.table.table as Table), true, new Map()),
			drawn.sight,
		)
		const laidOut = new Map(thingsOn(labels).map((thing) => [thing.name, thing]))
		for (const { name, box } of drawn.things) {
			const thing = laidOut.get(name)
			expect(thing, name).toBeDefined()
			if (!thing || !('box' in thing)) continue
			expect(box.width, name).toBeLessThanOrEqual(thing.box.width + 1)
			expect(Math.abs(box.x + box.width / 2 - thing.box.x - thing.box.width / 2), name).toBeLessThan(2)
			expect(Math.abs(box.y + box.height / 2 - thing.box.y - thing.box.height / 2), name).toBeLessThan(4)
		}
		const { turn } = rival.table.now
		await takeTurn(ann, random)
		await rival.until(() => rival.table.now.turn > turn, 'the turn')
	}
})

const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']

/** Arrows lead on to places that can only be asked about, where none to choose lies that way. */
async function pointAtChoice(page: Page, random: Random): Promise<void> {
	const choice = page.locator('.franchise-choice-card[data-kind="go"]')
	await choice.first().waitFor()
	const pointed = choice.and(page.locator('[data-pointed]'))
	for (let steps = 0; steps === 0 || !(await pointed.isVisible()); steps++) {
		if (steps === 100) throw new Error('No arrow led to a place that can be chosen.')
		await page.keyboard.press(random.pick(arrows))
		await twoFrames(page)
	}
}

test('by keyboard alone: arrows to a place, Enter to go there, F to end the turn', async () => {
	const { ann: kay, rival } = await meetRival('desktop')
	const random = randomFrom('keys')
	const { page } = kay
	for (let turns = 0; turns < 3; turns++) {
		while (actorOf([rival])) await playWell(rival, random)
		await isCalled(kay)
		const { turn } = rival.table.now
		await tabTo(page, page.getByRole('application', { name: /^Map of Franchise/ }))
		await pointAtChoice(page, random)
		await page.keyboard.press('Enter')
		await page.getByRole('button', { name: /^Open in / }).waitFor()
		await page.keyboard.press('f')
		await rival.until(() => rival.table.now.turn > turn, 'a turn by keys')
	}
	await page.keyboard.press('?')
	await page.getByRole('dialog').getByText('Bonus tile: a second road').waitFor()
})

test('beside the milestones stands whoever has used one of two roads of 8; by the rules of version 1 nobody does', async () => {
	const { page } = await visit({ device: 'desktop' })
	const lines = page.locator('.franchise-milestone')
	const open = async (record: string) => {
		await page.goto(`${home()}replay`)
		const file = inProject(`test/games/franchise/records/${record}.json`)
		await page.getByLabel('Choose a file').last().setInputFiles(file)
		await page.getByRole('button', { name: 'To the end' }).click()
		await lines.first().waitFor()
	}
	await open('first-eights')
	const [met, standing] = (await lines.all()).slice(-2)
	expect(await met!.textContent()).toBe('Two roads of 8')
	expect(await standing!.textContent()).toBe('1 / 2')
	for (const line of [met!, standing!]) expect(await line.locator('[data-player]').count()).toBe(2)
	await open('milestones')
	expect(await lines.last().textContent()).toBe('Two roads of 8')
})
