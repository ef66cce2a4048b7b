import type { Page } from 'playwright-core'
import { afterEach, beforeEach } from 'vitest'
import type { Random } from '../../../shared/kernel/random.ts'
import { type FrailLine, frailLineTo } from '../frail-line.ts'
import { BROKEN_NETWORK } from './complaints.ts'
import { type Guest, press, pressButton } from './guest.ts'
import { layByHand } from './metro.ts'
import { promptOf } from './room.ts'
import { home, type useBrowser } from './use-browser.ts'

/** Gives somebody who was here once; since then there is neither a network nor a server. */
export function useOffline(visit: ReturnType<typeof useBrowser>): () => Promise<Guest> {
	let line: FrailLine
	beforeEach(async () => {
		line = await frailLineTo(new URL(home()))
	})
	afterEach(() => line.stop())

	return async () => {
		const guest = await visit({ home: line.url.href, installs: true, forgiven: BROKEN_NETWORK })
		await guest.page.goto(guest.home)
		await untilKept(guest.page)
		line.cut()
		await guest.context.setOffline(true)
		return guest
	}
}

/** Resolves once the device has its copy of the app, and opens pages from it. */
export const untilKept = (page: Page): Promise<void> => page.evaluate(hasCopy)

/** The same, as the page itself finds out. */
export async function hasCopy(): Promise<void> {
	const { serviceWorker } = navigator
	await serviceWorker.ready
	if (!serviceWorker.controller)
		await new Promise((resolve) => {
			serviceWorker.addEventListener('controllerchange', resolve, { once: true })
		})
}

/** The lobby of a room on this device. */
export async function sitDownHere(guest: Guest, game: string): Promise<void> {
	await guest.page.goto(guest.home)
	await pressButton(guest, new RegExp(`^Play without a network on this device, .*: ${game}$`))
	await guest.page.getByRole('region', { name: 'On this device' }).waitFor()
}

/** Somebody else at the same device. */
export async function addSitter(guest: Guest, name: string): Promise<void> {
	const { page } = guest
	await page.getByRole('textbox', { name: 'Who else plays here?' }).fill(name)
	await pressButton(guest, 'Add')
	await page.getByRole('listitem').filter({ hasText: name }).waitFor()
}

export async function addBots(guest: Guest, count: number): Promise<void> {
	const bots = guest.page
		.getByRole('listitem')
		.filter({ hasText: 'bot' })
		.getByRole('button', { name: /^Remove/ })
	for (let added = 1; added <= count; added++) {
		await press(guest, guest.page.getByRole('button', { name: 'Add a bot', exact: true }))
		await bots.nth(added - 1).waitFor()
	}
}

const curtain = ({ page }: Guest) => page.getByRole('button', { name: /^I am .*: show the table$/ })
const pass = ({ page }: Guest) => page.getByRole('button', { name: /^Pass to / })
const result = ({ page }: Guest) => page.getByRole('button', { name: 'See the result' })

/** Whoever is called takes the device up; answers who, or undefined once the game is over. */
export async function takeUp(guest: Guest): Promise<string | undefined> {
	await curtain(guest).or(result(guest)).first().waitFor()
	if (await result(guest).isVisible()) return undefined
	const name = /^I am (.*): show/.exec((await curtain(guest).textContent()) ?? '')?.[1]
	await press(guest, curtain(guest))
	await promptOf(guest.page).waitFor()
	return name
}

/** One's own turns, until the device goes on to another. */
export async function playAndPass(guest: Guest, random: Random): Promise<void> {
	const mine = promptOf(guest.page, /^(Your turn|You drew)/)
	for (;;) {
		await mine.or(pass(guest)).or(result(guest)).first().waitFor()
		if (await result(guest).isVisible()) return
		if (await pass(guest).isVisible()) return press(guest, pass(guest))
		await layByHand(guest, random)
	}
}
