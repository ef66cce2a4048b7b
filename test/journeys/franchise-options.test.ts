import { expect, test } from 'vitest'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { takeTurn } from '../support/browser/franchise.ts'
import { gather, playWell } from '../support/browser/franchise-room.ts'
import type { Guest } from '../support/browser/guest.ts'
import { promptOf, readScores } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'
import { actorOf, isOver } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'

const visit = useBrowser()

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
	const { ann, host: rival } = await gather(visit, options)
	await rival.send('sit', { name: 'Rival' })
	const kinds = await playToTheEnd(ann, rival, randomFrom(name))
	const { scores } = rival.table.now.outcome!
	const names = rival.table.about.seats.map((seat) => seat.name)
	await promptOf(ann.page, /wins? with|share the win/).waitFor()
	expect(await readScores(ann)).toEqual(Object.fromEntries(names.map((who, seat) => [who, scores[seat]])))
	expect([...kinds]).toEqual(expect.arrayContaining([...expected]))
})
