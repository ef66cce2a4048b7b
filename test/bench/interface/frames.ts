import type { Browser, CDPSession, Page } from 'playwright-core'
import { openSession } from './session.ts'

interface TraceEvent {
	name: string
	ph: string
	pid: number
	tid: number
	ts: number // microseconds
	dur?: number
	tdur?: number // of the thread's own processor time
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

/** What the main thread does in each frame while a finger drags the board and two pinch it, in milliseconds. */
export async function measureFrames(browser: Browser, page: Page): Promise<number[]> {
	const session = await openSession(page)
	const box = (await page.getByRole('application').boundingBox())!
	const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
	await pinch(session, middle, 2.5)
	await browser.startTracing(page, { categories: CATEGORIES })
	for (const [dx, dy] of [
		[-140, -90],
		[140, 90],
		[110, -120],
		[-110, 120],
	] as const)
		await drag(session, middle, dx, dy)
	for (const scale of [0.5, 2, 0.5]) await pinch(session, middle, scale)
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
		traceEvents: TraceEvent[]
	}
	return workPerFrame(traceEvents)
}

const drag = (session: CDPSession, { x, y }: { x: number; y: number }, dx: number, dy: number) =>
	session.send('Input.synthesizeScrollGesture', {
		x,
		y,
		xDistance: dx,
		yDistance: dy,
		speed: 300,
		gestureSourceType: 'touch',
		preventFling: true,
	})

const pinch = (session: CDPSession, { x, y }: { x: number; y: number }, scaleFactor: number) =>
	session.send('Input.synthesizePinchGesture', {
		x,
		y,
		scaleFactor,
		relativeSpeed: 300,
		gestureSourceType: 'touch',
	})

/** Tasks of the page's main thread, added up from one frame to the next; each ends by committing what it drew. */
function workPerFrame(events: readonly TraceEvent[]): number[] {
	const commits = events.filter(({ name, ph }) => name === 'Commit' && ph === 'X')
	const { pid, tid } = commits[0] ?? failed()
	const isHere = (event: TraceEvent) => event.pid === pid && event.tid === tid
	const frames = commits.filter(isHere).map(({ ts }) => ts)
	const work = new Array<number>(frames.length).fill(0)
	for (const event of events) {
		if (event.name !== 'RunTask' || event.ph !== 'X' || !isHere(event)) continue
		const frame = frames.findIndex((ts) => ts >= event.ts)
		if (frame >= 0) work[frame]! += (event.tdur ?? event.dur ?? 0) / 1000
	}
	return work.slice(1) // the first began before anybody looked
}

function failed(): never {
	throw new Error('No frame was painted.')
}
