import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { PATIENCE } from '../patience.ts'
import { collectComplaints } from './complaints.ts'

export type Language = 'en' | 'fr'
export type Theme = 'light' | 'dark'
export type Device = 'phone' | 'desktop' | 'small' | 'sideways' | 'tablet' | 'wide'

/** Somebody with a browser of their own. */
export interface Guest {
	page: Page
	context: BrowserContext
	home: string // where they find the app
	touch: boolean // by finger, in place of a mouse
	reaction?: number // milliseconds before they press what they see; none, unless they are measured
	finger?: (x: number, y: number) => Promise<unknown> // how they tap, where it matters how long a finger rests
	complaints: readonly string[]
}

export interface Wishes {
	home: string
	device?: Device
	language?: Language
	theme?: Theme
	motion?: 'full' | 'reduced' // reduced unless it matters: there is less to wait for
	forgiven?: RegExp // complaints that the test itself provokes
	installs?: boolean // lets the app keep a copy of itself; otherwise every page comes from the server
	seat?: HeldSeat // since an earlier visit
}

export interface HeldSeat {
	code: string
	token: string
	game?: string // what is played, where the page was open before
}

const held = { hasTouch: true, isMobile: true }

export const devices: Record<Device, BrowserContextOptions> = {
	phone: { viewport: { width: 390, height: 844 }, ...held },
	desktop: { viewport: { width: 1280, height: 800 } },
	small: { viewport: { width: 320, height: 568 }, ...held },
	sideways: { viewport: { width: 844, height: 390 }, ...held },
	tablet: { viewport: { width: 820, height: 1180 }, ...held },
	wide: { viewport: { width: 1920, height: 1080 } },
}

export async function openGuest(browser: Browser, wishes: Wishes): Promise<Guest> {
	const { home, device = 'phone', language = 'en', theme = 'light', motion = 'reduced', seat } = wishes
	const context = await browser.newContext({
		...devices[device],
		locale: language === 'fr' ? 'fr-FR' : 'en-GB',
		colorScheme: theme,
		reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
		serviceWorkers: wishes.installs ? 'allow' : 'block',
		...(seat && { storageState: memoryOf(home, seat) }),
	})
	context.setDefaultTimeout(PATIENCE)
	const complaints = await collectComplaints(context, wishes.forgiven)
	return {
		page: await context.newPage(),
		context,
		home,
		touch: devices[device].hasTouch === true,
		complaints,
	}
}

const memoryOf = (home: string, seat: HeldSeat) => ({
	cookies: [],
	origins: [{ origin: new URL(home).origin, localStorage: [memoryOfSeat(seat)] }],
})

/** What the browser remembers of a room in which its person holds a seat. */
export const memoryOfSeat = ({ code, ...visit }: HeldSeat): { name: string; value: string } => ({
	name: 'junction.rooms',
	value: JSON.stringify({ [code]: { ...visit, at: Date.now() } }),
})

/** Somebody comes anew, with a seat of an earlier visit: their browser remembers nothing else, but has the app's files. */
export async function holdSeat({ page, home }: Guest, seat: HeldSeat): Promise<void> {
	await page.goto(`${home}favicon.svg`) // nothing runs there
	await page.evaluate(({ name, value }) => {
		localStorage.clear()
		localStorage.setItem(name, value)
	}, memoryOfSeat(seat))
}

/** Presses something with what the guest has: a finger or a mouse. */
export async function press(guest: Guest, what: Locator): Promise<void> {
	if (guest.reaction === undefined) return guest.touch ? what.tap() : what.click()
	// Without all that is checked inside the page before and while something is tapped: it would be measured too.
	await what.scrollIntoViewIfNeeded()
	const { x, y, width, height } = (await what.boundingBox())!
	await pressAt(guest, { x: x + width / 2, y: y + height / 2 })
}

/** A place of the page. */
export async function pressAt(
	{ page, touch, reaction, finger = (x, y) => page.touchscreen.tap(x, y) }: Guest,
	{ x, y }: { x: number; y: number },
): Promise<void> {
	if (reaction !== undefined) await page.waitForTimeout(reaction)
	await (touch ? finger(x, y) : page.mouse.click(x, y))
	// What a test looks for next it looks for inside the page: not before that has shown its answer.
	if (reaction !== undefined) await page.evaluate(nextPaint)
}

const nextPaint = () =>
	new Promise<void>((painted) => requestAnimationFrame(() => setTimeout(() => painted())))

export const pressButton = (guest: Guest, name: string | RegExp): Promise<void> =>
	press(guest, guest.page.getByRole('button', { name, exact: true }))
