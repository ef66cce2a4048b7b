import { expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { takeTurn } from '../support/browser/franchise.ts'
import type { Device, Guest } from '../support/browser/guest.ts'
import { promptOf, readScores, takeSeat } from '../support/browser/room.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { houseAt } from '../support/house.ts'
import { actorOf, isOver } from '../support/play.ts'
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

async function playToTheEnd(ann: Guest, rival: ScriptedClient, random: Random): Promise<Set<string>> {
	const kinds = new Set<string>()
	await rival.send('start')
	await rival.until(() => rival.epoch > 0, 'the start')
	while (!isOver(rival)) {
		if (actorOf([rival])) await playWell(rival, random)
		else {
			const { turn } = rival.table.now
			for (const kind of await takeTurn(ann, random)) kinds.add(kind)
			await rival.until(() => rival.table.now.turn > turn, 'a move by hand')
		}
	}
	return kinds
}

test.each([
	['expert draft', { expert: 'draft' }, ['assign', 'settle', 'develop', 'share', 'bonus']],
	['milestones', { milestones: true }, ['settle', 'develop', 'share', 'bonus']],
	['boom', { boom: true }, ['settle', 'develop', 'share', 'bonus', 'boom']],
	['regions', { regions: 'new' }, ['settle', 'develop', 'share', 'bonus']],
] as const)('%s: a whole game on a phone', async (name, options, expected) => {
	const { ann, host: rival } = await gather(options)
	await rival.send('sit', { name: 'Rival' })
	const kinds = await playToTheEnd(ann, rival, randomFrom(name))
	const { scores } = rival.table.now.outcome!
	const names = rival.table.about.seats.map((seat) => seat.name)
	await promptOf(ann.page, /wins? with|share the win/).waitFor()
	expect(await readScores(ann)).toEqual(Object.fromEntries(names.map((who, seat) => [who, scores[seat]])))
	expect([...kinds]).toEqual(expect.arrayContaining([...expected]))
})
