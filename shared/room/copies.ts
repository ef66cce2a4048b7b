import { bytesOfText } from '../kernel/bytes.ts'
import { canonical } from '../kernel/json.ts'
import { sha256Hex } from '../kernel/sha256.ts'
import type { Continuation } from './continuation.ts'

/**
 * Names a game as far as each of its entries, so that two who have a copy of it can tell whether theirs are the same
 * without showing them to each other. Each name is made of the one before it: all of them cost one walk.
 */
export function digestsOfGame({ terms, begin, entries }: Continuation): string[] {
	const digests = [digestOf(canonical({ terms, begin }))]
	for (const entry of entries) digests.push(digestOf(digests.at(-1) + canonical(entry)))
	return digests
}

const digestOf = (text: string): string => sha256Hex(bytesOfText(text)).slice(0, 32)

/** The last of them, or that of so many entries. */
export const digestOfGame = (game: Continuation, count = game.entries.length): string =>
	digestsOfGame({ ...game, entries: game.entries.slice(0, count) }).at(-1) ?? ''

/** From which copy of a game a room went on, as far as somebody asked. */
export interface Began {
	entries: number // that copy had
	digest: string // of as many of them as whoever asked has
}

/** How a copy differs from the one that a room went on from: in what both have, or in that it lacks the end. */
export function compareCopies(
	mine: Continuation,
	theirs: Began | undefined,
): 'same' | 'other' | 'behind' | 'unknown' {
	if (!theirs) return 'unknown'
	const common = Math.min(mine.entries.length, theirs.entries)
	if (digestOfGame(mine, common) !== theirs.digest) return 'other'
	return theirs.entries < mine.entries.length ? 'behind' : 'same'
}
