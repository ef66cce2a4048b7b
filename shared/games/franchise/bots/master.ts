import { thinker } from './thinker.ts'

/** Looks two moves beyond its own before it plays the game out; with more players there is more to look at in each. */
export const master = thinker((players) => ({
	breadth: { first: 10, second: 10 },
	moves: 20,
	closer: 6,
	answers: players === 2 ? [5, 4] : [4, 3],
}))
