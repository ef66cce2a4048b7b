import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildClient } from '../../worker/build/build-client.ts'
import { findBarriers } from '../support/browser/axe.ts'
import { type Guest, press, pressButton } from '../support/browser/guest.ts'
import { addBots, sitDownHere } from '../support/browser/offline.ts'
import {
	changeName,
	inviteFriends,
	promptOf,
	readLink,
	readScores,
	startGame,
	takeSeat,
} from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'
import { inPages, inWorker } from '../support/fourth-game.ts'
import { serveForTest, type TestServer } from '../support/serve-for-test.ts'

let house: TestServer
let pages: string

/** The app with one game more. */
beforeAll(async () => {
	pages = await mkdtemp(join(tmpdir(), 'junction-pages-'))
	await buildClient({
		logLevel: 'error',
		plugins: [inPages],
		worker: { plugins: () => [inPages] },
		build: { outDir: pages, emptyOutDir: true },
	})
	house = await serveForTest({ pages, plugins: [inWorker] })
})
afterAll(async () => {
	await house?.stop()
	await rm(pages, { recursive: true, force: true })
})

const visit = useBrowser()

/** Tries a cell, and confirms it. */
async function mark(guest: Guest, row: number, column: number): Promise<void> {
	await promptOf(guest.page, /^Choose a cell/).waitFor()
	await pressButton(guest, `Row ${row}, column ${column}: free`)
	await pressButton(guest, `Mark Row ${row}, column ${column}`)
	await guest.page
		.getByRole('button', { name: new RegExp(`^Row ${row}, column ${column}: (?!free)`) })
		.waitFor()
}

/** Who may choose, first. */
const inOrder = ([one, other]: readonly [Guest, Guest]): Promise<[Guest, Guest]> =>
	Promise.any([
		promptOf(one.page, /^Choose a cell/)
			.waitFor()
			.then((): [Guest, Guest] => [one, other]),
		promptOf(other.page, /^Choose a cell/)
			.waitFor()
			.then((): [Guest, Guest] => [other, one]),
	])

test('a fourth game is invited to, played to its end between two phones, and played again', async () => {
	const home = house.url.href
	const [ann, bob] = await Promise.all([visit({ home }), visit({ home })])
	await inviteFriends(ann, 'Noughts')
	await changeName(ann, 'Ann')
	await takeSeat(bob, await readLink(ann), 'Bob')
	await startGame(ann)

	const [first, second] = await inOrder([ann, bob])
	for (const column of [1, 2, 3]) {
		await mark(first, 1, column)
		if (column < 3) await mark(second, 2, column)
	}
	const winner = first === ann ? 'Ann' : 'Bob'
	const scores = await readScores(ann)
	expect(scores).toEqual(winner === 'Ann' ? { Ann: 2, Bob: 0 } : { Ann: 0, Bob: 2 })
	expect(await readScores(bob)).toEqual(scores)
	await second.page.getByRole('heading', { name: `${winner} wins` }).waitFor()

	expect(await findBarriers(ann.page)).toEqual([])
	await pressButton(bob, 'Play again')
	await mark((await inOrder([ann, bob]))[0], 2, 2)
	await press(ann, ann.page.getByRole('link', { name: /Junction/ }))
})

test('its rules are read in both languages, and a bot plays it on a device without a server', async () => {
	const ann = await visit({ home: house.url.href })
	const { page, home } = ann
	await page.goto(`${home}rules/noughts`)
	await page.getByRole('heading', { name: 'Noughts: the rules', level: 1 }).waitFor()
	await page.getByText('In turns, each of you puts a mark on a free cell.').waitFor()
	await pressButton(ann, 'FR – Passer au français')
	await page.getByText('Chacun à son tour met un signe sur une case libre.').waitFor()
	await pressButton(ann, 'EN – Switch to English')
	await page.getByRole('button', { name: 'Play now against 1 bot: Noughts' }).waitFor()

	await sitDownHere(ann, 'Noughts')
	await addBots(ann, 1)
	await startGame(ann)
	while (await isCalled(ann)) await markAny(ann)
	expect(Object.keys(await readScores(ann))).toHaveLength(2)
})

/** Whether it is somebody's turn again; if not, the game is over. */
async function isCalled({ page }: Guest): Promise<boolean> {
	const scores = page.getByRole('list', { name: 'Scores' })
	const called = promptOf(page, /^Choose a cell/)
	await called.or(scores).first().waitFor()
	return !(await scores.isVisible())
}

async function markAny(guest: Guest): Promise<void> {
	const { page } = guest
	await press(guest, page.getByRole('button', { name: /: free$/ }).first())
	await press(guest, page.getByRole('button', { name: /^Mark / }))
	await promptOf(page, /^(?!Choose|Here)/)
		.or(page.getByRole('list', { name: 'Scores' }))
		.first()
		.waitFor()
}
