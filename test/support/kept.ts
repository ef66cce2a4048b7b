import type { FindGame } from '../../shared/kernel/game.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { commit } from '../../shared/room/commit.ts'
import type { Kept } from '../../shared/room/continuation.ts'
import { roomOf } from '../../shared/room/create-room.ts'
import type { Entry } from '../../shared/room/entry.ts'

/** What an authority keeps of a room whose every entry is known. */
export function keptOf(log: readonly Entry[], games: FindGame): Kept {
	let room = roomOf(log[0]!)
	let kept: Kept = { entries: [] }
	for (const entry of log.slice(1)) {
		const done = commit(room, entry, games)
		if (isRejected(done)) throw new Error(done.rejected)
		const isNew = done.room.epoch > room.epoch
		const isInGame = room.phase === 'playing' || done.room.phase === 'playing'
		if (isNew) kept = { before: { room }, entries: [entry] }
		else if (isInGame) kept = { ...kept, entries: [...kept.entries, entry] }
		room = done.room
		if (!isInGame) kept = { ...kept, after: { room } }
	}
	return kept
}
