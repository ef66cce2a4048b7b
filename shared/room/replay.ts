import type { FindGame } from '../kernel/game.ts'
import { defaultOptions, parseOptions } from '../kernel/options.ts'
import { isRejected } from '../kernel/rejection.ts'
import { handOn } from './continue.ts'
import { withoutDraw } from './draw.ts'
import type { ContinueArgs, Entry } from './entry.ts'
import type { Room } from './room.ts'
import { commit, roomOf } from './step.ts'

/**
 * The room that a log tells of. What the rules no longer accept closes its game as outdated; the room goes on.
 */
export function replayLog(entries: readonly Entry[], games: FindGame): Room | undefined {
	const [first, ...rest] = entries
	const room = first && beginningOf(first, games)
	return room && rest.reduce((then, entry) => foldAnyway(then, entry, games), room)
}

function beginningOf(first: Entry, games: FindGame): Room | undefined {
	if (first.type === 'create') return roomOf(first)
	if (first.type !== 'continue') return undefined
	const before = replayLog((first.args as ContinueArgs).entries, games)
	return before && handOn(before, first)
}

function foldAnyway(room: Room, entry: Entry, games: FindGame): Room {
	const next = tryCommit(room, entry, games)
	if (next) return next
	const { match } = room
	// Once the game is closed, the entry may fit: somebody sat down after it, or the next game began.
	if (match && room.phase === 'playing') {
		const closed = { ...match, outdated: true, before: null }
		return foldAnyway({ ...withLegalOptions(room, games), phase: 'over', match: closed }, entry, games)
	}
	// A game that cannot even be set up any more keeps its number: its table was stored under it.
	if (isBeginning(room, entry))
		return {
			...withLegalOptions(withoutDraw(room), games),
			phase: 'lobby',
			epoch: room.epoch + 1,
			match: null,
		}
	return room
}

/** Whether a game began with that entry, when its rules still allowed it. */
const isBeginning = ({ draw }: Room, { type }: Entry): boolean =>
	type === 'reveal'
		? draw?.lots.filter(({ share }) => share === null).length === 1
		: type === 'start' || type === 'rematch'

/** Undefined for what the rules refuse; rules that have changed may also stumble over it. */
function tryCommit(room: Room, entry: Entry, games: FindGame): Room | undefined {
	try {
		const next = commit(room, entry, games)
		return isRejected(next) ? undefined : next.room
	} catch {
		return undefined
	}
}

function withLegalOptions(room: Room, games: FindGame): Room {
	const game = games(room.game)
	const illegal = game && isRejected(parseOptions(game.options, room.options, game.players.min))
	return illegal ? { ...room, options: defaultOptions(game.options) } : room
}
