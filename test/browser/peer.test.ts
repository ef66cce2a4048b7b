import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { BROKEN_NETWORK } from '../support/browser/complaints.ts'
import { type Guest, pressButton } from '../support/browser/guest.ts'
import { layByHand, playMoves, playToTheEnd, tilesOn, whoIsCalled } from '../support/browser/metro.ts'
import {
	askedOfServer,
	beginBetween,
	blockDirectWays,
	countChannelMessages,
	hostTable,
	joinTable,
	watchTraffic,
} from '../support/browser/peer-room.ts'
import { promptOf, readScores } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'
import { verify } from '../support/browser/verify.ts'

const visit = useBrowser()

async function expectSameScores(friends: readonly Guest[]): Promise<void> {
	const [scores, ...others] = await Promise.all(friends.map(readScores))
	expect(Object.keys(scores!).sort()).toEqual(['Ann', 'Bob', 'Cleo'])
	for (const other of others) expect(other).toEqual(scores)
}

test('three friends play between their devices to the end, though a guest and the host load their pages again, and all of them find it verified; then the next game begins', async () => {
	const friends = await Promise.all([visit(), visit(), visit({ device: 'desktop' })])
	const [ann, bob, cleo] = friends
	const sent = await Promise.all(friends.map(countChannelMessages))
	const traffic = [bob, cleo].map(watchTraffic)
	await beginBetween(friends)
	traffic.push(watchTraffic(ann))

	for (const count of sent) await expect.poll(count).toBeGreaterThan(0) // until then the server passes things on
	const random = randomFrom('between devices')
	await playMoves(friends, 5, random)
	for (const count of sent) await expect.poll(count).toBeGreaterThan(5)
	await bob.page.reload()
	await playMoves(friends, 5, random)
	await ann.page.reload()
	await playMoves(friends, 5, random)
	for (const friend of friends) await expect.poll(() => tilesOn(friend)).toBe(15)

	await Promise.all(friends.map((friend) => playToTheEnd(friend, layByHand, random)))
	await expectSameScores(friends)
	for (const friend of friends) {
		const found = await verify(friend, 'Yes, it was fair')
		expect(found).toContain('drawn from the host’s promised secret and the shares of 2 players')
		expect(found).toMatch(/\d+ moves, signed by whoever made them/)
		expect(found).toContain('the whole record, signed by the host of the room')
	}
	await pressButton(bob, 'Play again')
	for (const friend of friends) await expect.poll(() => tilesOn(friend)).toBe(0)
	expect(traffic.flatMap(askedOfServer)).toEqual([])
})

test('where no direct way is to be found, the same game is played over the relay', async () => {
	const friends = await Promise.all([visit(), visit(), visit({ device: 'desktop' })])
	const sent = await Promise.all(friends.map(countChannelMessages))
	await Promise.all(friends.map(blockDirectWays))
	await beginBetween(friends)
	const random = randomFrom('over the relay')
	await Promise.all(friends.map((friend) => playToTheEnd(friend, layByHand, random)))
	await expectSameScores(friends)
	for (const count of sent) expect(await count()).toBe(0)
})

test('the host goes: the others are told so, and wait; what they do is kept; the host comes back, and the game goes on', async () => {
	const forgiven = BROKEN_NETWORK
	const friends = await Promise.all([
		visit({ forgiven }),
		visit({ forgiven }),
		visit({ forgiven, device: 'desktop' }),
	])
	const [ann, bob, cleo] = friends
	const link = await beginBetween(friends)
	const random = randomFrom('the host goes')
	await playMoves(friends, 2, random)
	const isAnns = (await whoIsCalled(friends)) === ann
	if (isAnns) await layByHand(ann, random)
	const next = await whoIsCalled([bob, cleo])
	await ann.page.goto('about:blank')
	for (const { page } of [bob, cleo])
		await page.getByRole('status').filter({ hasText: 'the host is away' }).waitFor()
	const laying = layByHand(next, random)
	await promptOf(next.page, /^Your move is kept\. It goes out once the host is back/).waitFor()

	await ann.page.goto(link)
	await promptOf(ann.page).waitFor()
	await laying
	await playMoves(friends, isAnns ? 2 : 3, random)
	for (const friend of friends) await expect.poll(() => tilesOn(friend)).toBe(6)
})

test('a guest goes: the host is told, and who comes back is there again', async () => {
	const forgiven = BROKEN_NETWORK
	const [ann, bob] = await Promise.all([visit({ forgiven }), visit({ forgiven })])
	const link = await hostTable(ann, 'Ann')
	await joinTable(bob, link, 'Bob')
	const seat = ann.page.getByRole('listitem').filter({ hasText: 'Bob' })
	await bob.page.goto('about:blank')
	await seat.getByText('away').waitFor()
	await bob.page.goto(link)
	await seat.getByText('away').waitFor({ state: 'hidden' })
})
