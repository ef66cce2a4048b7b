import { believe } from './belief.ts'
import { travelAs } from './traveller.ts'

/** Neither slow nor fast; large states it knows, and small ones not too well. */
export const steady = travelAs({ judges: believe(2.3), pace: { first: 5800, next: 1800 }, lag: 1000 })
