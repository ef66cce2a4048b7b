import type { Page } from 'playwright-core'

export interface Tap {
	frames: number // that began between the tap and the answer on the page
	work: number // milliseconds that the page works for it: the event, and the frame that shows it
}

export interface TapWish {
	event: 'pointerdown' | 'pointerup' // which of them the page acts upon
	answer: string // a selector; nothing on the page matches it before the tap
}

/** Taps, and measures how soon the answer is on the page. */
export async function timeTap(
	page: Page,
	{ event, answer }: TapWish,
	tap: () => Promise<unknown>,
): Promise<Tap> {
	await page.evaluate(watchTap, { event, answer })
	await tap()
	return page.evaluate(() => (window as unknown as { tapped: Promise<Tap> }).tapped)
}

function watchTap({ event, answer }: TapWish): void {
	const heard = (capture: boolean) =>
		new Promise<number>((resolve) =>
			addEventListener(event, () => resolve(performance.now()), { capture, once: true }),
		)
	const [before, after] = [heard(true), heard(false)] // the page's own listeners run between the two
	const nextFrame = () =>
		new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())))
	/** After everything that belongs to the frame in which it is asked for, and before the server's answer is read. */
	const frameEnd = () =>
		new Promise<number>((resolve) => {
			scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' })
		})
	const measure = async (): Promise<Tap> => {
		const handled = (await after) - (await before)
		for (let frames = 1; ; frames++) {
			const began = await nextFrame()
			if (document.querySelector(answer)) return { frames, work: handled + (await frameEnd()) - began }
		}
	}
	Object.assign(window, { tapped: measure() })
}
