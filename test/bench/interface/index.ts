import type { Browser } from 'playwright-core'
import { type Guest, openGuest } from '../../support/browser/guest.ts'
import { launchChromium } from '../../support/browser/launch.ts'
import buildClient from '../../support/built-client.ts'
import { serveForTest } from '../../support/serve-for-test.ts'
import { type Figure, type Part, quantile } from '../figure.ts'
import { boundless } from './boundless.ts'
import { measureFrames } from './frames.ts'
import { franchise } from './franchise.ts'
import { countInteractions, type Interactions, readInteractions } from './interactions.ts'
import { metro } from './metro.ts'
import { showWhole, slowDown, tapLikeAFinger, timeComputation } from './session.ts'
import type { Stand, TableBench } from './stand.ts'

const tables: readonly TableBench[] = [metro, franchise, boundless]

const SLOW = 4 // times: a phone of some years ago
const FRAME = 16.7
const TOLD = 5 // of the slowest interactions: where to look
const REACTION = 150 // milliseconds: nobody answers sooner to what they see

/** Every table on a slow processor, and as a baseline on this one. */
export const benchInterface: Part = async () => {
	buildClient()
	const house = await serveForTest()
	const browser = await launchChromium()
	const figures: Figure[] = []
	const at = (rate: number): Stand => ({
		house,
		rate,
		async visit(wishes = {}) {
			const guest = await openGuest(browser, { home: house.url.href, motion: 'full', ...wishes })
			await showWhole(guest.page)
			await slowDown(guest.page, rate)
			return { ...guest, reaction: REACTION, finger: (x, y) => tapLikeAFinger(guest.page, x, y) }
		},
	})
	figures.push(await calibrate(at))
	for (const table of tables) {
		const fast = await measure(table, at(1), browser)
		const slow = await measure(table, at(SLOW), browser)
		figures.push(...slow.map((figure, index) => ({ ...figure, baseline: fast[index]!.value })))
	}
	await browser.close()
	await house.stop()
	return figures
}

/** How many times slower it really is: more than asked for where other programs want the processor too. */
async function calibrate(at: (rate: number) => Stand): Promise<Figure> {
	const median = async (rate: number): Promise<number> => {
		const { page, context } = await at(rate).visit()
		const times: number[] = []
		for (let time = 0; time < 7; time++) times.push(await timeComputation(page))
		await context.close()
		return quantile(times, 0.5)
	}
	return {
		name: 'a fixed computation on the slow processor (ms)',
		value: await median(SLOW),
		baseline: await median(1),
	}
}

async function measure(table: TableBench, stand: Stand, browser: Browser): Promise<Figure[]> {
	const { name, answer } = table
	const figures: Figure[] = []
	const taps = await table.taps(stand)
	figures.push(
		{
			name: `${name}: frames from a tap to ${answer}, the worst of ${taps.length}`,
			value: Math.max(...taps.map(({ frames }) => frames)),
			aim: { most: 1 },
		},
		{
			name: `${name}: work from a tap to ${answer}, p50 (ms)`,
			value: quantile(
				taps.map(({ work }) => work),
				0.5,
			),
			aim: { most: FRAME },
		},
	)
	if (table.play) {
		const { inp, count, slowest } = await playWatched(table, stand)
		console.log(
			`${name}, ${stand.rate} × slower, the slowest interactions (ms until heard, handled, painted):`,
		)
		for (const { what, heard, handled, painted } of slowest.slice(0, TOLD))
			console.log([heard, handled, painted].map((time) => time.toFixed(0).padStart(5)).join(''), ` ${what}`)
		figures.push({
			name: `${name}: interaction to next paint in ${count} interactions of a whole game (ms)`,
			value: inp,
			aim: { most: 100 },
		})
	}
	if (table.board) {
		const guest = await table.board(stand)
		const frames = await measureFrames(browser, guest.page)
		figures.push(
			{
				name: `${name}: main thread per frame while dragging and pinching, p50 of ${frames.length} (ms)`,
				value: quantile(frames, 0.5),
				aim: { most: 8 },
			},
			{ name: `${name}: the same, p95 (ms)`, value: quantile(frames, 0.95), aim: { most: 8 } },
		)
		await guest.context.close()
	}
	return figures
}

async function playWatched(table: TableBench, stand: Stand): Promise<Interactions> {
	let watched: Guest | undefined
	await table.play!(stand, async (guest) => {
		watched = guest
		await countInteractions(guest)
	})
	const read = await readInteractions(watched!)
	await watched!.context.close()
	return read
}
