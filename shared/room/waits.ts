import type { FindGame } from '../kernel/game.ts'
import { type Match, type Person, type Room, type RoomSeat, seatById } from './room.ts'

/** The table waits for somebody to move. */
export interface Wait {
	person: Person
	seat: number // id
	name: string // another for every wait
	since: number
}

/** Whom the table waits for. A race waits for nobody, and neither does a game that nobody can go on with, or that is paused. */
export function waitsIn(room: Room, games: FindGame): Wait[] {
	const { phase, match, epoch } = room
	const game = match && games(match.game, match.version)
	if (phase !== 'playing' || !match || match.outdated || match.pausedAt !== undefined || !game) return []
	const table = game.table(match.state)
	if (game.races(table)) return []
	const name = `${epoch}.${match.turn}`
	return game.actors(table).flatMap((place) => {
		const seat = seatById(room, match.seats[place]?.id ?? -1)
		if (!seat || seat.player === null) return []
		return [{ person: seat.player, seat: seat.id, name, since: waitedSince(match, seat) }]
	})
}

/** Since when a seat that has the turn is waited for: never longer than its player sits there. */
export const waitedSince = ({ startedAt, turnAt }: Match, { since = 0 }: RoomSeat): number =>
	Math.max(startedAt + turnAt, since)
