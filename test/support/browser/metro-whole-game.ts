import { expect } from 'vitest'
import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import { houseAt } from '../house.ts'
import { actorOf, isOver, playMove } from '../play.ts'
import type { ScriptedClient } from '../scripted-client.ts'
import type { Device, Guest, Wishes } from './guest.ts'
import { skipOwnMove } from './metro.ts'
import { takeTurn } from './metro-expansions.ts'
import { takeTurnByKeys } from './metro-keys.ts'
import { promptOf, readScores, takeSeat } from './room.ts'
import { home } from './use-browser.ts'

type Visit = (wishes: Partial<Wishes>) => Promise<Guest>

/** A game between somebody with a phone, or a keyboard, and somebody who needs neither; the kinds of turns in it. */
export async function playWholeGame(
	visit: Visit,
	options: object,
	random: Random,
	device: Device = 'phone',
): Promise<{ ann: Guest; kinds: Set<string> }> {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom(options)
	const rival = await house.enter(code)
	await rival.send('sit', { name: 'Rival' })
	const ann = await visit({ device })
	await takeSeat(ann, `${home()}r/${code}`, 'Ann')
	await rival.send('start')
	await rival.until(() => rival.epoch > 0 && rival.hand?.epoch === rival.epoch, 'the deal')

	const kinds = new Set<string>()
	while (!isOver(rival)) {
		if (actorOf([rival])) await playMove([rival], random)
		else {
			const { turn } = rival.table.now
			const kind = await (device === 'phone' ? takeTurn : takeTurnByKeys)(ann, random, kinds)
			kinds.add(kind)
			const moves = kind === 'draw' ? 2 : 1 // what is drawn is laid
			await rival.until(() => rival.table.now.turn >= turn + moves, 'a move by hand')
			await skipOwnMove(ann)
		}
	}
	await expectScores(ann, rival)
	return { ann, kinds }
}

async function expectScores(ann: Guest, rival: ScriptedClient): Promise<void> {
	const { scores } = rival.table.now.outcome!
	const names = rival.table.about.seats.map((seat) => seat.name)
	await promptOf(ann.page, /wins? with|share the win/).waitFor()
	expect(await readScores(ann)).toEqual(Object.fromEntries(names.map((who, seat) => [who, scores[seat]])))
}

/** The same, with every kind of turn that its options bring, and the result told line by line. */
export async function expectWholeGame(
	visit: Visit,
	name: string,
	options: object,
	expected: readonly string[],
): Promise<void> {
	const { ann, kinds } = await playWholeGame(visit, options, randomFrom(name))
	expect([...kinds]).toEqual(expect.arrayContaining([...expected]))
	await ann.page.getByText('Where the points came from').waitFor()
	await ann.page.getByTitle('See the line on the board').first().tap()
	await ann.page.locator('.metro-line-picture').waitFor()
}
