import { believe } from './belief.ts'
import { travelAs } from './traveller.ts'

/** Takes its time, and knows the map about as well as whoever has not looked at it since school. */
export const gentle = travelAs({ judges: believe(3.1), pace: { first: 8000, next: 2400 }, lag: 1500 })
