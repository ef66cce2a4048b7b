import type { Page } from 'playwright-core'
import type { Random } from '../../../shared/kernel/random.ts'
import { type Guest, press, pressAt, pressButton } from './guest.ts'
import { promptOf } from './room.ts'

const MY_TURN = /^(Your turn|You drew)/
const OVER = /(wins?|share the win) with \d+ point/

/** Waits until a player is called; false once the game is over. */
export async function isCalled({ page }: Guest): Promise<boolean> {
	const told = promptOf(page, new RegExp(`${MY_TURN.source}|${OVER.source}`))
	return MY_TURN.test((await told.textContent()) ?? '')
}

/** A way to lay a tile when one is called. */
export type Lay = (guest: Guest, random: Random) => Promise<void>

export async function playToTheEnd(guest: Guest, lay: Lay, random: Random): Promise<void> {
	while (await isCalled(guest)) {
		await skipAhead(guest)
		await lay(guest, random)
		await skipOwnMove(guest)
	}
}

/**
 * Who has moved need not see what came of it: with that a whole game takes half the time. As Escape at the table does,
 * but for the result, which a key would close where it has come meanwhile. A touch might take a cell that is near.
 */
export async function skipOwnMove({ page }: Guest): Promise<void> {
	// Between the button and the answer the table asks for a moment as it did before.
	await promptOf(page, /^(?!Your turn[:.]|You drew|Press|Choose)/).waitFor()
	await skipShow(page)
}

const skipShow = (page: Page): Promise<boolean> =>
	page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))

/** Whoever is called lays, until so many tiles lie on the board. */
export async function playMoves(guests: readonly Guest[], count: number, random: Random): Promise<void> {
	for (let moves = 0; moves < count; moves++) await layByHand(await whoIsCalled(guests), random)
}

export const whoIsCalled = (guests: readonly Guest[]): Promise<Guest> =>
	Promise.any(
		guests.map(async (guest) => {
			await promptOf(guest.page, MY_TURN).waitFor()
			return guest
		}),
	)

/** After so long, a tap has missed: a close look at what happened may begin between the look and the tap. */
const BOARD_MOVED = 3000
const BOARD_STILL = 200
const ENOUGH = 100 // tries in one turn

/** What a player may do, once they are called; whatever still moves on the board is skipped. */
export async function readOffers(guest: Guest): Promise<string> {
	await promptOf(guest.page, MY_TURN).waitFor()
	await skipAhead(guest)
	return (await promptOf(guest.page, /^Your turn[:.]/).textContent()) ?? ''
}

/** Whoever is called need not look on until all has been shown. */
async function skipAhead({ page }: Guest): Promise<void> {
	if (!/^Your turn next/.test((await promptOf(page).textContent()) ?? '')) return
	await skipShow(page)
	await promptOf(page, /^(Your turn[:.]|You drew)/).waitFor()
}

const confirmation = ({ page }: Guest) => page.getByRole('button', { name: /^Lay it/ })

/** Two taps: on one of the cells that the board offers, and on the button that says what it will do. */
export async function layByHand(guest: Guest, random: Random): Promise<void> {
	await skipAhead(guest) // what is still shown would be counted as laid
	const tiles = await tilesOn(guest)
	for (let tries = 0; !(await confirmation(guest).isVisible()); tries++) {
		if ((await tilesOn(guest)) > tiles) return // the same cell twice lays the tile as well
		if (tries === ENOUGH) throw new Error(`No cell is offered: ${await promptOf(guest.page).textContent()}`)
		const places = await offeredPlaces(guest)
		if (places.length === 0) await seeAll(guest)
		else await pressAt(guest, random.pick(places))
		await confirmation(guest)
			.waitFor({ timeout: places.length === 0 ? BOARD_STILL : BOARD_MOVED })
			.catch(() => undefined) // the board moved under the finger: once more
	}
	await press(guest, confirmation(guest))
	await confirmation(guest).waitFor({ state: 'hidden' })
}

/** A tip may lie over what is offered; a close look leaves it out for a moment, and one that stays has a button. */
async function seeAll({ page }: Guest): Promise<void> {
	for (const button of [page.getByRole('button', { name: 'Got it' }), page.locator('.surface-fit')])
		if (await button.isVisible()) await button.click({ timeout: BOARD_MOVED }).catch(() => undefined)
}

/** Draws first, after second thoughts, and lays what was drawn. */
export async function drawAndLay(guest: Guest, random: Random): Promise<void> {
	await readOffers(guest) // a move that is still shown would take back what is asked for
	await pressButton(guest, /^Draw \d/)
	await pressButton(guest, 'Do not draw')
	await pressButton(guest, /^Draw \d/)
	await pressButton(guest, 'Draw the next tile')
	await promptOf(guest.page, /^You drew this tile/).waitFor()
	await layByHand(guest, random)
}

/** The middle of every cell where the board shows that the tile may lie, as far as it can be seen. */
export async function offeredPlaces({ page }: Guest): Promise<{ x: number; y: number }[]> {
	await page.locator('path.metro-spots').waitFor({ state: 'attached' })
	return page.evaluate(offeredOnBoard)
}

/** The same, as the page itself answers it; none where the board offers nothing. */
export function offeredOnBoard(): { x: number; y: number }[] {
	const spots = document.querySelector<SVGPathElement>('path.metro-spots')
	const toPage = spots?.getScreenCTM()
	const board = spots?.closest('[role=application]')
	if (!spots || !toPage || !board) return []
	const squares = spots.getAttribute('d')!.matchAll(/M(\S+) (\S+)h(\d+)/g)
	return [...squares].flatMap(([, left, top, side]) => {
		const middle = new DOMPoint(Number(left) + Number(side) / 2, Number(top) + Number(side) / 2)
		const { x, y } = middle.matrixTransform(toPage)
		return board.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : []
	})
}

/** How many tiles the board shows. */
export const tilesOn = ({ page }: Guest): Promise<number> => page.locator('.metro-tiles > *').count()
