import type { Seat } from '../kernel/game.ts'
import { type Match, placeOf, type Room, type RoomSeat } from './room.ts'

export type PlayedBy = 'person' | 'bot' | 'nobody'

/** Somebody left a seat, or sat down in it: after so many moves, at which place, who plays there now, and what they are called. */
export type Coming = [after: number, seat: Seat, by: PlayedBy, name: string]

const MOST = 48 // then the first is forgotten: a table does not grow by those who come and go

export const playedBy = ({ player, bot }: Pick<RoomSeat, 'player' | 'bot'>): PlayedBy =>
	player !== null ? 'person' : bot !== null ? 'bot' : 'nobody'

/** Remembers who came and went in a game, so that its log can tell whose moves were whose. */
export function noteComings(before: Room, room: Room): Room {
	const { match } = room
	if (!match || before.phase !== 'playing' || before.seats === room.seats) return room
	const news = room.seats.flatMap((seat) => comingTo(match, before, seat) ?? [])
	if (news.length === 0) return room
	return { ...room, match: { ...match, comings: [...(match.comings ?? []), ...news].slice(-MOST) } }
}

function comingTo(match: Match, before: Room, seat: RoomSeat): [Coming] | undefined {
	const then = before.seats.find(({ id }) => id === seat.id)
	const place = placeOf(match, seat)
	if (!then || place === undefined) return undefined
	if (playedBy(then) === playedBy(seat) && then.player === seat.player) return undefined
	return [[match.moves.length, place, playedBy(seat), seat.name]]
}

export interface Comings {
	seats: readonly { bot?: string }[] // as they were at the start
	day?: string | undefined // whose deal it is, where it is a day's
	comings?: readonly Coming[] | undefined
}

/** Who played a place when a move was made there: as it was at the start, or as somebody came since. */
export function playerThen({ seats, comings = [] }: Comings, place: Seat, move: number): PlayedBy {
	const last = comings.findLast(([after, seat]) => seat === place && after <= move)
	return last?.[2] ?? (seats[place]?.bot === undefined ? 'person' : 'bot')
}
