import type { Seat } from '../kernel/game.ts'

/** Some words of a lesson, in every language: one sentence or two, short. */
export interface Caption {
	en: string
	fr: string
}

/** A move that is made without the learner: whose, its steps, and when, where the game has a clock. */
export interface LessonMove {
	seat: Seat // or TABLE
	steps: readonly unknown[]
	at: number
	acted: number
}

/** What the table does by itself once it is due, at that moment. */
export const DUE = 'due'

/** One thing to read, and mostly to do. */
export interface LessonStep {
	/** What the learner reads; where a move is put together, the next once one more of its steps is staged. */
	say: readonly Caption[]
	moves: readonly (LessonMove | typeof DUE)[] // made by themselves first, while it is read
	jump: boolean // they are not shown one by one
	lit?: string // what is pointed to, by the game's name for it; without it, what is to be touched next
	ask?: LessonMove // the learner's move
	refused?: string // the code by which the rules refuse that move: it is asked for to see why
	why?: Caption // for a move that is allowed, and not the one that is asked for
	again?: Caption // the same in other words
}

/** A part of a game. */
export interface Scene {
	options: unknown
	seats: readonly (string | null)[] // names; the learner's own is null
	seed: string
	start: readonly (LessonMove | typeof DUE)[] // made before anybody looks
	steps: readonly LessonStep[]
}

/** A lesson as its file holds it (docs/lessons.md). */
export interface Lesson {
	game: string
	version: number
	title: Caption
	scenes: readonly Scene[]
}
