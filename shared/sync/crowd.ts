/** Tells which household something comes from; undefined where that is not known. */
export type Origin<T> = (one: T) => string | undefined

/**
 * The name of a household begins with that of its network, which may have thousands: whoever is given a network
 * could come from another household each time.
 */
export const networkOf = (household: string | undefined): string | undefined => household?.split('.')[0]

/** Those who come from a household: nobody, where it is not known. */
export const comingFrom = <T>(all: readonly T[], household: string | undefined, originOf: Origin<T>): T[] =>
	household === undefined ? [] : all.filter((one) => originOf(one) === household)

/** Those who come from its network. */
export const comingFromAround = <T>(
	all: readonly T[],
	household: string | undefined,
	originOf: Origin<T>,
): T[] => comingFrom(all, networkOf(household), (one) => networkOf(originOf(one)))

/**
 * Those from the network, or networks, that most come from, and of them those from the household, or households, that
 * most come from: the first to make room, so that none drives out another.
 */
export const crowdAmong = <T>(all: readonly T[], originOf: Origin<T>): T[] =>
	mostAmong(mostAmong(all, (one) => networkOf(originOf(one))).those, originOf).those

/**
 * Of some who may go, those of a network that has more of them than a newcomer's will have of all; or else those of
 * such a household in the newcomer's own network. Nobody, where there is neither.
 */
export function largerCrowd<T>(
	household: string | undefined,
	{ some, all }: { some: readonly T[]; all: readonly T[] },
	originOf: Origin<T>,
): T[] {
	if (household === undefined) return []
	const networks = mostAmong(some, (one) => networkOf(originOf(one)))
	if (networks.size > comingFromAround(all, household, originOf).length + 1)
		return mostAmong(networks.those, originOf).those
	const households = mostAmong(comingFromAround(some, household, originOf), originOf)
	return households.size > comingFrom(all, household, originOf).length + 1 ? households.those : []
}

/** Those of the kind, or kinds, that there are most of; and how many of one kind. */
function mostAmong<T>(
	all: readonly T[],
	kindOf: (one: T) => string | undefined,
): { size: number; those: T[] } {
	const sizes = new Map<string | undefined, number>()
	for (const one of all) sizes.set(kindOf(one), (sizes.get(kindOf(one)) ?? 0) + 1)
	const size = Math.max(0, ...sizes.values())
	return { size, those: all.filter((one) => sizes.get(kindOf(one)) === size) }
}
