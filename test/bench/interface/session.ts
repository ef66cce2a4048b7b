import type { CDPSession, Page } from 'playwright-core'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The page's own line to the browser: what is set over it lasts as long as it stays open. */
export function openSession(page: Page): Promise<CDPSession> {
	const session = sessions.get(page) ?? page.context().newCDPSession(page)
	sessions.set(page, session)
	return session
}

/** Milliseconds that a fixed computation takes: what a slow-down really does on a busy machine. */
export async function timeComputation(page: Page): Promise<number> {
	return page.evaluate(() => {
		const started = performance.now()
		let sum = 0
		for (let step = 0; step < 2e7; step++) sum = (sum * 31 + step) | 0
		return performance.now() - started + (sum === 0.5 ? 1 : 0) // so that nothing is optimised away
	})
}

/** So many times slower than this machine. */
export async function slowDown(page: Page, rate: number): Promise<void> {
	await (await openSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
}
