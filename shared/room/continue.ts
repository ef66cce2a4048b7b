import { isHex } from '../kernel/bytes.ts'
import type { FindGame } from '../kernel/game.ts'
import { isRecord } from '../kernel/json.ts'
import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import { findCommand } from './commands/index.ts'
import { withoutDraw } from './draw.ts'
import type { ContinueArgs, DrawArgs, Entry, MoveArgs, StartArgs } from './entry.ts'
import { type Person, type Room, seatById } from './room.ts'
import { commit, createRoom, type Step } from './step.ts'

const MOST_ENTRIES = 10_000

/** A room that somebody else ran so far, as they tell it. */
export interface Continuation {
	code: string // of the room that goes on
	log: unknown
	seat: number // the one that whoever brings it keeps; everybody else's stands open
	origin?: string // names the game between devices that it was, so that all who bring it meet
}

/**
 * A room that goes on where another authority left it: on a device without a network, or between devices whose
 * host is gone. Nothing of the log is believed that the rules do not allow, and its time is moved so that the
 * last entry was made just now.
 */
export function continueRoom(
	{ code, log, seat, origin }: Continuation,
	by: Person,
	now: number,
	games: FindGame,
): Step | Rejected {
	const adopted = adopt(log, games)
	if (isRejected(adopted)) return adopted
	if ((seatById(adopted.room, seat)?.owner ?? null) === null) return reject('no-such-seat')
	const later = now - adopted.room.touchedAt
	const moved = adopt(
		adopted.entries.map((entry) => ({ ...entry, at: entry.at + later })),
		games,
	)
	if (isRejected(moved)) return moved
	const args: ContinueArgs = { code, seat, entries: moved.entries, ...(origin !== undefined && { origin }) }
	const entry: Entry = { at: now, by, type: 'continue', args }
	return { room: handOn(moved.room, entry), entry }
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
	return {
		...withoutDraw(room),
		code,
		origin,
		creator: by ?? '',
		touchedAt: at,
		seats: seats.filter(({ player, bot }) => isWaitedFor || player !== null || bot !== null),
		applied: [],
	}
}

interface Adopted {
	room: Room
	entries: Entry[]
}

/** A log from outside: every entry shaped like one of ours, and accepted by the rules in its turn. */
function adopt(log: unknown, games: FindGame): Adopted | Rejected {
	if (!Array.isArray(log) || log.length > MOST_ENTRIES) return reject('bad-log')
	let room: Room | undefined
	const entries: Entry[] = []
	for (const raw of log) {
		const step = tryEntry(room, raw, games)
		if (isRejected(step)) return reject('bad-log')
		room = step.room
		entries.push(step.entry!)
	}
	return room ? { room, entries } : reject('bad-log')
}

function tryEntry(room: Room | undefined, raw: unknown, games: FindGame): Step | Rejected {
	try {
		const entry = readEntry(raw, room?.touchedAt ?? 0)
		if (isRejected(entry)) return entry
		return room ? commit(room, entry, games) : begin(entry, games)
	} catch {
		return reject('bad-log') // rules may stumble over what nobody ever sent
	}
}

function begin({ at, by, type, args }: Entry, games: FindGame): Step | Rejected {
	const { game, options } = args as Record<string, unknown>
	if (type !== 'create' || by === null || typeof game !== 'string') return reject('bad-log')
	return createRoom({ code: '', game, options }, by, at, games)
}

function readEntry(raw: unknown, earliest: number): Entry | Rejected {
	if (!isRecord(raw)) return reject('bad-log')
	const { at, by, type, args } = raw
	if (!Number.isSafeInteger(at) || (at as number) < earliest) return reject('bad-log')
	if (!(by === null ? type === 'move' || type === 'break-off' : isHex(by, 64))) return reject('bad-log')
	if (typeof type !== 'string' || !isRecord(args)) return reject('bad-log')
	const read = type === 'create' ? args : readArgs(type, args, by === null)
	return isRejected(read) ? read : { at: at as number, by: by as Person | null, type, args: read }
}

/** What a command's own parser lets through, and what the authority adds to it, checked here. */
function readArgs(type: string, args: Record<string, unknown>, isOwn: boolean): unknown {
	const parsed = findCommand(type)?.parse(args) ?? reject('unknown-type')
	if (isRejected(parsed)) return parsed
	const { seat, acted } = args
	if (type === 'start' || type === 'rematch') return readStart(args)
	if (type !== 'move') return parsed
	const move: MoveArgs = { steps: (parsed as MoveArgs).steps }
	if (isOwn) {
		if (!Number.isInteger(seat)) return reject('bad-log')
		move.seat = seat as number
	}
	if (Number.isFinite(acted)) move.acted = acted as number
	return move
}

function readStart({ seed, secret, version }: Record<string, unknown>): StartArgs | DrawArgs | Rejected {
	if (!Number.isInteger(version)) return reject('bad-log')
	if (isHex(secret, 64)) return { secret, version: version as number }
	return isHex(seed, 64) ? { seed, version: version as number } : reject('bad-log')
}
