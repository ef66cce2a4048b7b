import type { Locator, Page } from 'playwright-core'
import { planOf, ROUNDS } from '../../../shared/games/boundless/rules/schedule.ts'
import type { Random } from '../../../shared/kernel/random.ts'
import { type Guest, press, pressButton } from './guest.ts'
import { openTable, startGame, takeSeat } from './room.ts'

/** A way to play at a table of Boundless. */
export interface Hands {
	getReady(guest: Guest, round: number): Promise<void>
	/** Waits for the centre. */
	watch(page: Page): Promise<void>
	/** Puts a token on one of the eight spaces, counted as the keys count them. */
	place(guest: Guest, key: number): Promise<void>
	/** The spaces with a token of one's own. */
	own(page: Page): Locator
}

export const cardsOf = (page: Page): Locator => page.locator('.boundless-ring-card')
const readyButton = (page: Page, round: number) =>
	page.getByRole('button', { name: `Ready for round ${round}` })

export const byFinger: Hands = {
	getReady: (guest, round) => press(guest, readyButton(guest.page, round)),
	watch: (page) => page.locator('.boundless-band-centre').waitFor(),
	place: (guest, key) => press(guest, cardsOf(guest.page).nth(key - 1)),
	own: (page) => cardsOf(page).filter({ has: page.locator('.boundless-tag[data-mine]') }),
}

export const byKeys: Hands = {
	...byFinger,
	async getReady({ page }, round) {
		await readyButton(page, round).waitFor()
		await page.keyboard.press('r')
	},
	place: ({ page }, key) => page.keyboard.press(`${key}`),
}

const rowsOf = (page: Page): Locator => page.locator('.boundless-text-cards').getByRole('button')

/** Through the table in words, which is opened where it is not open yet. */
export const byWords: Hands = {
	async getReady(guest, round) {
		await readyButton(guest.page, round).waitFor()
		if (round === 1) await guest.page.keyboard.press('t')
		await press(guest, readyButton(guest.page, round))
	},
	watch: (page) =>
		page
			.getByText(/^Centre: (?!.*follows)/)
			.first()
			.waitFor(),
	place: (guest, key) => press(guest, rowsOf(guest.page).nth(key - 1)),
	own: (page) => rowsOf(page).filter({ has: page.locator('span', { hasText: /\byou\b/ }) }),
}

/** What a test does besides, when somebody has so many tokens on the table in a round. */
export type Aside = (round: number, placed: number) => Promise<void>

/** All seven rounds, each token where chance wants it. */
export async function playRounds(
	guest: Guest,
	hands: Hands,
	random: Random,
	aside: Aside = async () => {},
): Promise<void> {
	for (let round = 1; round <= ROUNDS; round++) {
		await hands.getReady(guest, round)
		await hands.watch(guest.page)
		const keys = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8]).slice(0, planOf(round).tokens)
		for (const [placed, key] of keys.entries()) {
			await aside(round, placed)
			await hands.place(guest, key)
			await isPlaced(guest.page, hands, placed + 1)
		}
		await untilSettled(guest.page, round)
	}
}

/** So many tokens of one's own lie on the table; a round that they end may be over before it can be seen. */
const isPlaced = (page: Page, hands: Hands, count: number): Promise<void> =>
	hands
		.own(page)
		.nth(count - 1)
		.or(page.locator('.boundless-study, table').first())
		.first()
		.waitFor()

export const untilSettled = (page: Page, round: number): Promise<void> =>
	(round < ROUNDS
		? readyButton(page, round + 1)
		: page.getByRole('button', { name: 'See the result' })
	).waitFor()

/** Four at a table, on a map. */
export async function gatherFour(guests: readonly Guest[], map: string): Promise<void> {
	const [host, ...others] = guests
	const link = await openTable(host!, 'Ann', 'Boundless')
	const names = ['Bob', 'Cleo', 'Dan']
	await Promise.all(others.map((guest, index) => takeSeat(guest, link, names[index]!)))
	await chooseMap(host!, map)
	await startGame(host!)
}

/** Which map, and all the time that a slow machine needs. */
export async function chooseMap(host: Guest, map: string): Promise<void> {
	const { page } = host
	await pressButton(host, 'Change')
	for (const choice of [map, 'no countdown'])
		await press(host, page.getByRole('dialog').getByText(choice, { exact: true }))
	await page.keyboard.press('Escape')
	await page.getByText(new RegExp(`${map} · no countdown`)).waitFor()
}
