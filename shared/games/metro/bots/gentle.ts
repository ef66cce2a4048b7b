import type { Taste } from './taste.ts'
import { weighing } from './weighing.ts'

/** Points now are a little better than tiles of a line that may yet score more; and it would rather see others gain. */
const eager: Taste = {
	own: 1,
	promise: 0,
	tilePromise: 0.7,
	envy: -0.02,
	latePay: 5,
	earlyPay: 10,
	draw: 0,
	turn: 8,
}

/** Builds its own lines and ends them too soon, like somebody who plays for the first time, and spoils nobody's game. */
export const gentle = weighing([eager])
