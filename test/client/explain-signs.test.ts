import './support/page-without-a-browser.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableModel } from '../../client/table/table-model.ts'

const HELD = 1000 // milliseconds: longer than a finger needs to be held
const shown = vi.hoisted(() => ({ isOpen: false }))

vi.mock('../../client/table/explanations/bubble.ts', () => ({
	createBubble: () => ({
		show: () => Object.assign(shown, { isOpen: true }),
		hide: () => Object.assign(shown, { isOpen: false }),
		follow: () => {},
	}),
}))
vi.mock('../../client/table/explanations/find-sign.ts', () => ({
	signAt: () => ({ text: 'What it means.' }),
	signsIn: () => [],
}))

/** As much of them as is asked about. */
class TouchEvent extends Event {
	readonly pointerType = 'touch'
	override readonly timeStamp: number
	constructor(type: string, at: number) {
		super(type, { cancelable: true })
		this.timeStamp = at
	}
}

let page: EventTarget
const lifted = (isIt: boolean): AbortSignal => (isIt ? AbortSignal.abort() : new AbortController().signal)

async function explain(first: Event, isLifted: boolean): Promise<void> {
	const { explainSigns } = await import('../../client/table/explanations/explain-signs.ts')
	await explainSigns({ play: {} } as TableModel, first, new AbortController().signal, lifted(isLifted))
}

/** A finger for so long, of which the page hears only once it could be taken for one that is held. */
function touchFor(milliseconds: number): Event {
	page.dispatchEvent(new TouchEvent('pointerdown', 0))
	vi.advanceTimersByTime(HELD)
	expect(shown.isOpen).toBe(true)
	page.dispatchEvent(new TouchEvent('pointerup', milliseconds))
	const click = new TouchEvent('click', milliseconds)
	page.dispatchEvent(click)
	return click
}

beforeEach(() => {
	vi.useFakeTimers()
	page = new EventTarget()
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
	vi.stubGlobal('PointerEvent', TouchEvent)
	vi.stubGlobal('KeyboardEvent', class extends Event {})
	vi.stubGlobal('Element', class {})
	shown.isOpen = false
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

test('a finger that is held from the start is told what it is on', async () => {
	await explain(new TouchEvent('pointerover', 0), false)
	vi.advanceTimersByTime(HELD)
	expect(shown.isOpen).toBe(true)
})

test('a first tap explains nothing, if the finger had gone before the explanations came', async () => {
	await explain(new TouchEvent('pointerover', 0), true)
	vi.advanceTimersByTime(HELD)
	expect(shown.isOpen).toBe(false)
})

test('after a finger was held, its tap means nothing more', async () => {
	await explain(new Event('keydown'), false)
	expect(touchFor(HELD).defaultPrevented).toBe(true)
	expect(shown.isOpen).toBe(true)
})

test('a page that was busy takes no tap for a finger that is held', async () => {
	await explain(new Event('keydown'), false)
	expect(touchFor(80).defaultPrevented).toBe(false)
})
