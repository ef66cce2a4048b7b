import { afterAll, beforeAll, expect, test } from 'vitest'
import { BACK_WITHIN } from '../../client/connection/pulse.ts'
import type { Step } from '../../shared/games/metro/step.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { BROKEN_NETWORK } from '../support/browser/complaints.ts'
import { type Guest, pressButton } from '../support/browser/guest.ts'
import { playMoves, tilesOn, whoIsCalled } from '../support/browser/metro.ts'
import {
	codeOf,
	inviteFriends,
	openTable,
	promptOf,
	readLink,
	startGame,
	takeSeat,
} from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'
import { type FrailLine, frailLineTo } from '../support/frail-line.ts'
import { houseAt } from '../support/house.ts'
import { useMortalServer } from '../support/mortal-server.ts'
import { actorOf, everybodyAt, stepsOf } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'

const visit = useBrowser()
const server = useMortalServer('pages')
let line: FrailLine

beforeAll(async () => {
	line = await frailLineTo(server.url)
})
afterAll(() => line.stop())

/** Ann, whose way to the server can be cut, and Bob, in the middle of a game. */
async function sitDown(): Promise<{ ann: Guest; bob: Guest; link: string }> {
	const forgiven = BROKEN_NETWORK
	const ann = await visit({ home: line.url.href, forgiven })
	const bob = await visit({ home: server.url.href, forgiven })
	const link = await openTable(ann, 'Ann')
	await takeSeat(bob, link.replace(line.url.host, server.url.host), 'Bob')
	await startGame(ann)
	await playMoves([ann, bob], 3, random)
	return { ann, bob, link }
}

const random = randomFrom('breaks')

const untilTold = ({ page }: Guest, text: string) =>
	page.getByRole('status').filter({ hasText: text }).waitFor()
const untilConnected = ({ page }: Guest) =>
	page
		.getByRole('status')
		.filter({ hasText: /^connected$/ })
		.waitFor({ state: 'attached' })

async function untilTiles(guest: Guest, count: number): Promise<void> {
	await expect.poll(() => tilesOn(guest)).toBe(count)
}

/** Two moves for each of them, until it is somebody else's turn; how many tiles that laid. */
async function drawAndLayInTurn(clients: readonly ScriptedClient[]): Promise<number> {
	let laid = 0
	for (let actor = actorOf(clients); actor; actor = actorOf(clients)) {
		const steps = stepsOf(actor) as Step[]
		const step = steps.find(({ type }) => type === 'draw') ?? random.pick(steps)
		if (step.type === 'lay') laid += 1
		await actor.send('move', { steps: [step] })
		await everybodyAt(clients, actor.table.now.turn)
	}
	return laid
}

test('a reload in the middle of a game leads back to the same seat at the same table', async () => {
	const { ann, bob } = await sitDown()
	const caller = await whoIsCalled([ann, bob])
	await caller.page.reload()
	expect(await whoIsCalled([ann, bob])).toBe(caller)
	await untilTiles(caller, 3)
	await caller.page.getByRole('button', { name: /, you/ }).waitFor()
	await playMoves([ann, bob], 2, random)
})

test('whoever was away is shown what was missed, and may skip it', async () => {
	const ann = await visit({ home: server.url.href, motion: 'full' }) // reduced, it is over in a moment
	await inviteFriends(ann)
	const link = await readLink(ann)
	const house = houseAt(server.url)
	const others = [await house.enter(codeOf(link), 1), await house.enter(codeOf(link), 2)]
	for (const [index, other] of others.entries()) await other.send('sit', { name: `Friend ${index + 1}` })
	await startGame(ann)
	await Promise.all(others.map((other) => other.until(() => other.epoch > 0, 'the game')))
	let laid = await drawAndLayInTurn(others)
	await playMoves([ann], 1, random)
	await others[0]!.until(() => actorOf(others) !== undefined, 'the move made by hand')
	await ann.page.goto('about:blank')
	laid += 1 + (await drawAndLayInTurn(others))
	await ann.page.goto(link)
	await ann.page.getByText(/[2-4] moves while you were away/).waitFor()
	await pressButton(ann, 'Skip')
	await promptOf(ann.page, /^Your turn/).waitFor()
	await untilTiles(ann, laid)
	for (const other of others) other.close()
})

test('the same seat in a second tab: the first one says so, and can take over again', async () => {
	const { ann, bob, link } = await sitDown()
	const first = ann.page
	const second = await ann.context.newPage()
	await second.goto(link)
	await promptOf(second).waitFor()
	await first.getByRole('heading', { name: 'Open elsewhere' }).waitFor()
	await first.getByText('This seat is now open in another tab or on another screen.').waitFor()

	await pressButton(ann, 'Take over here')
	await promptOf(first).waitFor()
	await second.getByRole('heading', { name: 'Open elsewhere' }).waitFor()
	await playMoves([ann, bob], 2, random)
})

test('the network goes and comes back: the table says so, waits, and goes on', async () => {
	const { ann, bob } = await sitDown()
	await ann.context.setOffline(true)
	line.cut()
	await untilTold(ann, 'no network')
	await bob.page.getByRole('button', { name: /^Ann, .*away/ }).waitFor()

	line.mend()
	await ann.context.setOffline(false)
	await untilConnected(ann)
	await bob.page.getByRole('button', { name: /^Ann, .*away/ }).waitFor({ state: 'detached' })
	await playMoves([ann, bob], 2, random)
})

test('a broken connection alone is said too; a move made meanwhile arrives once it is back', async () => {
	const { ann, bob } = await sitDown()
	if ((await whoIsCalled([ann, bob])) === bob) await playMoves([bob], 1, random)
	await promptOf(ann.page, /^Your turn/).waitFor()
	const before = await tilesOn(bob)
	line.cut()
	await untilTold(ann, 'reconnecting…')
	await pressButton(ann, /^Draw \d/)
	await pressButton(ann, 'Draw the next tile')
	await ann.page.getByRole('button', { name: 'Sending…' }).waitFor()
	line.mend()
	await promptOf(ann.page, /^You drew this tile/).waitFor()
	await untilConnected(ann)
	await playMoves([ann], 1, random)
	await untilTiles(bob, before + 1)
})

test('a socket that died without a word behind a locked screen is found out as soon as the page is back', async () => {
	const { ann, bob } = await sitDown()
	const { page } = ann
	await page.clock.install()
	await page.clock.pauseAt(Date.now() + 1000) // from here on no ping is sent because its time has come
	line.hush()
	const opened = page.waitForEvent('websocket')
	// As a phone tells it; the browser that runs the tests never puts a page away.
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
	await page.clock.runFor(BACK_WITHIN)
	await opened
	await page.clock.resume()
	await untilConnected(ann)
	await playMoves([ann, bob], 2, random)
})

test('a server killed in the middle of a game is back with everything, and so is everybody', async () => {
	const { ann, bob } = await sitDown()
	await server.kill()
	await Promise.all([ann, bob].map((guest) => untilTold(guest, 'reconnecting…')))
	await server.revive()
	await Promise.all([ann, bob].map(untilConnected))
	for (const guest of [ann, bob]) await untilTiles(guest, 3)
	await playMoves([ann, bob], 4, random)
	for (const guest of [ann, bob]) await untilTiles(guest, 7)
})
