import type { Chapter } from '../../games/game.ts'

/** What is under way after so many moves; undefined before the first begins, or where there are none. */
export const chapterAt = (chapters: readonly Chapter[], position: number): Chapter | undefined =>
	chapters.findLast(({ at }) => at <= position)

/** Back to where this one began, or from there to the one before; in the end, to the start. */
export const placeBefore = (chapters: readonly Chapter[], position: number): number =>
	chapters.findLast(({ at }) => at < position)?.at ?? 0

/** On to where the next one begins, or to the end. */
export const placeAfter = (chapters: readonly Chapter[], position: number, count: number): number =>
	chapters.find(({ at }) => at > position)?.at ?? count
