/** Milliseconds in which one line of a price is told. */
export const LINE_TIME = 260

const LEG = 240
const LONGEST = 1900 // a long way is inked faster

/** How long it takes to ink one crossing of a route. */
export const legTime = (route: readonly string[]): number =>
	Math.min(LEG, LONGEST / Math.max(1, route.length - 1))

export const inkTime = (route: readonly string[]): number =>
	route.length === 0 ? 0 : legTime(route) * (route.length - 1)
