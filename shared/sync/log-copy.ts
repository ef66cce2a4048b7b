import type { FindGame } from '../kernel/game.ts'
import type { Entry } from '../room/entry.ts'
import type { Room } from '../room/room.ts'

const PIECE = 16_000 // characters: also the relay between devices lets that pass

/**
 * How much of the log the players may have, so that they can go on without the device that keeps their room: all of
 * it, in a game in which everybody sees everything anyway. Between two games there may be secrets of the next draw.
 */
export function sharedLog({ host, phase, match }: Room, games: FindGame): 'all' | 'nothing yet' | 'nothing' {
	const hidesNothing = match === null || games(match.game, match.version)?.table(match.state) === match.state
	if (host === undefined || !hidesNothing) return 'nothing'
	return phase === 'playing' ? 'all' : 'nothing yet'
}

/** As much of the log as fits into one frame, and how many entries are left after it. */
export function pieceOf(entries: readonly Entry[], after: number): { entries: Entry[]; rest: number } {
	let size = 0
	const piece: Entry[] = []
	for (const entry of entries.slice(after)) {
		size += JSON.stringify(entry).length
		if (piece.length > 0 && size > PIECE) break
		piece.push(entry)
	}
	return { entries: piece, rest: Math.max(0, entries.length - after - piece.length) }
}
