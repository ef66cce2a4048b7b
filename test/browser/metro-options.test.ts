import { expect, test } from 'vitest'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { type Device, type Guest, pressButton } from '../support/browser/guest.ts'
import { takeTurn } from '../support/browser/metro-expansions.ts'
import { takeTurnByKeys } from '../support/browser/metro-keys.ts'
import { inviteFriends, promptOf, readScores, takeSeat } from '../support/browser/room.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { houseAt } from '../support/house.ts'
import { actorOf, isOver, playMove } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'

const visit = useBrowser()

test('the lobby offers the legal expansions, and cards only where there are numbers', async () => {
	const ann = await visit()
	await inviteFriends(ann)
	await ann.page.getByRole('button', { name: 'Change', exact: true }).tap()
	const sheet = ann.page.getByRole('dialog')
	await sheet.getByRole('group', { name: 'Expansions' }).waitFor()
	expect(await sheet.getByRole('group', { name: 'Numbers of each side' }).count()).toBe(0)

	await sheet.getByText('Station numbers', { exact: true }).tap()
	await sheet.getByText('4 each', { exact: true }).tap()
	await sheet.getByRole('checkbox', { name: 'Companies', disabled: true }).waitFor()
	await sheet.getByText('Central rails', { exact: true }).tap()
	await sheet.getByRole('checkbox', { name: 'Central wagons', disabled: true }).waitFor()
	await pressButton(ann, 'Close')
	await ann.page.getByText('Metro · central rails · station numbers · 4 numbers a side').waitFor()
})

/** A game between somebody with a phone, or a keyboard, and somebody who needs neither. */
async function play(
	options: object,
	random: Random,
	device: Device = 'phone',
): Promise<{ ann: Guest; rival: ScriptedClient; kinds: Set<string> }> {
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
		}
	}
	return { ann, rival, kinds }
}

test.each([
	['companies', { expansions: [1] }, ['lay', 'draw', 'exchange']],
	['central wagons', { expansions: [2] }, ['lay', 'draw', 'wagon']],
	['central rails', { expansions: [3] }, ['lay', 'draw']],
	['station numbers, two of each side', { expansions: [4], cards: 2 }, ['lay', 'draw']],
	[
		'companies and central wagons, free rotation and three tiles in Iron Horse',
		{ expansions: [1, 2], rotation: true, hand: 3, edition: 'iron-horse' },
		['lay', 'draw', 'exchange', 'wagon'],
	],
] as const)('%s: a whole game on a phone', async (name, options, expected) => {
	const { ann, rival, kinds } = await play(options, randomFrom(name))
	const { scores } = rival.table.now.outcome!
	const names = rival.table.about.seats.map((seat) => seat.name)
	await promptOf(ann.page, /wins? with|share the win/).waitFor()
	expect(await readScores(ann)).toEqual(Object.fromEntries(names.map((who, seat) => [who, scores[seat]])))
	expect([...kinds]).toEqual(expect.arrayContaining([...expected]))

	await ann.page.getByText('Where the points came from').tap()
	const line = ann.page.getByTitle('See the line on the board').first()
	await line.tap()
	await ann.page.locator('.line-picture').waitFor()
})

test('companies and free rotation: a whole game by keyboard alone', async () => {
	const options = { expansions: [1], rotation: true }
	const { ann, rival, kinds } = await play(options, randomFrom('keys'), 'desktop')
	const { scores } = rival.table.now.outcome!
	const names = rival.table.about.seats.map((seat) => seat.name)
	await promptOf(ann.page, /wins? with|share the win/).waitFor()
	expect(await readScores(ann)).toEqual(Object.fromEntries(names.map((who, seat) => [who, scores[seat]])))
	expect([...kinds].sort()).toEqual(['draw', 'exchange', 'lay', 'turn'])
})
