import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { BROKEN_NETWORK } from '../support/browser/complaints.ts'
import { takeTurn } from '../support/browser/franchise.ts'
import { type Guest, pressButton } from '../support/browser/guest.ts'
import { layByHand, playToTheEnd, tilesOn } from '../support/browser/metro.ts'
import { playAndPass, takeUp } from '../support/browser/offline.ts'
import { becomeOld } from '../support/browser/old-browser.ts'
import { promptOf, readScores } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'
import { verify } from '../support/browser/verify.ts'
import { type OldBrowserRoom, oldBrowserRooms } from '../support/release-1.ts'

const visit = useBrowser()

const roomCalled = (name: string): OldBrowserRoom => oldBrowserRooms.find((room) => room.name === name)!

/** Everybody who has been to an old room, each with a browser that remembers it. */
function comeBack({ browsers, at }: OldBrowserRoom): Promise<Guest[]> {
	return Promise.all(
		browsers.map(async (kept) => {
			const guest = await visit({ forgiven: BROKEN_NETWORK })
			await becomeOld(guest, kept, at)
			return guest
		}),
	)
}

async function openTable({ page, home }: Guest, { path }: OldBrowserRoom): Promise<void> {
	await page.goto(new URL(path, home).href)
	await promptOf(page).waitFor()
}

/** How many tiles the log tells of. */
const tilesIn = ({ browsers }: OldBrowserRoom): number =>
	browsers[0]!.entries
		.flatMap(([, entry]) => (entry as { args: { steps?: { type: string }[] } }).args.steps ?? [])
		.filter(({ type }) => type === 'lay').length

test('a game of Metro that release 1 began between devices goes on when its host comes back, and is found fair to its end', async () => {
	const old = roomCalled('peer-metro')
	const friends = (await comeBack(old)) as [Guest, Guest]
	for (const friend of friends) {
		await openTable(friend, old)
		await expect.poll(() => tilesOn(friend)).toBe(tilesIn(old))
	}
	const random = randomFrom('an old table')
	await Promise.all(friends.map((friend) => playToTheEnd(friend, layByHand, random)))
	const [scores, others] = await Promise.all(friends.map(readScores))
	expect(Object.keys(scores!)).toEqual(expect.arrayContaining(['Ann', 'Bob']))
	expect(others).toEqual(scores)
	for (const friend of friends) {
		const found = await verify(friend, 'Yes, it was fair')
		expect(found).toContain('drawn from the host’s promised secret')
		expect(found).toMatch(/\d+ moves, signed by whoever made them/)
		expect(found).toMatch(/positions like those this browser saw/)
	}
	await pressButton(friends[1], 'Play again')
	for (const friend of friends) await expect.poll(() => tilesOn(friend)).toBeLessThan(tilesIn(old))
})

test('a game of Franchise that release 1 began between devices goes on, and online if its host does not come back again', async () => {
	const old = roomCalled('peer-franchise')
	const [ann, bob] = (await comeBack(old)) as [Guest, Guest]
	await openTable(ann, old)
	await openTable(bob, old)
	await promptOf(ann.page, /^Your turn/).waitFor()
	const random = randomFrom('an old map')
	await takeTurn(ann, random)
	await takeTurn(bob, random)
	await promptOf(ann.page, /^Your turn/).waitFor()
	await promptOf(bob.page, /Ann/).waitFor()

	await ann.page.goto('about:blank')
	await pressButton(bob, 'Go on without Ann')
	await bob.page.waitForURL(/\/r\/[A-Z]{6}$/)
	await promptOf(bob.page).waitFor()
})

test('a game that release 1 began on one device is found there again, and goes on', async () => {
	const old = roomCalled('local-metro')
	const [ann] = (await comeBack(old)) as [Guest]
	await ann.page.goto(new URL(old.path, ann.home).href)
	const { seats, match } = old.shows
	expect(await takeUp(ann)).toBe(seats[match!.actors[0]!]!.name)
	await expect.poll(() => tilesOn(ann)).toBe(tilesIn(old))
	const random = randomFrom('an old device')
	for (let turn = 0; turn < 3; turn++) {
		await playAndPass(ann, random)
		await takeUp(ann)
	}
	await expect.poll(() => tilesOn(ann)).toBeGreaterThanOrEqual(tilesIn(old) + 3)
})
