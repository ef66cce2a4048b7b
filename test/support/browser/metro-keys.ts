import type { Random } from '../../../shared/kernel/random.ts'
import type { Guest } from './guest.ts'
import { aimByKeys, focusBoard, layByKeys, tabTo } from './keys.ts'
import { readOffers } from './metro.ts'
import { promptOf } from './room.ts'

/** One turn by keyboard alone, of any kind that companies offer, rather one that was not done yet; the kind it was. */
export async function takeTurnByKeys(
	guest: Guest,
	random: Random,
	done: ReadonlySet<string>,
): Promise<string> {
	const prompt = await readOffers(guest)
	const kinds = ['lay', 'turn', 'turn']
	if (/\bdraw\b/.test(prompt)) kinds.push('draw')
	if (/exchange/.test(prompt)) kinds.push('exchange')
	const fresh = kinds.filter((kind) => !done.has(kind))
	const kind = /fits nowhere/.test(prompt) ? 'draw' : random.pick(fresh.length > 0 ? fresh : kinds)
	if (kind === 'exchange') await exchangeByKeys(guest, random)
	else if (kind === 'draw') await drawByKeys(guest, random)
	else await (kind === 'turn' ? turnAndLayByKeys(guest, random) : layByKeys(guest, random))
	return kind
}

/** The tile is turned where it was put: every way it shows is one that fits. */
async function turnAndLayByKeys(guest: Guest, random: Random): Promise<void> {
	const { page } = guest
	const confirmation = await aimByKeys(guest, random)
	for (let turns = random.below(3); turns >= 0; turns--) await page.keyboard.press('r')
	await page.keyboard.press('Enter')
	await confirmation.waitFor({ state: 'hidden' })
}

async function drawByKeys(guest: Guest, random: Random): Promise<void> {
	const { page } = guest
	await focusBoard(page)
	await page.keyboard.press('d')
	await page.getByRole('button', { name: 'Draw the next tile' }).waitFor()
	await page.keyboard.press('Enter')
	await promptOf(page, /^You drew this tile/).waitFor()
	await layByKeys(guest, random)
}

/** X opens the shares; one of the offers there, and then the button that says what it will do. */
async function exchangeByKeys({ page }: Guest, random: Random): Promise<void> {
	await page.keyboard.press('x')
	const offers = page.getByRole('dialog').getByRole('button', { name: /^Take / })
	await offers.first().waitFor()
	await tabTo(page, offers.nth(random.below(await offers.count())))
	await page.keyboard.press('Enter')
	const confirmation = page.getByRole('button', { name: /^Give .+ take / })
	await tabTo(page, confirmation)
	await page.keyboard.press('Enter')
	await confirmation.waitFor({ state: 'hidden' })
}
