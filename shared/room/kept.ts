import type { Match, Person, Room } from './room.ts'
import { KEPT_LIFETIME, ROOM_LIFETIME, seatById } from './room.ts'

const KEPT_RESULTS = 8

/** How a game here ended, for whoever comes back next month. */
export interface Result {
	at: number
	game: string
	players: Placed[]
}

interface Placed {
	name: string
	colour: number
	score: number
	won?: true
}

/** The same as it is stored: whose name is whose, for whoever wants theirs erased, and to be shown to nobody. */
export interface KeptResult extends Result {
	players: (Placed & { person?: Person })[]
}

/** As everybody may see it. */
export const showResult = ({ players, ...result }: KeptResult): Result => ({
	...result,
	players: players.map(({ person: _, ...player }) => player),
})

/** How long a room stays after it was last used. */
export const lifetimeOf = ({ kept }: Pick<Room, 'kept'>): number => (kept ? KEPT_LIFETIME : ROOM_LIFETIME)

/** Whether a game was played to its end here: before that there is nothing to come back to. */
export const hasResult = (room: Room): boolean =>
	room.results !== undefined || resultOf(room, 0) !== undefined

function resultOf(room: Room, at: number): KeptResult | undefined {
	const { outcome, abandoned, game, seats } = room.match ?? {}
	if (!outcome || !seats || game === undefined || abandoned) return undefined
	const players = seats.map((seat, place) => {
		const person = namedIn(room, seat)
		return {
			name: seat.name,
			colour: seat.colour,
			score: outcome.scores[place] ?? 0,
			...(outcome.winners.includes(place) && { won: true as const }),
			...(person && { person }),
		}
	})
	return { at, game, players }
}

/** Whose name a seat had when the game began: of whoever played first, or of whom a bot played for. */
function namedIn(room: Room, { id, bot }: Match['seats'][number]): Person | null | undefined {
	return bot === undefined
		? room.match?.held?.find(({ seat }) => seat === id)?.person
		: seatById(room, id)?.owner
}

/** A room that is kept, with how its latest game ended. */
export function keepRoom(room: Room, at: number): Room {
	const result = resultOf(room, at)
	return { ...room, kept: true, results: result ? [result] : [] }
}

/** A room like any other: how its games ended is forgotten. */
export function letGo({ kept: _, results: __, ...room }: Room): Room {
	return room
}

/** Where a game has just ended in a room that is kept, it is told by its latest results. */
export function noteResult(before: Room, room: Room, at: number): Room {
	if (!room.kept || before.phase !== 'playing' || room.phase === 'playing') return room
	const result = resultOf(room, at)
	return result ? { ...room, results: [...(room.results ?? []), result].slice(-KEPT_RESULTS) } : room
}

/** Only whoever opened a room decides that it stays, also while they are away. */
export const keepsRoom = (room: Room, people: readonly Person[]): boolean => people.includes(room.creator)

/** Results from before it was stored whose name is whose: they go as a whole where anybody wants theirs erased. */
export const isNobodys = ({ players }: KeptResult): boolean =>
	players.every(({ person }) => person === undefined)
