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

const FRAME = 300 // pixels: more than what a browser's window shows around a page, above all its tabs

/** Makes the window larger than its page: of what lies outside, a browser never reports that it was shown. */
export async function showWhole(page: Page): Promise<void> {
	const session = await openSession(page)
	const { windowId } = await session.send('Browser.getWindowForTarget')
	const { width, height } = page.viewportSize()!
	await session.send('Browser.setWindowBounds', {
		windowId,
		bounds: { width: width + FRAME, height: height + FRAME },
	})
}

const REST = 70 // milliseconds that a finger which taps stays on the glass, at the least

/** Taps as people do: what is touched is seen to be touched before the finger is lifted. */
export async function tapLikeAFinger(page: Page, x: number, y: number): Promise<void> {
	const session = await openSession(page)
	await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
	await page.waitForTimeout(REST)
	await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** So many times slower than this machine. */
export async function slowDown(page: Page, rate: number): Promise<void> {
	await (await openSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
}
