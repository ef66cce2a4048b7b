import type { AnyGame, FindGame, Seating } from '../kernel/game.ts'
import { parseOptions } from '../kernel/options.ts'
import { randomFrom } from '../kernel/random.ts'
import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import { clockFor } from './clock.ts'
import type { Fold, World } from './command.ts'
import { owingSeats } from './draw.ts'
import type { DrawArgs, StartArgs } from './entry.ts'
import { placesFor } from './named-seats.ts'
import type { Drawn, Match, Room, RoomSeat } from './room.ts'
import { commitmentOf } from './view.ts'

/**
 * Between devices the seed is drawn by all who play; the authority alone draws it elsewhere, or with nobody else. That of
 * a day's deal is drawn by nobody: it follows from the date.
 */
export function drawSeed(room: Room, _: unknown, world: World): StartArgs | DrawArgs {
	const { version = 0, daily } = world.games(room.game) ?? {}
	const { day } = room
	if (day !== undefined && daily) return { seed: daily.seed(day), version, day }
	const isDrawnTogether = room.host !== undefined && owingSeats(room).length > 0
	return isDrawnTogether ? { secret: world.entropy(), version } : { seed: world.entropy(), version }
}

interface Setting {
	game: AnyGame
	options: unknown
	seats: RoomSeat[]
}

/** What a game that began now would be, by the rules of a version or by today's; or why it cannot. */
export function settingOf(room: Room, games: FindGame, version?: number): Setting | Rejected {
	if (room.phase === 'playing') return reject('wrong-phase')
	const game = games(room.game, version)
	if (!game) return reject('no-such-game')
	const seats = room.seats.filter((seat) => seat.player !== null || seat.bot !== null)
	if (seats.length < game.players.min) return reject('too-few-players')
	if (seats.length > game.players.max) return reject('too-many-players')
	const places = placesFor(
		room.options,
		seats.map(({ id }) => id),
	)
	const options = parseOptions(game.options, places, seats.length)
	return isRejected(options) ? options : { game, options, seats }
}

/** Everybody seated sits down to a new game. */
export function beginGame(
	room: Room,
	{ seed, version, drawn, day }: StartArgs & { drawn?: Drawn },
	{ at, games }: Fold,
): Room | Rejected {
	const setting = settingOf(room, games, version)
	if (isRejected(setting)) return setting
	const { game, options, seats } = setting
	const outdated = version !== game.version
	const seating = seatingOf(seats)
	const match: Match = {
		game: game.id,
		version,
		options,
		seating,
		seats: seats.map(({ id, name, colour, bot }) => ({ id, name, colour, ...(bot !== null && { bot }) })),
		seed,
		commitment: commitmentOf(seed),
		startedAt: at,
		state: game.setup(options, seating, randomFrom(seed)),
		turn: 0,
		turnAt: 0,
		moves: [],
		entries: [],
		before: null,
		outcome: null,
		outdated,
		...(day !== undefined && { day }),
		...clockFor(room, game, seats.length),
		...(drawn && { drawn, keys: drawn.lots.flatMap(({ key }) => key ?? []) }),
	}
	const { moved: _, day: __, ...here } = room // it is played here, and a day's deal once
	return { ...here, phase: outdated ? 'over' : 'playing', epoch: room.epoch + 1, seats, match }
}

function seatingOf(seats: Room['seats']): Seating {
	const last = Math.max(...seats.map((seat) => seat.chosen))
	return last > 0
		? { count: seats.length, latecomer: seats.findIndex((seat) => seat.chosen === last) }
		: { count: seats.length }
}
