import { thinker } from './thinker.ts'

/** Plays the game out again and again from many of its best moves, everybody being of another mind each time. */
export const master = thinker({ breadth: { first: 10, second: 10 }, moves: 20, playouts: 8, replies: 200 })
