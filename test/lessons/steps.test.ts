import '../client/support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FranchisePlay } from '../../client/games/franchise/play.ts'
import { findClientGame } from '../../client/games/index.ts'
import { centreOf } from '../../client/games/metro/board/geometry.ts'
import { openLesson } from '../../client/pages/learn/lesson-model.ts'
import { playersIn } from '../../client/pages/learn/players-in.ts'
import { standAt } from '../../shared/lessons/standing.ts'
import { courseOf, lessonFiles } from '../support/lessons.ts'

// There is no page to draw on.
vi.mock('../../client/games/metro/board/tile.tsx', () => ({ Tile: () => null, TilePicture: () => null }))

const A_WHILE = 60_000

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) =>
		setTimeout(() => frame(Date.now()), 16),
	)
	vi.stubGlobal('cancelAnimationFrame', (timer: number) => clearTimeout(timer))
	vi.stubGlobal('innerWidth', 390)
	vi.stubGlobal('innerHeight', 844)
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

/** The first lesson of a game from a step on, once all that moves by itself has moved. */
async function openAtStep(at: number, id = 'franchise') {
	const course = courseOf(lessonFiles.find(({ game, name }) => game === id && name === 'base')!)
	const stop = course.stops[at]!
	const game = await findClientGame(id)!.table(stop.options)
	const standing = signal(standAt(at))
	const model = openLesson(course, game, standing, playersIn(course, stop))
	await settle()
	return { model, standing, play: model.table.play as FranchisePlay }
}

async function settle() {
	for (let round = 0; round < 5; round++) {
		await vi.dynamicImportSettled()
		await vi.advanceTimersByTimeAsync(A_WHILE / 5)
	}
}

test('what explains the signs stays until it is read, however long that takes', async () => {
	const { model, standing, play } = await openAtStep(1)
	expect([model.isMade.value, model.isNoted.value, model.isReady.value]).toEqual([true, true, false])
	expect(play.attention.keepsNote.value).toBe(true)
	model.act({ type: 'next' })
	expect([model.isNoted.value, model.isReady.value, standing.value.at]).toEqual([false, true, 1])
	expect(play.attention.keepsNote.value).toBe(false)
	model.close()
})

test('what was asked about at one step does not lie over the next', async () => {
	const { model, standing, play } = await openAtStep(2)
	play.attention.inspect({ kind: 'income' })
	model.act({ type: 'next' })
	await settle()
	expect(standing.value.at).toBe(3)
	expect(play.attention.inspected.value).toBeUndefined()
	model.close()
})

test('a cell that is not meant is noticed as soon as it is chosen', async () => {
	const { model } = await openAtStep(0, 'metro')
	const { play } = model.table
	const { ask } = model.stop.value.step
	const guide = await play.guide!()
	expect(guide.strays?.(ask!.steps)).toBe(false)
	play.zoom!.tap(centreOf(2))
	expect(guide.strays?.(ask!.steps)).toBe(true)
	play.zoom!.tap(centreOf(3))
	expect(guide.strays?.(ask!.steps)).toBe(false)
	model.close()
})

test('a tile that is laid where one is to be drawn is noticed too', async () => {
	const { model } = await openAtStep(4, 'metro')
	const { play } = model.table
	const guide = await play.guide!()
	play.zoom!.tap(centreOf(11))
	expect(guide.strays?.(model.stop.value.step.ask!.steps)).toBe(true)
	model.close()
})

test('why something is refused stays on the board while it is explained', async () => {
	const { model, standing } = await openAtStep(2, 'metro')
	const { notice, play } = model.table
	play.zoom!.tap(centreOf(16))
	expect(standing.value.met).toBe(true)
	model.act({ type: 'explain' })
	expect(notice.value).toBe(model.lastNotice.value)
	model.act({ type: 'next' })
	expect(notice.value).toBeUndefined()
	model.close()
})
