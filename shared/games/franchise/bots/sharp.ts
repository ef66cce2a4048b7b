import { thinker } from './thinker.ts'

/** Plays the game out once from each of its best moves. */
export const sharp = thinker(() => ({
	breadth: { first: 6, second: 5 },
	moves: 8,
	closer: 0,
	answers: [],
}))
