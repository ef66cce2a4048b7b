import { knowEverything } from './judgement.ts'
import { travelAs } from './traveller.ts'

/** Knows the whole map, and needs no longer than it takes to look at eight cards and to reach out. */
export const master = travelAs({ judges: knowEverything, pace: { first: 2400, next: 900 }, lag: 300 })
