import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { BROKEN_NETWORK } from '../support/browser/complaints.ts'
import { takeTurn } from '../support/browser/franchise.ts'
import { type Guest, press, pressButton } from '../support/browser/guest.ts'
import { beginBetween } from '../support/browser/peer-room.ts'
import { promptOf } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

const whoIsCalled = (friends: readonly Guest[]): Promise<Guest> =>
	Promise.any(
		friends.map((friend) =>
			promptOf(friend.page, /^Your turn/)
				.waitFor()
				.then(() => friend),
		),
	)

/** Three friends in the middle of a game that the first one's device keeps. */
async function sitDown(): Promise<{ friends: [Guest, Guest, Guest]; link: string }> {
	const forgiven = BROKEN_NETWORK
	const friends = await Promise.all([visit({ forgiven }), visit({ forgiven }), visit({ forgiven })])
	return { friends, link: await beginBetween(friends, 'Franchise') }
}

/** What the map shows of everybody's franchises. */
const piecesOn = ({ page }: Guest): Promise<string> =>
	page
		.locator('.franchise-franchises path')
		.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join(''))

test('the host of Franchise does not come back: the others go on online and meet there; and when the host does come back, it is led to them', async () => {
	const { friends, link } = await sitDown()
	const [ann, bob, cleo] = friends
	const random = randomFrom('the host is gone')
	for (let turn = 0; turn < 3; turn++) await takeTurn(await whoIsCalled(friends), random)
	await expect.poll(async () => (await piecesOn(bob)) === (await piecesOn(ann))).toBe(true)

	await ann.page.goto('about:blank')
	await pressButton(bob, 'Go on without Ann')
	await bob.page.waitForURL(/\/r\/[A-Z]{6}$/)
	await promptOf(bob.page).waitFor()
	await pressButton(cleo, 'Go on without Ann')
	await cleo.page.waitForURL(bob.page.url())
	await cleo.page.getByText('It began between devices and goes on here').waitFor()
	await press(cleo, cleo.page.getByRole('button', { name: 'Play on for Cleo' }))
	await promptOf(cleo.page).waitFor()
	const pieces = await piecesOn(bob)
	expect(pieces).not.toBe('')
	await expect.poll(() => piecesOn(cleo)).toBe(pieces)

	await ann.page.goto(link)
	await ann.page.getByRole('heading', { name: 'The others play on online' }).waitFor()
	await pressButton(ann, 'Join them there')
	await ann.page.waitForURL(bob.page.url())
	await press(ann, ann.page.getByRole('button', { name: 'Play on for Ann' }))
	await promptOf(ann.page).waitFor()
	await takeTurn(await whoIsCalled(friends), random)
	await expect.poll(async () => (await piecesOn(ann)) === (await piecesOn(bob))).toBe(true)
})

test('whoever went on online first had another copy: the next one is warned, and opens their own; so is the host', async () => {
	const { friends, link } = await sitDown()
	const [ann, bob, cleo] = friends
	await takeTurn(await whoIsCalled(friends), randomFrom('another copy'))
	await expect.poll(async () => (await piecesOn(bob)) === (await piecesOn(ann))).toBe(true)
	// Bob's page says that somebody else played: the host alone knows its own name.
	await bob.page.route('**/api/rooms/continue', (route) => {
		const wish = route.request().postDataJSON()
		wish.game.terms.seats[0].name = 'Eve'
		return route.continue({ postData: JSON.stringify(wish) })
	})

	await ann.page.goto('about:blank')
	await pressButton(bob, 'Go on without Ann')
	await bob.page.getByRole('heading', { name: 'This is not the same game' }).waitFor()
	await pressButton(bob, 'Join them all the same')
	await bob.page.waitForURL(/\/r\/[A-Z]{6}$/)

	await pressButton(cleo, 'Go on without Ann')
	await cleo.page.getByText('a copy of the game that differs from yours').waitFor()
	await pressButton(cleo, 'Open my own copy')
	await cleo.page.waitForURL(/\/r\/[A-Z]{6}$/)
	expect(cleo.page.url()).not.toBe(bob.page.url())
	await promptOf(cleo.page).waitFor()

	await ann.page.goto(link)
	await ann.page.getByText('a copy of the game that differs from yours').waitFor()
})
