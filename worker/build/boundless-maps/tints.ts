const TINTS = 5

/**
 * A tint for every state, other than its neighbours' and, where there is a choice, one that is rare so far. States
 * with most neighbours choose first.
 */
export function chooseTints(neighbours: Map<string, Set<string>>): Map<string, number> {
	const tints = new Map<string, number>()
	const uses = Array.from({ length: TINTS }, () => 0)
	const order = [...neighbours.keys()].sort(
		(a, b) => neighbours.get(b)!.size - neighbours.get(a)!.size || (a < b ? -1 : 1),
	)
	for (const state of order) {
		const taken = new Set([...neighbours.get(state)!].map((other) => tints.get(other)))
		const free = uses.map((_, tint) => tint).filter((tint) => !taken.has(tint))
		const tint = free.reduce((rare, next) => (uses[next]! < uses[rare]! ? next : rare))
		tints.set(state, tint)
		uses[tint]!++
	}
	return tints
}
