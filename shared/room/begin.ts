import type { Seating } from '../kernel/game.ts'
import { parseOptions } from '../kernel/options.ts'
import { randomFrom } from '../kernel/random.ts'
import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import type { Fold, World } from './command.ts'
import type { StartArgs } from './entry.ts'
import type { Match, Room } from './room.ts'
import { commitmentOf } from './view.ts'

export const drawSeed = (room: Room, _: unknown, world: World): StartArgs => ({
	seed: world.entropy(),
	version: world.games(room.game)?.version ?? 0,
})

/** Everybody seated sits down to a new game. */
export function beginGame(room: Room, { seed, version }: StartArgs, { at, games }: Fold): Room | Rejected {
	if (room.phase === 'playing') return reject('wrong-phase')
	const game = games(room.game)
	if (!game) return reject('no-such-game')
	const seats = room.seats.filter((seat) => seat.player !== null || seat.bot !== null)
	if (seats.length < game.players.min) return reject('too-few-players')
	if (seats.length > game.players.max) return reject('too-many-players')
	const options = parseOptions(game.options, room.options, seats.length)
	if (isRejected(options)) return options

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
	}
	return { ...room, phase: outdated ? 'over' : 'playing', epoch: room.epoch + 1, seats, match }
}

function seatingOf(seats: Room['seats']): Seating {
	const last = Math.max(...seats.map((seat) => seat.chosen))
	return last > 0
		? { count: seats.length, latecomer: seats.findIndex((seat) => seat.chosen === last) }
		: { count: seats.length }
}
