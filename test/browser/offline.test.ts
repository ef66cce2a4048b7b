import { afterEach, beforeEach, expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { inProject } from '../../worker/local/paths.ts'
import { byFinger, playRounds } from '../support/browser/boundless.ts'
import { BROKEN_NETWORK } from '../support/browser/complaints.ts'
import { isCalled, takeTurn } from '../support/browser/franchise.ts'
import { type Guest, press, pressButton } from '../support/browser/guest.ts'
import { layByHand, playToTheEnd, tilesOn } from '../support/browser/metro.ts'
import {
	addBots,
	addCompanion,
	playAndPass,
	sitDownHere,
	takeUp,
	untilKept,
} from '../support/browser/offline.ts'
import { promptOf, readScores, startGame } from '../support/browser/room.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { type FrailLine, frailLineTo } from '../support/frail-line.ts'

const visit = useBrowser()
let line: FrailLine

beforeEach(async () => {
	line = await frailLineTo(new URL(home()))
})
afterEach(() => line.stop())

/** Somebody who was here once; since then there is neither a network nor a server. */
async function visitOffline(): Promise<Guest> {
	const guest = await visit({ home: line.url.href, installs: true, forgiven: BROKEN_NETWORK })
	await guest.page.goto(guest.home)
	await untilKept(guest)
	line.cut()
	await guest.context.setOffline(true)
	return guest
}

const untilTitled = ({ page }: Guest, name: string | RegExp) =>
	page.getByRole('heading', { name, level: 1 }).waitFor()

test('after one visit the games, their rules and a replay open without a network, in both languages', async () => {
	const ann = await visitOffline()
	await ann.page.goto(ann.home)
	await ann.page.getByText('You are offline. Games are played on this device.').waitFor()
	await press(ann, ann.page.getByRole('link', { name: 'Rules of Metro' }))
	await untilTitled(ann, 'Metro: the rules')
	await ann.page.goto(`${ann.home}rules/boundless`)
	await untilTitled(ann, /^Boundless/)
	await pressButton(ann, 'FR – Passer au français')
	await ann.page.getByRole('button', { name: /^EN – / }).waitFor()
	await ann.page.goto(`${ann.home}replay`)
	await ann.page
		.getByLabel('Choisir un fichier')
		.last()
		.setInputFiles(inProject('test/games/metro/records/base.json'))
	await pressButton(ann, 'À la fin')
	await expect.poll(() => tilesOn(ann)).toBe(60)
	await ann.page.goto(`${ann.home}r/BCDFGH`)
	await untilTitled(ann, 'Vous êtes hors ligne')
})

test('without a network, Metro is played against bots to the end, through a reload, and verified', async () => {
	const ann = await visitOffline()
	await ann.page.goto(ann.home)
	await pressButton(ann, 'Play now against 2 bots: Metro')
	await promptOf(ann.page).waitFor()
	expect(ann.page.url()).toMatch(/\/local\/\d{6}$/)
	const random = randomFrom('without a network')
	await layByHand(ann, random)
	await ann.page.reload()
	await playToTheEnd(ann, layByHand, random)
	expect(Object.keys(await readScores(ann))).toHaveLength(3)
	expect(await tilesOn(ann)).toBe(60)
	await pressButton(ann, 'Verify this game')
	await ann.page.getByRole('heading', { name: 'Verified' }).waitFor()
	await ann.page.getByText(/positions like those this browser saw/).waitFor()
})

test('without a network, Boundless is played against a bot to the end', async () => {
	const ann = await visitOffline()
	await sitDownHere(ann, 'Boundless')
	await ann.page.getByText(/so on one device you play against bots/).waitFor()
	expect(await ann.page.getByRole('textbox', { name: 'Who else plays here?' }).count()).toBe(0)
	await addBots(ann, 1)
	await pressButton(ann, 'Change')
	await press(ann, ann.page.getByRole('dialog').getByText('no countdown', { exact: true }))
	await ann.page.keyboard.press('Escape')
	await ann.page
		.getByText(/no countdown/)
		.first()
		.waitFor()
	await startGame(ann)
	await playRounds(ann, byFinger, randomFrom('alone on the map'))
	expect(Object.keys(await readScores(ann))).toHaveLength(2)
})

test('without a network, Franchise is played against a bot to the end', async () => {
	const ann = await visitOffline()
	await sitDownHere(ann, 'Franchise')
	await addBots(ann, 1)
	await startGame(ann)
	const random = randomFrom('alone on the road')
	while (await isCalled(ann)) await takeTurn(ann, random)
	expect(Object.keys(await readScores(ann))).toHaveLength(2)
})

test('people pass one device around: between two turns nobody’s hand is on the screen', async () => {
	const ann = await visit()
	await sitDownHere(ann, 'Metro')
	await addCompanion(ann, 'Bob')
	await addBots(ann, 4)
	await pressButton(ann, 'Start the game')
	const random = randomFrom('from hand to hand')
	const turns: string[] = []
	for (let name = await takeUp(ann); name !== undefined; name = await takeUp(ann)) {
		turns.push(name)
		if (turns.length === 3) {
			await ann.page.reload()
			await ann.page.getByRole('heading', { name: `${name}, your turn` }).waitFor()
			expect(await ann.page.getByRole('main').locator('.dock, .table').count()).toBe(0)
			expect(await takeUp(ann)).toBe(name)
		}
		await playAndPass(ann, random)
	}
	expect(turns.length).toBeGreaterThanOrEqual(20)
	for (const [index, name] of turns.entries()) expect(name).not.toBe(turns[index + 1])
	expect(Object.keys(await readScores(ann))).toHaveLength(6)
	expect(await ann.page.getByRole('heading', { name: 'You win!' }).count()).toBe(0)
})

test('a game on one device moves online as it stands, and whoever opens the link takes the open seat', async () => {
	const ann = await visit()
	await sitDownHere(ann, 'Metro')
	await addCompanion(ann, 'Bob')
	await pressButton(ann, 'Start the game')
	const random = randomFrom('to the edge')
	for (let turn = 0; turn < 3; turn++) {
		await takeUp(ann)
		await playAndPass(ann, random)
	}
	const kept = (await takeUp(ann))!
	const other = kept === 'Bob' ? /^Play on for (?!Bob)/ : 'Play on for Bob'
	expect(await tilesOn(ann)).toBe(3)
	await pressButton(ann, 'Menu')
	await pressButton(ann, 'Play with others online')
	await pressButton(ann, 'Move online')
	await ann.page.waitForURL(/\/r\/[A-Z]{6}$/)
	await expect.poll(() => tilesOn(ann)).toBe(3)
	await promptOf(ann.page, /^(Your turn|You drew)/).waitFor()

	const bob = await visit()
	await bob.page.goto(ann.page.url())
	await press(bob, bob.page.getByRole('button', { name: other }))
	await promptOf(bob.page).waitFor()
	await layByHand(ann, random)
	await layByHand(bob, random)
	await expect.poll(() => tilesOn(ann)).toBe(5)
})
