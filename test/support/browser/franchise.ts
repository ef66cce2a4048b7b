import type { Locator } from 'playwright-core'
import type { Random } from '../../../shared/kernel/random.ts'
import { type Guest, press, pressAt } from './guest.ts'
import { promptOf } from './room.ts'
import { twoFrames } from './two-frames.ts'

const MY_TURN = /^Your turn/
const OVER = /(wins?|share the win) with \d+ point/

/** Waits until a player is called; false once the game is over. */
export async function isCalled({ page }: Guest): Promise<boolean> {
	const told = promptOf(page, new RegExp(`${MY_TURN.source}|${OVER.source}`))
	return MY_TURN.test((await told.textContent()) ?? '')
}

/** What the drawer offers, and how it can be told apart; not what only tells why it cannot be had any more. */
const cardsOf = ({ page }: Guest, kind: string): Locator =>
	page.locator(
		`.franchise-drawer .franchise-choice-card[data-kind="${kind}"][aria-pressed="false"]:not([data-shut] > *)`,
	)

const confirmation = ({ page }: Guest): Locator =>
	page.getByRole('button', {
		name: /^(Open in|Buy a share|End turn|Start in|Begin the boom|Put the|Give the tile)/,
	})

/** One decision by finger, whatever the table asks for; the kinds of things that were chosen. */
export async function takeTurn(guest: Guest, random: Random): Promise<string[]> {
	const prompt = (await promptOf(guest.page, MY_TURN).textContent()) ?? ''
	const chosen = /tile/.test(prompt)
		? await placeTile(guest, random)
		: /start|begins/.test(prompt)
			? await settle(guest, random)
			: await planTurn(guest, random)
	const asked = (await promptOf(guest.page, MY_TURN).textContent()) ?? ''
	await press(guest, confirmation(guest))
	// Whoever is called next, it is for something else; a turn that does nothing is asked about first, by its button.
	const next = guest.page.locator('#table-prompt', { hasNotText: asked })
	const again = guest.page.locator('.dock-actions > .button-primary', { hasText: 'End turn without a road' })
	await again.or(next).first().waitFor()
	if (await again.isVisible()) await press(guest, again)
	await next.and(guest.page.locator(':not(.prompt-notice)')).waitFor()
	return chosen
}

async function chooseAny(guest: Guest, kind: string, random: Random): Promise<boolean> {
	const cards = cardsOf(guest, kind)
	const count = await cards.count()
	if (count > 0) await pressSeen(guest, cards.nth(random.below(count)))
	return count > 0
}

/** The dock answers after the frame that shows the tap, and rows follow: what is offered next is read once they have. */
async function pressSeen(guest: Guest, card: Locator): Promise<void> {
	const { page } = guest
	const before = await page.locator('.dock').innerHTML()
	await press(guest, card)
	await page.waitForFunction((was) => document.querySelector('.dock')?.innerHTML !== was, before)
	let [told, shown] = ['', await page.locator('.dock').innerHTML()]
	while (told !== shown) {
		await twoFrames(page)
		;[told, shown] = [shown, await page.locator('.dock').innerHTML()]
	}
}

/** A tile of the draft, then a place among those that the drawer names. */
async function placeTile(guest: Guest, random: Random): Promise<string[]> {
	await cardsOf(guest, 'tile').first().waitFor()
	await chooseAny(guest, 'tile', random)
	await cardsOf(guest, 'go').first().waitFor() // the places come once it is picked
	await chooseAny(guest, 'go', random)
	return ['assign']
}

/** On the map where it can be seen, otherwise in the drawer. */
async function settle(guest: Guest, random: Random): Promise<string[]> {
	await cardsOf(guest, 'go').first().waitFor()
	await chooseAny(guest, 'go', random)
	return ['settle']
}

async function planTurn(guest: Guest, random: Random): Promise<string[]> {
	const { page } = guest
	const chosen: string[] = []
	await confirmation(guest).waitFor()
	if (random.below(3) === 0 && (await chooseAny(guest, 'boom', random))) {
		await chooseAny(guest, 'boom', random)
		chosen.push('boom')
	}
	const isOnMap = random.below(3) === 0 && (await tapOnMap(guest, random))
	if (isOnMap || (await chooseAny(guest, 'go', random))) chosen.push('develop')
	while (random.below(4) > 0 && (await chooseAny(guest, 'share', random))) chosen.push('share')
	if (random.below(2) === 0 && (await chooseAny(guest, 'bonus', random))) {
		if (await promptOf(page, /second place/).isVisible()) await chooseAny(guest, 'go', random)
		chosen.push('bonus')
	}
	return chosen
}

/** Where the map shows places to go, as far as they can be seen. */
export const litPlaces = ({ page }: Guest): Promise<{ x: number; y: number }[]> =>
	page.locator('.surface-window').evaluate((seen) => {
		const frame = seen.getBoundingClientRect()
		return [...seen.querySelectorAll('.franchise-place-ring-go')].flatMap((ring) => {
			const { x, y, width, height } = ring.getBoundingClientRect()
			const middle = { x: x + width / 2, y: y + height / 2 }
			const isSeen =
				middle.x > frame.left && middle.x < frame.right && middle.y > frame.top && middle.y < frame.bottom
			return isSeen ? [middle] : []
		})
	})

/** One of the places that the map has lit; whether there was any in sight. */
async function tapOnMap(guest: Guest, random: Random): Promise<boolean> {
	const places = await litPlaces(guest)
	if (places.length === 0) return false
	await pressAt(guest, random.pick(places))
	return !(await putAway(guest))
}

/** A tap beside the place that was meant tells about another; whether that had to be put away. */
async function putAway(guest: Guest): Promise<boolean> {
	await twoFrames(guest.page)
	const close = guest.page.locator('.franchise-inspection .icon-button')
	const isTold = await close.isVisible()
	if (isTold) await press(guest, close)
	return isTold
}
