import type { Guest } from '../../support/browser/guest.ts'

const PER_OUTLIER = 50 // interactions, of which the worst does not count: as browsers report it

/** Notes how long the page takes to show an answer to everything its person does, from now on. */
export async function countInteractions({ context }: Guest): Promise<void> {
	await context.addInitScript(() => {
		const slowest = new Map<number, number>() // milliseconds to the next paint, by interaction
		const counted = { slowest, interactions: 0 }
		Object.assign(window, { counted })
		for (const event of ['pointerup', 'keydown'])
			addEventListener(event, () => (counted.interactions += 1), { capture: true })
		new PerformanceObserver((list) => {
			for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
				if (interactionId) slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0))
		}).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
	})
}

interface PerformanceEventTiming extends PerformanceEntry {
	interactionId: number
}

/** The interaction to next paint, in milliseconds, and out of how many interactions. */
export async function readInteractions({ page }: Guest): Promise<{ inp: number; count: number }> {
	const { durations, count } = await page.evaluate(() => {
		const { counted } = window as unknown as {
			counted: { slowest: Map<number, number>; interactions: number }
		}
		return { durations: [...counted.slowest.values()], count: counted.interactions }
	})
	const slowestFirst = durations.sort((a, b) => b - a)
	return { inp: slowestFirst[Math.floor(count / PER_OUTLIER)] ?? 0, count }
}
