import type { Taste } from './taste.ts'
import { weighing } from './weighing.ts'

/** Its own points, as soon as there are any. */
const eager: Taste = {
	own: 1,
	promise: 0,
	tilePromise: 0,
	envy: 0,
	latePay: 0,
	earlyPay: 0,
	draw: 0,
	turn: 8,
}
/** It likes to see the others' lines grow, and ends none of them short. */
const kind: Taste = {
	own: 0,
	promise: 40,
	tilePromise: 2,
	envy: -1,
	latePay: 5,
	earlyPay: 20,
	draw: 0,
	turn: 0,
}

/** Takes what points it can get, like somebody who plays for the first time, and spoils nobody's game. */
export const gentle = weighing([eager, kind])
