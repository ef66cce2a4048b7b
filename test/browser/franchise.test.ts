import { expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { isCalled, takeTurn } from '../support/browser/franchise.ts'
import { type Device, type Guest, pressButton } from '../support/browser/guest.ts'
import { tabTo } from '../support/browser/keys.ts'
import { readScores, takeSeat } from '../support/browser/room.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { houseAt } from '../support/house.ts'
import { actorOf } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'

const visit = useBrowser()

/** Somebody with a phone in a room for Franchise, and somebody who needs none to make it. */
async function gather(
	options: object,
	device: Device = 'phone',
): Promise<{ ann: Guest; host: ScriptedClient }> {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom(options, 'franchise')
	const host = await house.enter(code)
	const ann = await visit({ device })
	await takeSeat(ann, `${home()}r/${code}`, 'Ann')
	return { ann, host }
}

/** Whole turns, as the bot of the house would play them. */
async function playWell(rival: ScriptedClient, random: Random): Promise<void> {
	const { bots } = findGame('franchise')!
	const { steps } = bots.greedy!({ table: rival.table.table, seat: rival.place, hand: null }, random)
	const { turn } = rival.table.now
	await rival.send('move', { steps })
	await rival.until(() => rival.table.now.turn > turn, 'the move')
}

test('five on the road: a base game against four bots, played on a phone to its end', async () => {
	const { ann, host } = await gather({})
	for (let bots = 0; bots < 4; bots++) await host.send('add-bot')
	await host.send('start')
	const random = randomFrom('five on the road')
	while (await isCalled(ann)) await takeTurn(ann, random)
	expect(Object.keys(await readScores(ann))).toHaveLength(5)
})

test('a turn is staged and taken back freely, sent whole, and taken back until the next player acts', async () => {
	const { ann, host: rival } = await gather({ start: 'learning' })
	await rival.send('sit', { name: 'Rival' })
	await rival.send('start')
	await rival.until(() => rival.epoch > 0, 'the start')
	const random = randomFrom('second thoughts')
	if (actorOf([rival])) await playWell(rival, random)
	const { page } = ann
	const before = { turn: rival.table.now.turn, table: structuredClone(rival.table.table) }
	const marker = page.locator('.considered .marker')
	const destination = page.locator('.drawer .choice-card[data-kind="go"]').first()

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
	await pressButton(ann, 'Take back')
	await rival.until(() => actorOf([rival]) === undefined, 'the turn taken back')
	expect(rival.table.table).toEqual(before.table)
})

test('by keyboard alone: arrows to a place, Enter to go there, F to end the turn', async () => {
	const { ann: kay, host: rival } = await gather({ start: 'learning' }, 'desktop')
	await rival.send('sit', { name: 'Rival' })
	await rival.send('start')
	await rival.until(() => rival.epoch > 0, 'the start')
	const random = randomFrom('keys')
	const { page } = kay
	for (let turns = 0; turns < 3; turns++) {
		while (actorOf([rival])) await playWell(rival, random)
		await isCalled(kay)
		const { turn } = rival.table.now
		await tabTo(page, page.getByRole('application', { name: /^Map of Franchise/ }))
		await page.keyboard.press(random.pick(['ArrowRight', 'ArrowDown']))
		await page.keyboard.press('Enter')
		await page.getByRole('button', { name: /^Open in / }).waitFor()
		await page.keyboard.press('f')
		await rival.until(() => rival.table.now.turn > turn, 'a turn by keys')
	}
	await page.keyboard.press('?')
	await page.getByRole('dialog').getByText('Bonus tile: develop a second time').waitFor()
})
