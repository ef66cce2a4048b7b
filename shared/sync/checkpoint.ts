import type { Room } from '../room/room.ts'
import type { Judgements } from './referee/recall.ts'

/** Raised when what is stored could no longer be read as it is. */
const SCHEMA = 1

/**
 * A room without its game, as one row: what a wake starts from, so that it costs what the current game costs,
 * whatever the room's age. The game's state is never in it: that is rebuilt from its seed and moves.
 */
export interface Checkpoint {
	schema: number
	room: Omit<Room, 'match'>
	judgements: Judgements // of the referee: a rematch must not fill the quotas again
}

export function takeCheckpoint({ match: _, ...room }: Room, judgements: Judgements): Checkpoint {
	const kept = Object.entries(judgements).filter(([seat]) => room.seats.some(({ id }) => `${id}` === seat))
	return { schema: SCHEMA, room, judgements: Object.fromEntries(kept) }
}

/** The room at a checkpoint, and no game. */
export function restore({ schema, room }: Checkpoint): Room {
	if (schema !== SCHEMA) throw new Error(`A checkpoint of schema ${schema} is not known here.`)
	return { ...room, match: null }
}
