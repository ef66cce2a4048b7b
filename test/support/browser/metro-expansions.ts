import type { Random } from '../../../shared/kernel/random.ts'
import { type Guest, press, pressButton } from './guest.ts'
import { drawAndLay, layByHand, readOffers } from './metro.ts'

/** One turn by finger, of any kind that the table offers, rather one that was not done yet; the kind it was. */
export async function takeTurn(guest: Guest, random: Random, done: ReadonlySet<string>): Promise<string> {
	const ways = await waysToPlay(guest)
	const fresh = ways.filter(([kind]) => !done.has(kind))
	const [kind, play] = random.pick(fresh.length > 0 ? fresh : ways)
	await play(guest, random)
	return kind
}

type Way = (guest: Guest, random: Random) => Promise<void>

/** Laying is offered more than once, so that games end. */
async function waysToPlay(guest: Guest): Promise<[string, Way][]> {
	const { page } = guest
	const prompt = await readOffers(guest)
	const ways: [string, Way][] = []
	const offers = (name: RegExp) => page.getByRole('button', { name }).isEnabled()
	if (/fits nowhere/.test(prompt)) return [['draw', drawAndLay]]
	if (/pass/.test(prompt)) ways.push(['pass', pass])
	else ways.push(['lay', layByHand], ['lay', layByHand], ['lay', layByHand])
	if (/\bdraw\b/.test(prompt) && (await offers(/^Draw \d/))) ways.push(['draw', drawAndLay])
	if (/exchange/.test(prompt)) ways.push(['exchange', exchange])
	if (/wagon/.test(prompt)) ways.push(['wagon', placeWagon])
	return ways
}

/** Out of the sheet with the shares, and once more on the button that says what it will do. */
async function exchange(guest: Guest, random: Random): Promise<void> {
	await pressButton(guest, /^Shares and companies/)
	const offers = guest.page.getByRole('dialog').getByRole('button', { name: /^Take / })
	await press(guest, offers.nth(random.below(await offers.count())))
	await confirm(guest, /^Give .+ take /)
}

/** From rail to rail with the button beside the hand, and once more to place it. */
async function placeWagon(guest: Guest, random: Random): Promise<void> {
	await pressButton(guest, /^Place a wagon/)
	if (random.below(2) === 0) {
		const next = guest.page.getByRole('button', { name: 'Another rail' })
		if (await next.isVisible()) await press(guest, next)
	}
	await confirm(guest, /^Place the wagon/)
}

async function pass(guest: Guest): Promise<void> {
	const buttons = guest.page.getByRole('button', { name: 'Pass', exact: true })
	await press(guest, buttons.first())
	await press(guest, buttons.last())
}

async function confirm(guest: Guest, name: RegExp): Promise<void> {
	const button = guest.page.getByRole('button', { name })
	await press(guest, button)
	await button.waitFor({ state: 'hidden' })
}
