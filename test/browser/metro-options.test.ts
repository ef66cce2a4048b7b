import { expect, test } from 'vitest'
import { makesOneTileLine, openCells } from '../../shared/games/metro/rules/placement.ts'
import type { Hand, Table } from '../../shared/games/metro/table.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { pressAt, pressButton } from '../support/browser/guest.ts'
import { expectWholeGame } from '../support/browser/metro-whole-game.ts'
import { codeOf, inviteFriends, promptOf, readLink, takeSeat } from '../support/browser/room.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { houseAt } from '../support/house.ts'
import { actorOf, playMove, sitAndStart } from '../support/play.ts'

const visit = useBrowser()

/** Ann at a game with somebody who needs no phone. */
async function playRival(options: object) {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom(options)
	const rival = await house.enter(code)
	await rival.send('sit', { name: 'Rival' })
	const ann = await visit()
	await takeSeat(ann, `${home()}r/${code}`, 'Ann')
	await rival.send('start')
	await promptOf(ann.page).waitFor()
	return { ann, rival }
}

test('the lobby offers the legal expansions, and numbers side by side only where they are played', async () => {
	const ann = await visit()
	await inviteFriends(ann)
	await ann.page.getByRole('button', { name: 'Change', exact: true }).tap()
	const sheet = ann.page.getByRole('dialog')
	await sheet.getByRole('group', { name: 'Expansions' }).waitFor()
	const numbers = sheet.getByRole('group', { name: 'Numbers for everybody' })
	expect(await numbers.count()).toBe(0)

	await sheet.getByText('Station numbers', { exact: true }).tap()
	const more = (side: string) => numbers.getByRole('button', { name: `One more: ${side}` })
	const fewer = (side: string) => numbers.getByRole('button', { name: `One fewer: ${side}` })
	for (const count of ['2', '3', '4']) {
		await more('Top').tap()
		await numbers.getByText(count, { exact: true }).waitFor()
	}
	await sheet.getByRole('button', { name: 'One more: Top', disabled: true }).waitFor() // eight for two players
	for (const side of ['Left', 'Bottom', 'Right']) await fewer(side).tap()
	for (let count = 4; count > 1; count--) await fewer('Top').tap()
	await numbers.getByText('1', { exact: true }).waitFor()
	await sheet.getByRole('button', { name: 'One fewer: Top', disabled: true }).waitFor() // one at least
	for (let count = 1; count < 4; count++) await more('Top').tap()
	await more('Right').tap()
	await sheet.getByText('Open numbers', { exact: true }).tap()
	await sheet.getByRole('checkbox', { name: 'Companies', disabled: true }).waitFor()
	await sheet.getByText('Central rails', { exact: true }).tap()
	await sheet.getByRole('checkbox', { name: 'Central wagons', disabled: true }).waitFor()
	await pressButton(ann, 'Close')
	const line = 'Metro · central rails · station numbers · numbers: 4 top, 1 right · numbers open'
	await ann.page.getByText(line).waitFor()
})

test('who sits down may leave too few numbers: the lobby says so, and one step sets it right', async () => {
	const house = houseAt(new URL(home()))
	const ann = await visit()
	await inviteFriends(ann)
	const code = codeOf(await readLink(ann))
	await ann.page.getByRole('button', { name: 'Change', exact: true }).tap()
	const sheet = ann.page.getByRole('dialog')
	await sheet.getByText('Station numbers', { exact: true }).tap()
	for (const side of ['Top', 'Left'])
		for (let count = 1; count < 4; count++)
			await sheet.getByRole('button', { name: `One more: ${side}` }).tap()
	for (const person of [1, 2])
		await (await house.enter(code, person)).send('sit', { name: `Friend ${person}` })
	await sheet.getByText('With 3 players, at most 2 of each.').waitFor()
	await pressButton(ann, 'Close')
	const start = ann.page.getByRole('button', { name: 'Start the game' })
	await ann.page.getByText('There are not so many numbers for so many players.').waitFor()
	expect(await start.isDisabled()).toBe(true)

	await ann.page.getByRole('button', { name: 'Change', exact: true }).tap()
	await sheet.getByRole('button', { name: 'One fewer: Top' }).tap()
	await pressButton(ann, 'Close')
	await ann.page.getByText('numbers: 2 top, 2 left, 1 bottom, 1 right').waitFor()
	await start.tap()
	await promptOf(ann.page).waitFor()
})

test('open numbers of others are on the board, in their panel and in the text view', async () => {
	const { ann, rival } = await playRival({ expansions: [4], cards: [2, 0, 0, 1], openNumbers: true })
	await rival.until(() => rival.epoch > 0, 'the deal')
	const { numbers } = rival.table.table as Table
	const marks = ann.page.locator('.metro-number-mark-text')
	expect((await marks.allTextContents()).map(Number).sort()).toEqual(numbers!.flat().sort())

	await ann.page.getByRole('button', { name: /^Rival/ }).tap()
	const panel = ann.page.getByRole('dialog')
	await panel.getByText('Lines that end at these stations pay Rival too:').waitFor()
	const told = await panel.locator('.metro-held-numbers li').allTextContents()
	expect(told.map((text) => Number.parseInt(text, 10))).toEqual(numbers![0])

	await pressButton(ann, 'Close')
	await panel.waitFor({ state: 'hidden' })
	await ann.page.keyboard.press('t')
	await ann.page.getByRole('heading', { name: 'Station numbers' }).waitFor()
	const written = await ann.page.locator('.metro-text-numbers li').allTextContents()
	expect(written.map((text) => Number.parseInt(text, 10))).toEqual(numbers!.flat())
})

test('a cell that is refused shows the line that would be too short, and says whose it is', async () => {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom()
	const players = await house.gather(code, 2)
	await sitAndStart(players)
	const random = randomFrom('refused')
	const refusable = (): number | undefined => {
		const [tile = ''] = (players[1]!.hand!.hand as Hand).tiles
		const table = players[1]!.table.table as Table
		return openCells(table).find((cell) => makesOneTileLine(table, tile, cell))
	}
	while (actorOf(players) !== players[1] || refusable() === undefined) await playMove(players, random)
	const ann = await visit({ seat: { code, token: players[1]!.token } })
	await ann.page.goto(`${home()}r/${code}`)
	await promptOf(ann.page, /^Your turn/).waitFor()
	const cell = refusable()!
	const board = (await ann.page.locator('.surface-layer').first().boundingBox())!
	const at = (index: number) => (78 + 90 * index + 45) / 876 // as the drawing has it: a rim, then cells
	await pressAt(ann, {
		x: board.x + board.width * at(cell % 8),
		y: board.y + board.height * at(Math.floor(cell / 8)),
	})
	await promptOf(
		ann.page,
		/^Forbidden: (your line \d+|line \d+ of Player 1) would end after one single tile\./,
	).waitFor()
	await ann.page.locator('.metro-refused .metro-lit').first().waitFor()
	await pressAt(ann, { x: board.x + 4, y: board.y + 4 }) // with it goes the drawing
	await promptOf(ann.page, /^Your turn/).waitFor()
	await ann.page.locator('.metro-refused').waitFor({ state: 'detached' })
	for (const player of players) player.close()
})

test('where companies play, a player’s sheet keeps the secret, and one’s own tells what one has', async () => {
	const { ann } = await playRival({ expansions: [1] })
	const panel = ann.page.getByRole('dialog')
	await ann.page.getByRole('button', { name: /^Rival/ }).tap()
	await panel.getByText('points are secret until the end').waitFor()
	await panel.getByText('Their shares are a secret until the end.').waitFor()
	expect(await panel.getByText(/\d+ points?/).count()).toBe(0)
	await pressButton(ann, 'Close')
	await panel.waitFor({ state: 'hidden' })
	await ann.page.getByRole('button', { name: /^Ann/ }).tap()
	await panel.getByText(/^Your shares are worth \d+ as things stand/).waitFor()
	expect(await panel.locator('.metro-held-shares li').count()).toBe(4)
})

test('companies, central wagons, free rotation and three tiles in Iron Horse: a whole game on a phone', () => {
	const options = { expansions: [1, 2], rotation: true, hand: 3, edition: 'iron-horse' }
	return expectWholeGame(visit, 'companies and wagons', options, ['lay', 'draw', 'exchange', 'wagon'])
})
