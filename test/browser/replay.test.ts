import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Outcome } from '../../shared/kernel/game.ts'
import type { GameRecord } from '../../shared/kernel/record.ts'
import { inProject } from '../../worker/build/paths.ts'
import franchiseResults from '../games/franchise/record-results.json' with { type: 'json' }
import results from '../games/metro/record-results.json' with { type: 'json' }
import { auditSizes } from '../support/browser/audit-sizes.ts'
import { type Guest, press, pressButton } from '../support/browser/guest.ts'
import { tilesOn } from '../support/browser/metro.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { houseAt } from '../support/house.ts'
import { playToTheEnd, sitAndStart } from '../support/play.ts'

const visit = useBrowser()
const folderOf = (game: string): string => inProject(`test/games/${game}/records`)
const pathOf = (name: string, game = 'metro'): string => `${folderOf(game)}/${name}.json`
const read = (name: string, game = 'metro'): GameRecord =>
	JSON.parse(readFileSync(pathOf(name, game), 'utf8'))

/** Who won, in the page's words; recorded seats are named by their numbers. */
function outcomeOf({ scores, winners }: Outcome): string {
	const names = winners.map((seat) => `Seat ${seat + 1}`)
	const points = Math.max(...scores)
	return names.length > 1
		? `${names.join(' and ')} share the win with ${points} points.`
		: `${names[0]} wins with ${points} points.`
}

async function openFile({ page }: Guest, path: string): Promise<void> {
	await page.goto(`${home()}replay`)
	await page.getByLabel('Choose a file').last().setInputFiles(path)
}

const slider = ({ page }: Guest) => page.getByRole('slider', { name: 'Move' })
const positionOf = (guest: Guest): Promise<string | null> => slider(guest).getAttribute('aria-valuetext')

/** The points beside the names, as they are read out. */
const pointsOf = async ({ page }: Guest): Promise<number[]> => {
	const players = await page.getByRole('list', { name: 'Players' }).ariaSnapshot()
	return [...players.matchAll(/(-?\d+) points?/g)].map(([, points]) => Number(points))
}

const outcomes: Record<string, Record<string, Outcome>> = { metro: results, franchise: franchiseResults }
const recorded = Object.keys(outcomes).flatMap((game) =>
	readdirSync(folderOf(game)).map((file) => [game, file.replace('.json', '')] as const),
)

test.each(recorded)(
	'the recorded game of %s "%s" opens in the browser and ends as it did',
	async (game, name) => {
		const ann = await visit({ device: 'desktop' })
		const { moves } = read(name, game)
		await openFile(ann, pathOf(name, game))
		expect(await positionOf(ann)).toBe(`Move 0 of ${moves.length}`)
		await pressButton(ann, 'To the end')
		expect(await positionOf(ann)).toBe(`Move ${moves.length} of ${moves.length}`)
		await ann.page.getByText(outcomeOf(outcomes[game]![name]!)).waitFor()
	},
)

test('a record is stepped through, scrubbed and played, and its link opens the same game', async () => {
	const ann = await visit()
	const { moves } = read('base')
	await openFile(ann, pathOf('base'))
	await pressButton(ann, 'One move on')
	await expect.poll(() => positionOf(ann)).toBe(`Move 1 of ${moves.length}`)
	await ann.page
		.getByRole('status')
		.filter({ hasText: /^Seat \d \(bot\) (laid a tile on|drew)/ })
		.waitFor()
	await pressButton(ann, 'One move back')
	await ann.page.getByText('The game begins.').waitFor()
	await expect.poll(() => tilesOn(ann)).toBe(0)

	await slider(ann).fill('40')
	await expect.poll(() => positionOf(ann)).toBe(`Move 40 of ${moves.length}`)
	await pressButton(ann, 'Speed 1×')
	await pressButton(ann, 'Play')
	await expect.poll(() => positionOf(ann)).toMatch(/^Move (4[2-9]|[5-9]\d) of /)
	await pressButton(ann, 'Pause')
	await slider(ann).focus()
	await ann.page.keyboard.press('End')
	await expect.poll(() => pointsOf(ann)).toEqual(results.base.scores)

	await pressButton(ann, 'Copy the link')
	await ann.page.getByText('The link is copied. It holds the whole game.').waitFor()
	const link = ann.page.url()
	const bob = await visit()
	await bob.page.goto(link)
	await pressButton(bob, 'To the end')
	await expect.poll(() => pointsOf(bob)).toEqual(results.base.scores)
})

test.each([
	['six players', 'wagons', 'metro'],
	['rounds', 'bots-in-europe', 'boundless'],
])('nothing is cut, covered or too small at any size, with %s', async (_, name, game) => {
	const ann = await visit({ language: 'fr' })
	await ann.page.goto(`${home()}replay`)
	await ann.page.locator('input[type=file]').setInputFiles(pathOf(name, game))
	await ann.page.getByRole('slider').fill('40')
	expect(await auditSizes(ann.page)).toEqual([])
})

test('rounds are marks on the slider, and buttons lead from one to the next', async () => {
	const ann = await visit()
	await openFile(ann, pathOf('bots-in-europe', 'boundless'))
	await pressButton(ann, 'To the next part')
	await expect.poll(() => positionOf(ann)).toMatch(/^Round \d+, Move \d+ of \d+$/)
	await slider(ann).focus()
	await ann.page.keyboard.press('End')
	await pressButton(ann, 'To the part before')
	await expect.poll(() => positionOf(ann)).toMatch(/^Round \d+, /)
	expect(await ann.page.locator('.scrubber-marks > i').count()).toBeGreaterThan(3)
})

test('keys step, play and pause, wherever the focus is', async () => {
	const ann = await visit({ device: 'desktop' })
	const { page } = ann
	const count = read('base').moves.length
	await openFile(ann, pathOf('base'))
	const isAt = (move: number) => expect.poll(() => positionOf(ann)).toBe(`Move ${move} of ${count}`)
	await isAt(0)
	for (let move = 1; move <= 3; move++) await page.keyboard.press('ArrowRight')
	await isAt(3)
	await page.getByRole('application').click() // arrows would drag the board
	await page.keyboard.press('ArrowLeft')
	await isAt(2)
	await page.keyboard.press('End')
	await isAt(count)
	await page.keyboard.press('Home')
	await isAt(0)
	await page.keyboard.press('Space')
	await page.getByRole('button', { name: 'Pause' }).waitFor()
	await page.keyboard.press('Space')
	await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
	await page.getByRole('button', { name: 'Speed 1×' }).focus()
	await page.keyboard.press('Space') // a button is pressed, and nothing plays
	await page.getByRole('button', { name: 'Speed 2×' }).waitFor()
	await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
})

/** How much the board is magnified. */
const zoomOf = ({ page }: Guest): Promise<number> =>
	page
		.locator('.surface-picture')
		.evaluate((picture) => new DOMMatrix(picture.style.transform || 'scale(1)').a)

test('on a phone the board stays near the move that one has come to, and is whole at both ends', async () => {
	const ann = await visit({ motion: 'full' })
	await openFile(ann, pathOf('base'))
	expect(await zoomOf(ann)).toBe(1)
	await slider(ann).fill('33')
	await expect.poll(() => zoomOf(ann)).toBeGreaterThan(1.2)
	await pressButton(ann, 'One move back')
	await expect.poll(() => zoomOf(ann)).toBeGreaterThan(1.2)
	await pressButton(ann, 'To the end')
	await expect.poll(() => zoomOf(ann)).toBe(1)
	await slider(ann).fill('20')
	await expect.poll(() => zoomOf(ann)).toBeGreaterThan(1.2)
	await pressButton(ann, 'Show the whole board')
	await expect.poll(() => zoomOf(ann)).toBe(1)
})

test('a move that finishes a line shows its wagon run and count, also as the first that is watched', async () => {
	const ann = await visit({ motion: 'full' })
	const { moves } = read('base')
	await openFile(ann, pathOf('base'))
	await slider(ann).fill(String(moves.length - 1)) // the last tile finishes what is left
	await pressButton(ann, 'One move on')
	await ann.page
		.locator('.metro-count-text')
		.filter({ hasText: /^\d+|^\+\d+/ })
		.first()
		.waitFor()
})

test('whoever saw the result can watch the whole game again, and keep it as a file', async () => {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom()
	const players = await house.gather(code, 4)
	await sitAndStart(players)
	await playToTheEnd(players)
	const ann = await visit()
	await ann.page.goto(`${home()}r/${code}`)
	await pressButton(ann, 'Just watch')
	await press(ann, ann.page.getByRole('link', { name: 'Watch again' }))
	await ann.page.getByRole('heading', { name: 'Metro, replayed' }).waitFor()
	const download = ann.page.waitForEvent('download')
	await pressButton(ann, 'Download')
	const path = await (await download).path()
	await openFile(ann, path)
	await pressButton(ann, 'To the end')
	await expect.poll(() => pointsOf(ann)).toEqual(players[0]!.table.now.outcome!.scores)
	await ann.context.close()
	const bob = await visit({ seat: { code, token: players[1]!.token } })
	await bob.page.goto(`${home()}r/${code}`)
	await press(bob, bob.page.getByRole('link', { name: 'Watch again' }))
	await pressButton(bob, 'Copy the link')
	await press(bob, bob.page.getByRole('link', { name: 'Back to the result' }))
	await bob.page.getByRole('dialog').getByRole('list', { name: 'Scores' }).waitFor()
	for (const player of players) player.close()
})

test.each([
	[
		'no record at all',
		'{"a":1}',
		'That is no record of a game. Choose another file, or ask for the link again.',
	],
	['no JSON', 'rails', 'That is no record of a game. Choose another file, or ask for the link again.'],
	[
		'a game we do not know',
		JSON.stringify({ ...read('base'), game: 'canasta' }),
		'That game is not known here. Reload the page, or choose another file.',
	],
	[
		'other rules',
		JSON.stringify({ ...read('base'), version: 99 }),
		'The rules have changed since that game was played, so it cannot be replayed.',
	],
	[
		'a move that was changed',
		JSON.stringify({ ...read('base'), moves: read('base').moves.toSpliced(3, 1) }),
		'The rules do not accept that record: it was changed, or damaged.',
	],
])('a file with %s is refused in words', async (_, text, words) => {
	const ann = await visit()
	await ann.page.goto(`${home()}replay`)
	await ann.page
		.getByLabel('Choose a file')
		.last()
		.setInputFiles({
			name: 'record.json',
			mimeType: 'application/json',
			buffer: Buffer.from(text),
		})
	await ann.page.getByRole('alert').filter({ hasText: words }).waitFor()
})
