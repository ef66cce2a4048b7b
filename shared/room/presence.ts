import { type FindGame, type Seat, TABLE } from '../kernel/game.ts'
import type { Entry, MoveArgs } from './entry.ts'
import { type Match, type Person, type Room, seatById } from './room.ts'

/** What the table must be told of who is away, and who is a bot, where its game asks for that and it is news. */
export function presenceMove(
	room: Room,
	games: FindGame,
	isMissed: (person: Person) => boolean,
): Omit<Entry, 'at'> | undefined {
	const { match } = room
	const game = match && games(match.game, match.version)
	if (room.phase !== 'playing' || !match || match.outdated || !game?.presence) return undefined
	const away = absentSeats(room, match, isMissed)
	const step = game.presence(game.table(match.state), away, botSeats(room, match))
	const args: MoveArgs = { seat: TABLE, steps: [step] }
	return step === undefined ? undefined : { by: null, type: 'move', args }
}

/** The places at the table that wait for a person who is missed, or for anybody at all. */
const absentSeats = (room: Room, { seats }: Match, isMissed: (person: Person) => boolean): Seat[] =>
	[...seats.keys()].filter((place) => {
		const seat = seatById(room, seats[place]!.id)
		return seat ? seat.bot === null && (seat.player === null || isMissed(seat.player)) : true
	})

const botSeats = (room: Room, { seats }: Match): Seat[] =>
	[...seats.keys()].filter((place) => (seatById(room, seats[place]!.id)?.bot ?? null) !== null)
