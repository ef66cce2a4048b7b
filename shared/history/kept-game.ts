import { bytesOfText } from '../kernel/bytes.ts'
import type { Seat } from '../kernel/game.ts'
import type { GameRecord } from '../kernel/record.ts'
import { sha256Hex } from '../kernel/sha256.ts'

/** A finished game that a device keeps. All but when, whose and the record itself follows from the record. */
export interface KeptGame {
	id: string // the same for everybody who was there
	at: number // when it was over
	seat: Seat | null // one's own; none where one only watched, or several shared the device
	packed: string // the record, as the fragment of a replay link
	game: string
	seats: { name: string; colour: number; bot?: string }[]
	scores: number[]
	winners: Seat[]
	best: number // what one's best move, turn or round brought
	missed: string[] // what one misjudged, by the game's own names for it
}

export const MOST_GAMES = 200

/** What makes a game that game: its deal and its moves. Whoever saw it, wherever and however often, keeps it once. */
export function idOf({ game, version, options, seating, seed, moves }: GameRecord): string {
	const made = moves.map(({ seat, steps }) => [seat, steps])
	const text = JSON.stringify([game, version, options, seating, seed, made])
	return sha256Hex(bytesOfText(text)).slice(0, 32)
}

/** The games of both, the newest first, as many as are kept. In whatever order, and however often: it comes to the same. */
export function mergeGames(some: readonly KeptGame[], others: readonly KeptGame[]): KeptGame[] {
	const games = new Map<string, KeptGame>()
	for (const game of [...some, ...others]) {
		const known = games.get(game.id)
		games.set(game.id, known ? joined(known, game) : game)
	}
	return [...games.values()].toSorted(byAge).slice(0, MOST_GAMES)
}

const byAge = (one: KeptGame, other: KeptGame): number => other.at - one.at || (one.id < other.id ? -1 : 1)

/**
 * The same game twice: as whoever sat there saw it. Of two times the later one: by the earlier it might be too old to be
 * kept, and then come back with the next merge.
 */
function joined(one: KeptGame, other: KeptGame): KeptGame {
	const known = isRather(other, one) ? other : one
	return { ...known, at: Math.max(one.at, other.at) }
}

/** A seat says more than none; between two that differ, any order will do that is always the same. */
function isRather(one: KeptGame, other: KeptGame): boolean {
	const [a, b] = [one.seat ?? Number.POSITIVE_INFINITY, other.seat ?? Number.POSITIVE_INFINITY]
	return a < b || (a === b && one.packed < other.packed)
}
