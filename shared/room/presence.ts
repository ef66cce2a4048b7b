import { type FindGame, type Seat, TABLE } from '../kernel/game.ts'
import { ownMove } from './commands/move.ts'
import type { Entry } from './entry.ts'
import { type Match, type Person, type Room, seatById } from './room.ts'

/** Whether the game that is on asks who is away. */
export const asksForPresence = ({ match }: Room, games: FindGame): boolean =>
	match !== null && games(match.game, match.version)?.presence !== undefined

/** What the table must be told of who is away, and who is a bot, where its game asks for that and it is news. */
export function presenceMove(
	room: Room,
	games: FindGame,
	isMissed: (person: Person) => boolean,
	at: number,
): Entry | undefined {
	const { match } = room
	const game = match && games(match.game, match.version)
	if (room.phase !== 'playing' || !match || match.outdated || !game?.presence) return undefined
	if (match.pausedAt !== undefined) return undefined
	const away = absentSeats(room, match, isMissed)
	const step = game.presence(game.table(match.state), away, botSeats(room, match))
	return step === undefined ? undefined : ownMove(at, { seat: TABLE, steps: [step] })
}

/** The places at the table that wait for a person who is missed, or for anybody at all. */
const absentSeats = (room: Room, { seats }: Match, isMissed: (person: Person) => boolean): Seat[] =>
	[...seats.keys()].filter((place) => {
		const seat = seatById(room, seats[place]!.id)
		return seat ? seat.bot === null && (seat.player === null || isMissed(seat.player)) : true
	})

const botSeats = (room: Room, { seats }: Match): Seat[] =>
	[...seats.keys()].filter((place) => (seatById(room, seats[place]!.id)?.bot ?? null) !== null)
