import { bytesOfText } from './bytes.ts'
import { sha256Words } from './sha256.ts'

/** All chance in the project: the same seed gives the same draws on every machine. */
export interface Random {
	/** A whole number from 0 up to, but not including, `limit` (1 ≤ limit ≤ 2³²), each equally likely. */
	below(limit: number): number
	/** A new array with the same items in random order. */
	shuffle<T>(items: readonly T[]): T[]
	/** One of the items. */
	pick<T>(items: readonly T[]): T
}

/** SHA-256 in counter mode: block i is SHA-256("seed:i"), read as eight 32-bit numbers. */
export function randomFrom(seed: string): Random {
	let block: Int32Array = new Int32Array(0)
	let blocks = 0
	let used = 0

	const next = (): number => {
		if (used === block.length) {
			block = sha256Words(bytesOfText(`${seed}:${blocks++}`))
			used = 0
		}
		return block[used++]! >>> 0
	}

	const below = (limit: number): number => {
		// Numbers past the last whole multiple of limit would favour small results: draw again.
		const fair = 2 ** 32 - (2 ** 32 % limit)
		let drawn = next()
		while (drawn >= fair) drawn = next()
		return drawn % limit
	}

	return {
		below,
		pick: (items) => items[below(items.length)]!,
		shuffle(items) {
			const shuffled = [...items]
			for (let i = shuffled.length - 1; i > 0; i--) {
				const j = below(i + 1)
				const item = shuffled[i]!
				shuffled[i] = shuffled[j]!
				shuffled[j] = item
			}
			return shuffled
		},
	}
}
