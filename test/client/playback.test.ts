import './support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../client/app/settings.ts'
import { createPlayback, type Newest } from '../../client/table/playback.ts'
import type { MoveEntry } from '../../shared/room/room.ts'

const ME = 0
const THEM = 1

let frames: (() => void)[]

beforeEach(() => {
	frames = []
	vi.stubGlobal('requestAnimationFrame', (next: () => void) => frames.push(next))
})

/** Until the next frame is painted, and what waited for it has run. */
async function paint(): Promise<void> {
	for (const next of frames.splice(0)) next()
	await new Promise((resolve) => setTimeout(resolve))
}

/** A table is how many moves were made. */
function openShow({ wasAway = (): boolean => false } = {}) {
	const newest = signal<Newest<number>>({ epoch: 1, table: 0, entries: [] })
	const scenes: number[] = []
	const speeds: number[] = []
	const show = createPlayback(newest, {
		before: (table) => table - 1,
		async animateMove({ index, speed }, aborted) {
			scenes.push(index)
			speeds.push(speed)
			await new Promise((resolve) => aborted.addEventListener('abort', resolve))
		},
		rest: () => undefined,
		isOwn: ([seat]) => seat === ME,
		wasAway,
	})
	const move = async (seat: number) => {
		const { entries, table } = newest.peek()
		newest.value = { epoch: 1, table: table + 1, entries: [...entries, [seat, null] as MoveEntry] }
		await Promise.resolve()
	}
	return { show, move, scenes, speeds }
}

test('a move of somebody else is told first, and lies on the board in the next frame', async () => {
	const { show, move } = openShow()
	await move(THEM)
	expect(show.shown.value).toBe(0)
	await paint()
	expect(show.shown.value).toBe(1)
})

test("one's own lies there at once: what was considered is gone", async () => {
	const { show, move } = openShow()
	await move(ME)
	expect(show.shown.value).toBe(1)
})

test('it is told in words once it was seen to its end', async () => {
	const { show, move } = openShow()
	await move(THEM)
	await paint()
	expect([show.entries.value.length, show.seen.value]).toEqual([1, 0])
	show.skip()
	expect(show.seen.value).toBe(1)
})

test('whoever touches the board ends the show that runs', async () => {
	const { show, move } = openShow()
	await move(THEM)
	await paint()
	const end = show.ending()
	expect(show.previous.value).toBe(0)
	expect(end()).toBe(true)
	expect(show.previous.value).toBeUndefined()
})

test('but not the one that begins before the touch was answered', async () => {
	const { show, move, scenes } = openShow()
	await move(THEM)
	await paint()
	const end = show.ending()
	show.skip()
	await move(ME)
	expect(end()).toBe(false)
	expect(show.previous.value).toBe(1)
	expect(scenes).toEqual([0, 1])
})

test('whoever looks on while others are quick is not told that they were away', async () => {
	const { show, move } = openShow()
	for (let count = 0; count < 5; count++) await move(THEM)
	await paint()
	expect([show.missed.value, show.wasAway.value]).toEqual([5, false])
})

test('whoever was not there is, until all of it was shown', async () => {
	const { show, move } = openShow({ wasAway: () => true })
	for (let count = 0; count < 5; count++) await move(THEM)
	await paint()
	expect([show.missed.value, show.wasAway.value]).toEqual([5, true])
	show.skip()
	expect([show.missed.value, show.wasAway.value]).toEqual([0, false])
})

test('moves are shown as calmly or as quickly as somebody wishes', async () => {
	const { show, move, speeds } = openShow()
	for (const motion of ['calm', 'auto', 'quick'] as const) {
		settings.motion.value = motion
		await move(ME)
		show.skip()
	}
	settings.motion.value = 'auto'
	const [calm, usual, quick] = speeds
	expect(calm).toBeLessThan(usual!)
	expect(quick).toBeGreaterThan(usual!)
})
