import type { Guest } from '../../support/browser/guest.ts'

const PER_OUTLIER = 50 // interactions, of which the worst does not count: as browsers report it

/** Something that a person did, in milliseconds: until the page heard of it, until it had dealt with it, until it was seen. */
interface Interaction {
	what: string
	heard: number
	handled: number
	painted: number
}

interface Counted {
	slowest: Map<number, Interaction> // by the number that the browser gives each
	interactions: number
}

/** Notes how long the page takes to show an answer to everything its person does, from now on. */
export async function countInteractions({ context }: Guest): Promise<void> {
	await context.addInitScript(() => {
		const counted: Counted = { slowest: new Map(), interactions: 0 }
		Object.assign(window, { counted })
		for (const event of ['pointerup', 'keydown'])
			addEventListener(event, () => (counted.interactions += 1), { capture: true })
		const nameOf = (target: Element | null): string => {
			const named = target?.closest('button, a, [role]') ?? target
			return `${named?.getAttribute('class')} ${named?.textContent?.trim().slice(0, 30)}`
		}
		const note = ({
			interactionId,
			duration,
			name,
			target,
			startTime,
			processingStart,
			processingEnd,
		}: PerformanceEventTiming) => {
			if (!interactionId || duration <= (counted.slowest.get(interactionId)?.painted ?? 0)) return
			counted.slowest.set(interactionId, {
				what: `${name} on ${nameOf(target)}`,
				heard: processingStart - startTime,
				handled: processingEnd - startTime,
				painted: duration,
			})
		}
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as PerformanceEventTiming[]) note(entry)
		}).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
	})
}

interface PerformanceEventTiming extends PerformanceEntry {
	interactionId: number
	processingStart: number
	processingEnd: number
	target: Element | null
}

export interface Interactions {
	inp: number // the interaction to next paint, in milliseconds
	count: number
	slowest: Interaction[] // first
}

export async function readInteractions({ page }: Guest): Promise<Interactions> {
	const { all, count } = await page.evaluate(() => {
		const { counted } = window as unknown as { counted: Counted }
		return { all: [...counted.slowest.values()], count: counted.interactions }
	})
	const slowest = all.sort((a, b) => b.painted - a.painted)
	return { inp: slowest[Math.floor(count / PER_OUTLIER)]?.painted ?? 0, count, slowest }
}
