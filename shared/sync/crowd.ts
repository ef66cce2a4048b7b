/** Tells where something comes from; undefined where that is not known. */
export type Origin<T> = (one: T) => string | undefined

/** Those who come from a household: nobody, where it is not known. */
export const comingFrom = <T>(all: readonly T[], household: string | undefined, originOf: Origin<T>): T[] =>
	household === undefined ? [] : all.filter((one) => originOf(one) === household)

export interface Crowd<T> {
	size: number // of one household
	those: T[]
}

/** Those from the household, or households, that most come from: the first to make room, so that none drives out another. */
export function crowdAmong<T>(all: readonly T[], originOf: Origin<T>): Crowd<T> {
	const sizes = new Map<string | undefined, number>()
	for (const one of all) sizes.set(originOf(one), (sizes.get(originOf(one)) ?? 0) + 1)
	const size = Math.max(0, ...sizes.values())
	return { size, those: all.filter((one) => sizes.get(originOf(one)) === size) }
}
