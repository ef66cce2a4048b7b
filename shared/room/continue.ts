import type { FindGame } from '../kernel/game.ts'
import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import { beginGame } from './begin.ts'
import { type Accepted, commit } from './commit.ts'
import type { Terms } from './continuation.ts'
import { withoutDraw } from './draw.ts'
import type { ContinueArgs, Entry } from './entry.ts'
import { noteHolders } from './holders.ts'
import { withoutLock } from './lock.ts'
import { areTermsPossible, isDrawPossible, isEntryPossible } from './possible.ts'
import { readContinuation } from './read-continuation.ts'
import { type Person, type Room, seatById } from './room.ts'

/** A game that somebody else ran so far, as they tell it. */
export interface Carried {
	code: string // of the room in which it goes on
	game: unknown
	seat: number // the one that whoever brings it keeps; everybody else's stands open
	origin?: string // names the game between devices that it was, so that all who bring it meet
}

/**
 * A room that goes on where another authority left it: on a device without a network, or between devices whose
 * host is gone. Nothing of it is believed that could not have happened, and its time is moved so that the last
 * entry was made just now.
 */
export function continueRoom(
	{ code, game: raw, seat, origin }: Carried,
	by: Person,
	now: number,
	games: FindGame,
): Accepted | Rejected {
	const game = readContinuation(raw)
	if (isRejected(game)) return game
	const { begin, entries } = game
	const later = begin ? now - (entries.at(-1) ?? begin).at : 0
	const args: ContinueArgs = { code, seat, game, later, ...(origin !== undefined && { origin }) }
	const entry: Entry = { at: now, by, type: 'continue', args }
	const room = replayStrictly(entry, games)
	if (!room) return reject('bad-log')
	if ((seatById(room, seat)?.owner ?? null) === null) return reject('no-such-seat')
	return { room: handOn(room, entry), entry }
}

/** The room in its new hands: one person is known, and the seats of all others wait for whoever comes. */
export function handOn(room: Room, { at, by, args }: Entry): Room {
	const { code, seat: kept, origin = '' } = args as ContinueArgs
	const seats = room.seats.map((seat) =>
		seat.id === kept
			? { ...seat, owner: by, player: by, bot: null, ownerName: seat.name }
			: { ...seat, owner: null, player: null },
	)
	const isWaitedFor = room.phase === 'playing'
	const { asks: _, ...rest } = withoutLock(withoutDraw(room)) // everybody is a stranger to it
	return noteHolders({
		...rest,
		code,
		origin,
		creator: by ?? '',
		touchedAt: at,
		seats: seats.filter(({ player, bot }) => isWaitedFor || player !== null || bot !== null),
		applied: [],
	})
}

/** The room in which a game that is continued was to begin. */
export function roomBefore({ at, args }: Entry): Room {
	const { game, later } = args as ContinueArgs
	const began = game.begin ? game.begin.at + later : at
	return {
		...partOf(game.terms, later),
		code: '',
		createdAt: began,
		touchedAt: began,
		phase: 'lobby',
		match: null,
		applied: [],
	}
}

/** The room as it is where the game was over already. */
export function roomAfter(played: Room, { args }: Entry): Room {
	const { game, later } = args as ContinueArgs
	return game.since ? { ...played, ...partOf(game.since, later) } : played
}

const partOf = ({ host: _, seats, ...terms }: Terms, later: number) => ({
	...terms,
	seats: seats.map((seat) => (seat.botSince > 0 ? { ...seat, botSince: seat.botSince + later } : seat)),
})

/** The same room with its game, if it had one. */
export function beginContinued(first: Entry, games: FindGame): Room | Rejected {
	const { terms, begin } = (first.args as ContinueArgs).game
	const room = roomBefore(first)
	return begin ? beginGame(room, begin, { by: terms.creator, at: room.touchedAt, games }) : room
}

/** What happened in it since, in today's time. Who signed it was asked at the door, and is of no use here. */
export const entriesSince = ({ args }: Entry): Entry[] => {
	const { game, later } = args as ContinueArgs
	return game.entries.map(({ at, by, type, args }) => ({ at: at + later, by, type, args }))
}

/** Undefined where anything could not have happened; rules may also stumble over what nobody ever did. */
function replayStrictly(first: Entry, games: FindGame): Room | undefined {
	const { game } = first.args as ContinueArgs
	try {
		const { terms, since = terms } = game
		if (![terms, since].every((told) => areTermsPossible(told, games)) || !isDrawPossible(game))
			return undefined
		const began = beginContinued(first, games)
		if (isRejected(began) || began.match?.outdated) return undefined
		let room = began
		for (const [index, entry] of entriesSince(first).entries()) {
			if (!isEntryPossible(room, { ...game.entries[index]!, ...entry }, games)) return undefined
			const done = commit(room, entry, games)
			if (isRejected(done)) return undefined
			room = done.room
		}
		return game.since && room.phase === 'playing' ? undefined : roomAfter(room, first)
	} catch {
		return undefined
	}
}
