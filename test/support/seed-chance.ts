/**
 * Whatever is drawn from now on in this realm, codes, seeds and names among it, follows from a number. It leans on
 * nothing outside itself, since browsers are handed its text.
 */
export function seedChance(seed: number): void {
	let state = seed >>> 0
	const next = (): number => {
		state = (state + 0x6d2b79f5) >>> 0
		let mixed = Math.imul(state ^ (state >>> 15), state | 1)
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
		return (mixed ^ (mixed >>> 14)) >>> 0
	}
	const fill = (array: Uint8Array): Uint8Array => {
		const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
		for (let i = 0; i < bytes.length; i++) bytes[i] = next() >>> 24
		return array
	}
	Math.random = () => next() / 2 ** 32
	Object.defineProperty(crypto, 'getRandomValues', { value: fill })
}
