import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildClient } from '../../worker/local/build-client.ts'
import { type Guest, press, pressButton } from '../support/browser/guest.ts'
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
	const [ann, bob] = await Promise.all([visit({ home }), visit({ home, language: 'en' })])
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

	await pressButton(bob, 'Play again')
	await mark((await inOrder([ann, bob]))[0], 2, 2)
	await press(ann, ann.page.getByRole('link', { name: /Junction/ }))
})
