import { botToday } from '../kernel/bot.ts'
import type { FindGame } from '../kernel/game.ts'
import { canonical } from '../kernel/json.ts'
import { parseOptions } from '../kernel/options.ts'
import { isRejected } from '../kernel/rejection.ts'
import type { World } from './command.ts'
import { type AnyCommand, findCommand } from './commands/index.ts'
import type { Continuation, Terms } from './continuation.ts'
import { seedFrom } from './draw.ts'
import type { Entry } from './entry.ts'
import { placesFor, withoutStrangers } from './named-seats.ts'
import { MOST_CHANGES, type Room } from './room.ts'
import { changesOf, refuseStranger } from './strangers.ts'
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
		) && seats.every(({ bot }) => bot === null || botToday(game, bot) !== undefined)
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
export function isEntryPossible(room: Room, entry: Entry, games: FindGame): boolean {
	const command = findCommand(entry.type)
	if (!command || command.carried === 'never') return false
	// What is signed was meant for this turn.
	if (command.meantFor === 'turn' && entry.signed && entry.signed.turn !== room.match?.turn) return false
	const { isPossible, permit = command.permit } = command.carried ?? {}
	if (isPossible) return isPossible(room, entry, games)
	return isWithinLimits(room, entry, command) && isPermitted(room, entry, permit, games)
}

/** Who was away when is not in the log: whoever asks finds everybody gone, and so may do what anybody may ever do. */
function isPermitted(
	room: Room,
	{ at, by, args }: Entry,
	permit: AnyCommand['permit'],
	games: FindGame,
): boolean {
	const world: World = {
		now: at,
		games,
		entropy: () => '',
		judge: () => ({ acted: 0, evidence: null }),
		awayFor: () => Number.POSITIVE_INFINITY,
	}
	return by !== null && !permit?.(room, args, by, world)
}

/** An honest authority lets nobody change more than this, nor strangers together: whoever tells of more means harm. */
function isWithinLimits(room: Room, { by }: Entry, { endsWhatBegan }: AnyCommand): boolean {
	if (by === null || changesOf(room, by) >= MOST_CHANGES) return false
	return endsWhatBegan === true || refuseStranger(room, by) === undefined
}
