/** Quick chance for imagined games; the same seed gives the same numbers on every machine. */
export interface Chance {
	state: number // never 0
}

/** Starts again from a seed, a whole number below 2³². */
export function seedChance(chance: Chance, seed: number): void {
	// Neighbouring seeds must not give similar numbers: mixed as murmur3 does at its end.
	let mixed = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b)
	mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
	mixed ^= mixed >>> 16
	chance.state = mixed === 0 ? 1 : mixed
}

/** A whole number from 0 up to, but not including, a limit that is small. */
export function below(chance: Chance, limit: number): number {
	let { state } = chance
	state ^= state << 13 // xorshift32
	state ^= state >>> 17
	state ^= state << 5
	chance.state = state
	return Math.floor(((state >>> 0) / 2 ** 32) * limit)
}

/** Puts the first so many items in random order. */
export function shuffle(chance: Chance, items: Int8Array, count: number): void {
	for (let i = count - 1; i > 0; i--) {
		const j = below(chance, i + 1)
		const item = items[i]!
		items[i] = items[j]!
		items[j] = item
	}
}
