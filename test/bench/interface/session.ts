import type { CDPSession, Page } from 'playwright-core'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The page's own line to the browser: what is set over it lasts as long as it stays open. */
export function openSession(page: Page): Promise<CDPSession> {
	const session = sessions.get(page) ?? page.context().newCDPSession(page)
	sessions.set(page, session)
	return session
}

/** So many times slower than this machine. */
export async function slowDown(page: Page, rate: number): Promise<void> {
	await (await openSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
}
