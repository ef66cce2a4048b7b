import type { Continuation } from '../../../shared/room/continuation.ts'
import { type Began, compareCopies } from '../../../shared/room/copies.ts'
import { originOf } from '../../../shared/sync/peer/card.ts'
import { roomPath } from '../../app/route.ts'

/** Where a game between devices goes on without its host. */
export interface Online {
	path: string
	/** What it went on from: the game as we know it, another, the same but an earlier moment; or nobody can tell any more. */
	began: ReturnType<typeof compareCopies>
}

/** Undefined where it goes on nowhere. */
export async function findOnline(fingerprint: string, game: Continuation): Promise<Online | undefined> {
	try {
		const origin = originOf(fingerprint, game.terms.epoch + 1)
		const response = await fetch(`/api/rooms/continued/${origin}?entries=${game.entries.length}`)
		const { code, began } = (await response.json()) as { code: string | null; began?: Began }
		return response.ok && code !== null
			? { path: roomPath(code), began: compareCopies(game, began) }
			: undefined
	} catch {
		return undefined
	}
}
