const FIRST = 500
const LONGEST = 15_000

/**
 * How long to wait before trying again after so many failures in a row. Chance, from 0 to 1, keeps those who
 * were cut off together from coming back together.
 */
export const delayAfter = (failures: number, chance: number): number =>
	Math.min(LONGEST, FIRST * 2 ** failures) * (0.5 + chance / 2)
