import { type AnyGame, type FindGame, type Seat, TABLE } from '../kernel/game.ts'
import { canonical } from '../kernel/json.ts'
import { parseOptions } from '../kernel/options.ts'
import { isRejected } from '../kernel/rejection.ts'
import type { World } from './command.ts'
import { findCommand } from './commands/index.ts'
import type { Continuation, Terms } from './continuation.ts'
import { seedFrom } from './draw.ts'
import type { Entry, MoveArgs } from './entry.ts'
import { placesFor, withoutStrangers } from './named-seats.ts'
import { type Match, MOST_CHANGES, placeOf, type Room, seatById, seatOf } from './room.ts'
import { changesOf } from './step.ts'
import { isInTurn, type Standing } from './turn.ts'
import { commitmentOf } from './view.ts'

/** Whether a room could ever have looked like that before a game. */
export function areTermsPossible({ game: id, options, seats }: Terms, games: FindGame): boolean {
	const game = games(id)
	if (!game || seats.length > game.players.max) return false
	const ids = seats.map(({ id }) => id)
	if (canonical(options) !== canonical(withoutStrangers(options, ids))) return false
	const places = placesFor(options, ids)
	const counts = Array.from({ length: game.players.max + 1 }, (_, count) => count)
	return (
		counts.some(
			(count) => count >= game.players.min && !isRejected(parseOptions(game.options, places, count)),
		) && seats.every(({ bot }) => bot === null || Object.hasOwn(game.bots, bot))
	)
}

/** Whether the seed is the one that host and players drew: all of them, where they had to. */
export function isDrawPossible({ terms, begin }: Continuation): boolean {
	const { drawn, seed } = begin ?? {}
	const { host, creator, seats } = terms
	const owing = seats.filter(({ player }) => player !== null && player !== creator)
	if (!drawn) return begin === undefined || host === undefined || owing.length === 0
	const { secret, promise, lots } = drawn
	return (
		host !== undefined &&
		owing.length > 0 &&
		owing.map(({ id }) => id).join() === lots.map((lot) => lot.seat).join() &&
		promise === commitmentOf(secret) &&
		lots.every(
			({ pledge, share, key, signed }) => pledge === commitmentOf(share ?? '') && key === signed?.key,
		) &&
		seed ===
			seedFrom(
				secret,
				lots.map(({ share }) => share ?? ''),
			)
	)
}

/** Whether an entry could have been made then, as far as the room can tell: the rules themselves are asked after it. */
export const isEntryPossible = (room: Room, entry: Entry, games: FindGame): boolean =>
	entry.type === 'move'
		? isMovePossible(room, entry, games)
		: isPermitted(room, entry, games) && isTimely(room, entry)

/**
 * Games of the first release are still on their way, in which whoever came took an open seat without asking. That it
 * stood open, the rule itself knows; and wherever a game goes on, everybody but one is a stranger to it anyway.
 */
const WITHOUT_ASKING: readonly string[] = ['sit']

/** Who was away when is not in the log: whoever asks finds everybody gone, and so may do what anybody may ever do. */
function isPermitted(room: Room, { at, by, type, args }: Entry, games: FindGame): boolean {
	const world: World = {
		now: at,
		games,
		entropy: () => '',
		judge: () => ({ acted: 0, evidence: null }),
		awayFor: () => Number.POSITIVE_INFINITY,
	}
	if (by === null || changesOf(room, by) >= MOST_CHANGES) return false
	return WITHOUT_ASKING.includes(type) || !findCommand(type)?.permit?.(room, args, by, world)
}

/** What is signed was meant for this turn. */
const isTimely = ({ match }: Room, { type, signed }: Entry): boolean =>
	signed === undefined || (type !== 'move' && type !== 'undo') || signed.turn === match?.turn

function isMovePossible(room: Room, entry: Entry, games: FindGame): boolean {
	const { match } = room
	const game = match && games(match.game, match.version)
	if (!match || !game || !isTimely(room, entry)) return false
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
