import { expect } from 'vitest'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { findBarriers } from './axe.ts'
import { type Aside, byFinger, cardsOf, gatherFour, type Hands, playRounds } from './boundless.ts'
import { type Guest, pressButton } from './guest.ts'
import { readScores } from './room.ts'
import { strangeTexts } from './screen-words.ts'

/** From the invitation to the result, everybody in their own way; what each of four did besides. */
export async function spendEvening(
	guests: readonly Guest[],
	map: string,
	players: readonly { hands: Hands; aside?: Aside }[],
): Promise<void> {
	await gatherFour(guests, map)
	await Promise.all(
		players.map(({ hands, aside }, seat) =>
			playRounds(guests[seat]!, hands, randomFrom(`${map} ${seat}`), aside),
		),
	)
	const scores = await Promise.all(
		guests.map(async (guest) => {
			await pressButton(guest, 'See the result')
			return readScores(guest)
		}),
	)
	expect(Object.keys(scores[0]!).sort()).toEqual(['Ann', 'Bob', 'Cleo', 'Dan'])
	for (const seen of scores) expect(seen).toEqual(scores[0])
	for (const { page } of guests)
		await page
			.getByRole('dialog')
			.getByRole('heading', { name: /\bwins?\b/ })
			.waitFor()
	const { page } = guests[0]!
	await page
		.getByText(/(wins?|share the win) with \d+ in the purse\.$/)
		.first()
		.waitFor({ state: 'attached' })
	expect([...(await findBarriers(page)), ...(await strangeTexts(page, 'en'))]).toEqual([])
}

/** Loads a page again in mid-race, once somebody else has seen its token: that lies where it lay. */
export async function reloadInMidRace({ page }: Guest, witness: Guest): Promise<void> {
	const tag = page.locator('.boundless-ring-card .boundless-tag[data-mine]')
	const identity = await tag.getAttribute('data-player')
	await witness.page.locator(`.boundless-ring-card .boundless-tag[data-player="${identity}"]`).waitFor()
	const spaces = () =>
		byFinger.own(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-space')))
	const before = await spaces()
	await page.reload()
	await cardsOf(page).nth(7).waitFor()
	await expect.poll(spaces).toEqual(before)
	expect(await tag.count()).toBe(1)
}
