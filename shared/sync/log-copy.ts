import type { FindGame } from '../kernel/game.ts'
import type { Continuation } from '../room/continuation.ts'
import type { Entry } from '../room/entry.ts'
import { hidesNothing } from '../room/hidden.ts'
import type { Room } from '../room/room.ts'
import type { LogFrame } from './frames.ts'

const PIECE = 16_000 // characters: also the relay between devices lets that pass

/**
 * How much of a game the players may have, so that they can go on without the device that keeps their room: all of
 * it, where everybody sees everything anyway. Between two games there may be secrets of the next draw.
 */
export function sharedLog({ host, phase, match }: Room, games: FindGame): 'all' | 'nothing yet' | 'nothing' {
	if (host === undefined || (match !== null && !hidesNothing(match, games))) return 'nothing'
	return phase === 'playing' ? 'all' : 'nothing yet'
}

/** As much of a game as fits into one frame, and how many entries are left after it. */
export function pieceOf(
	{ terms, begin, entries }: Continuation,
	after: number,
): Pick<LogFrame, 'after' | 'terms' | 'begin' | 'rest'> & { entries: Entry[] } {
	const beginning = after === 0 ? { terms, ...(begin && { begin }) } : {}
	let size = JSON.stringify(beginning).length
	const piece: Entry[] = []
	for (const entry of entries.slice(after)) {
		size += JSON.stringify(entry).length
		if (piece.length > 0 && size > PIECE) break
		piece.push(entry)
	}
	return { after, ...beginning, entries: piece, rest: Math.max(0, entries.length - after - piece.length) }
}
