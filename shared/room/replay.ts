import type { FindGame } from '../kernel/game.ts'
import { defaultOptions, parseOptions } from '../kernel/options.ts'
import { isRejected } from '../kernel/rejection.ts'
import { findCommand } from './commands/index.ts'
import { commit } from './commit.ts'
import { beginContinued, entriesSince, handOn, roomAfter, roomBefore } from './continue.ts'
import { roomOf } from './create-room.ts'
import { withoutDraw } from './draw.ts'
import type { ContinueArgs, ContinueLogArgs, Entry } from './entry.ts'
import { placesFor } from './named-seats.ts'
import type { Room } from './room.ts'

/** Hears of an entry that the rules no longer accept. */
export type Report = (error: unknown) => void

/**
 * The room that a log tells of. What the rules no longer accept is reported, and closes its game as outdated; the
 * room goes on.
 */
export function replayLog(entries: readonly Entry[], games: FindGame, report?: Report): Room | undefined {
	const [first, ...rest] = entries
	const room = first && beginningOf(first, games, report)
	return room && foldEntries(room, rest, games, report)
}

/** The room after some more of its log. */
export const foldEntries = (
	room: Room,
	entries: readonly Entry[],
	games: FindGame,
	report: Report = () => {},
): Room => entries.reduce((then, entry) => foldAnyway(then, entry, games, report), room)

function beginningOf(first: Entry, games: FindGame, report?: Report): Room | undefined {
	if (first.type === 'create') return roomOf(first)
	if (first.type !== 'continue') return undefined
	const args = first.args as ContinueArgs | ContinueLogArgs
	const before =
		'game' in args ? replayContinued(first, games, report) : replayLog(args.entries, games, report)
	return before && handOn(before, first)
}

function replayContinued(first: Entry, games: FindGame, report?: Report): Room {
	const before = roomBefore(first)
	const began = tryBeginning(first, games, report) ?? {
		...withLegalOptions(before, games),
		epoch: before.epoch + 1,
	}
	return roomAfter(foldEntries(began, entriesSince(first), games, report), first)
}

/** Undefined where the rules have changed so much that the game cannot even be set up. */
function tryBeginning(first: Entry, games: FindGame, report?: Report): Room | undefined {
	try {
		const began = beginContinued(first, games)
		if (!isRejected(began)) return began
		report?.(refusal(roomBefore(first), first, began.rejected))
	} catch (error) {
		report?.(refusal(roomBefore(first), first, error))
	}
	return undefined
}

/** What the log of the first release also held, and nothing followed from. */
const isIdle = ({ type }: Entry): boolean => type === 'chat'

function foldAnyway(room: Room, entry: Entry, games: FindGame, report: Report): Room {
	if (isIdle(entry)) return { ...room, touchedAt: entry.at }
	const next = tryCommit(room, entry, games)
	if ('room' in next) return next.room
	const { match } = room
	// Once the game is closed, the entry may fit: somebody sat down after it, or the next game began.
	if (match && room.phase === 'playing') {
		report(refusal(room, entry, next.why))
		const closed = { ...match, outdated: true, before: null }
		return foldAnyway(
			{ ...withLegalOptions(room, games), phase: 'over', match: closed },
			entry,
			games,
			report,
		)
	}
	// A game that cannot even be set up any more keeps its number: its table was stored under it.
	if (findCommand(entry.type)?.beginsGame?.(room)) {
		report(refusal(room, entry, next.why))
		return {
			...withLegalOptions(withoutDraw(room), games),
			phase: 'lobby',
			epoch: room.epoch + 1,
			match: null,
		}
	}
	return room
}

/** Rules that have changed may refuse an entry, or stumble over it. */
function tryCommit(room: Room, entry: Entry, games: FindGame): { room: Room } | { why: unknown } {
	try {
		const next = commit(room, entry, games)
		return isRejected(next) ? { why: next.rejected } : { room: next.room }
	} catch (why) {
		return { why }
	}
}

/** Tells no more than what went wrong where: a log may hold secrets. */
function refusal({ game, epoch, match }: Room, { type, args }: Entry, why: unknown): Error {
	const { version = match?.version } = args as { version?: number }
	return new Error(
		`The log's ${type} is refused: ${match?.game ?? game} version ${version}, epoch ${epoch}`,
		{
			cause: why,
		},
	)
}

function withLegalOptions(room: Room, games: FindGame): Room {
	const game = games(room.game)
	const places = placesFor(
		room.options,
		room.seats.map(({ id }) => id),
	)
	const illegal = game && isRejected(parseOptions(game.options, places, game.players.min))
	return illegal ? { ...room, options: defaultOptions(game.options) } : room
}
