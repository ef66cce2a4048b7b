import '../client/support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findClientGame } from '../../client/games/index.ts'
import { openLesson } from '../../client/pages/learn/lesson-model.ts'
import { playersIn } from '../../client/pages/learn/players-in.ts'
import type { Course } from '../../shared/lessons/course.ts'
import type { Caption } from '../../shared/lessons/lesson.ts'
import { standAt } from '../../shared/lessons/standing.ts'
import { courseOf, lessonFiles, wordsIn } from '../support/lessons.ts'

// Pictures take no time, and there is no page to draw them on.
vi.mock('../../client/games/metro/board/tile.tsx', () => ({ Tile: () => null, TilePicture: () => null }))
vi.mock('../../client/games/boundless/pictures/pictures.ts', () => ({ picturesOf: () => undefined }))

const WORDS_A_SECOND = 3
const FIRST_MOVE = 10 // seconds
const BASE = 120
const LONGEST = 180 // what a second lesson may take
const A_FRAME = 16
const PATIENCE = 60_000

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) =>
		setTimeout(() => frame(Date.now()), A_FRAME),
	)
	vi.stubGlobal('innerWidth', 390)
	vi.stubGlobal('innerHeight', 844)
	vi.stubGlobal('cancelAnimationFrame', (timer: number) => clearTimeout(timer))
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

interface Pace {
	first: number // seconds until the first own move
	whole: number
}

/** The lesson at its own pace: everything that moves is waited for, and then everything that is said is read. */
async function playThrough(course: Course, language: keyof Caption): Promise<Pace> {
	const standing = signal(standAt(0))
	const began = Date.now()
	let read = 0
	let first: number | undefined
	const now = () => (Date.now() - began) / 1000 + read / WORDS_A_SECOND
	while (standing.value.at < course.stops.length) {
		const stop = course.stops[standing.value.at]!
		const game = await findClientGame(course.lesson.game)!.table(stop.options)
		const model = openLesson(course, game, standing, playersIn(course, stop))
		while (course.stops[standing.value.at]?.scene === stop.scene) {
			const { at } = standing.value
			if (model.isNoted.value) {
				await until(() => model.isMade.value)
				read += A_NOTE
				model.act({ type: 'next' })
			}
			await until(() => model.isReady.value)
			const { say, ask, refused } = model.stop.value.step
			for (const caption of say) read += wordsIn(caption[language])
			if (ask) first ??= now()
			model.act(ask ? { type: 'try', steps: ask.steps } : { type: 'next' })
			if (refused !== undefined) {
				model.act({ type: 'refused', code: refused })
				read += A_REFUSAL
				model.act({ type: 'next' })
			}
			await until(() => standing.value.at > at)
		}
		model.close()
	}
	return { first: first ?? now(), whole: now() }
}

const A_NOTE = 28 // words: what a game explains while others move
const A_REFUSAL = 14 // words: what the table itself says is as long as a caption

async function until(holds: () => boolean): Promise<void> {
	const began = Date.now()
	while (!holds()) {
		if (Date.now() - began > PATIENCE) throw new Error('the lesson does not go on')
		await vi.dynamicImportSettled() // what is loaded meanwhile takes no time
		await vi.advanceTimersByTimeAsync(A_FRAME)
	}
}

describe.each(lessonFiles)('lesson $name of $game', (file) => {
	test.each(['en', 'fr'] as const)('in %s, it is soon one’s move, and soon over', async (language) => {
		const { first, whole } = await playThrough(courseOf(file), language)
		expect(first).toBeLessThanOrEqual(FIRST_MOVE)
		expect(whole).toBeLessThanOrEqual(file.name === 'base' ? BASE : LONGEST)
	})
})
