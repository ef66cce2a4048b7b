import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { inProject } from '../../../worker/build/paths.ts'
import { type Guest, openGuest, type Wishes } from './guest.ts'
import { LAN_NAME, launchChromium } from './launch.ts'

/** The app as this machine's own browser finds it: a secure context. */
export const home = (): string => inject('house')

/** The same over plain http from elsewhere in the Wi-Fi, where half of the browser's interfaces are missing. */
export function lanHome(): string {
	const address = new URL(home())
	address.hostname = LAN_NAME
	return address.href
}

/** A browser for a file of tests; after each of them, nobody may have had anything to complain of. */
export function useBrowser(): (wishes?: Partial<Wishes>) => Promise<Guest> {
	let browser: Browser
	let guests: Guest[] = []

	beforeAll(async () => {
		browser = await launchChromium()
	})
	afterAll(() => browser.close())

	afterEach(async ({ task }) => {
		const leaving = guests
		guests = []
		if (task.result?.state === 'fail') await keepPictures(leaving, task.name)
		await Promise.all(leaving.map(({ context }) => context.close()))
		expect(leaving.flatMap(({ complaints }) => complaints)).toEqual([])
	})

	return async (wishes = {}) => {
		const guest = await openGuest(browser, { home: home(), ...wishes })
		guests.push(guest)
		return guest
	}
}

/** What everybody saw when a test failed. */
const keepPictures = (guests: readonly Guest[], test: string): Promise<unknown> =>
	Promise.all(
		guests.map(({ page }, index) =>
			page.screenshot({ path: inProject(`screens/failed/${test.replace(/\W+/g, '-')} ${index + 1}.png`) }),
		),
	)
