import type { Match, Person, Room } from './room.ts'
import { KEPT_LIFETIME, ROOM_LIFETIME } from './room.ts'

const KEPT_RESULTS = 8

/** How a game here ended, for whoever comes back next month. */
export interface Result {
	at: number
	game: string
	players: { name: string; colour: number; score: number; won?: true }[]
}

/** How long a room stays after it was last used. */
export const lifetimeOf = ({ kept }: Pick<Room, 'kept'>): number => (kept ? KEPT_LIFETIME : ROOM_LIFETIME)

/** Whether a game was played to its end here: before that there is nothing to come back to. */
export const hasResult = ({ match, results }: Room): boolean =>
	results !== undefined || resultOf(match, 0) !== undefined

function resultOf(match: Match | null, at: number): Result | undefined {
	const { outcome, abandoned, game, seats } = match ?? {}
	if (!outcome || !seats || game === undefined || abandoned) return undefined
	const players = seats.map(({ name, colour }, place) => ({
		name,
		colour,
		score: outcome.scores[place] ?? 0,
		...(outcome.winners.includes(place) && { won: true as const }),
	}))
	return { at, game, players }
}

/** A room that is kept, with how its latest game ended. */
export function keepRoom(room: Room, at: number): Room {
	const result = resultOf(room.match, at)
	return { ...room, kept: true, results: result ? [result] : [] }
}

/** A room like any other: how its games ended is forgotten. */
export function letGo({ kept: _, results: __, ...room }: Room): Room {
	return room
}

/** Where a game has just ended in a room that is kept, it is told by its latest results. */
export function noteResult(before: Room, room: Room, at: number): Room {
	if (!room.kept || before.phase !== 'playing' || room.phase === 'playing') return room
	const result = resultOf(room.match, at)
	return result ? { ...room, results: [...(room.results ?? []), result].slice(-KEPT_RESULTS) } : room
}

/** Only whoever opened a room decides that it stays, also while they are away. */
export const keepsRoom = (room: Room, people: readonly Person[]): boolean => people.includes(room.creator)
