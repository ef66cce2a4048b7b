import { type AnyGame, type FindGame, type Seat, TABLE } from '../kernel/game.ts'
import { canonical } from '../kernel/json.ts'
import type { Entry, MoveArgs } from './entry.ts'
import { type Match, placeOf, type Room, seatById, seatOf } from './room.ts'
import { isInTurn, type Standing } from './turn.ts'

/** Whether a move in a game that comes from elsewhere could have been made then. */
export function isMovePossible(room: Room, entry: Entry, games: FindGame): boolean {
	const { match } = room
	const game = match && games(match.game, match.version)
	if (!match || !game) return false
	const { steps, acted } = entry.args as MoveArgs
	const seat = placeOfMover(room, match, entry)
	const at = entry.at - match.startedAt
	const move = { seat, steps, at, ...(acted !== undefined && { acted }) }
	return (
		canonical(steps.map((step) => game.parse(step))) === canonical(steps) &&
		isInTurn(game, { state: match.state, turnAt: match.turnAt, ...placesOf(room, match) }, move) &&
		(entry.by === null ? isPlayedByRoom(room, match, move) : (acted !== undefined) === isRace(game, match))
	)
}

const NOBODY: Seat = -2

function placeOfMover(room: Room, match: Match, { by, args }: Entry): Seat {
	if (by === null) return (args as MoveArgs).seat ?? NOBODY
	const seat = seatOf(room, by)
	return (seat && placeOf(match, seat)) ?? NOBODY
}

const isRace = (game: AnyGame, { state }: Match): boolean => game.races(game.table(state))

/** The table, or a bot that has sat down. */
function isPlayedByRoom(
	room: Room,
	match: Match,
	{ seat, at, acted = at }: { seat: Seat; at: number; acted?: number },
): boolean {
	if (seat === TABLE) return true
	const { bot = null, botSince = 0 } = seatById(room, match.seats[seat]?.id ?? -1) ?? {}
	return bot !== null && acted >= botSince - match.startedAt
}

/** Places that stand open, those of people, of whom nobody knows any more whether they were there, and those of bots. */
function placesOf(room: Room, { seats }: Match): Pick<Standing, 'absent' | 'missable' | 'bots'> {
	const places = [...seats.keys()]
	const at = (place: Seat) => seatById(room, seats[place]!.id) ?? { bot: null, player: null }
	return {
		absent: places.filter((place) => at(place).bot === null && at(place).player === null),
		missable: places.filter((place) => at(place).player !== null),
		bots: places.filter((place) => at(place).bot !== null),
	}
}
