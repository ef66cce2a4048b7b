import type { FindGame } from '../kernel/game.ts'
import { isRecord } from '../kernel/json.ts'
import { parseOptions } from '../kernel/options.ts'
import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import type { World } from './command.ts'
import { findCommand } from './commands/index.ts'
import type { CreateArgs, Entry } from './entry.ts'
import type { Person, Room } from './room.ts'

/** A command as a client sent it; whose it is, the socket says. */
export interface SentCommand {
	id: string
	epoch: number
	turn: number
	type: string
	args: unknown
}

export interface Step {
	room: Room
	entry: Entry | undefined // undefined when the command had been applied before
}

const REMEMBERED = 256

/** Judge one command: the new room and the entry for its log, or why not. */
export function step(room: Room, by: Person, sent: SentCommand, world: World): Step | Rejected {
	const command = findCommand(sent.type)
	if (!command) return reject('unknown-type')
	if (room.applied.includes(commandKey(by, sent.id))) return { room, entry: undefined }
	if (isStale(room, sent)) return reject('stale')
	const parsed = command.parse(isRecord(sent.args) ? sent.args : {})
	if (isRejected(parsed)) return parsed
	const refused = command.permit?.(room, parsed, by, world)
	if (refused) return refused
	const args = command.complete?.(room, parsed, world) ?? parsed
	const at = Math.max(world.now, room.touchedAt)
	return commit(room, { at, by, id: sent.id, type: sent.type, args }, world.games)
}

/** Fold one entry into the room: the same now and at every replay. */
export function commit(room: Room, entry: Entry, games: FindGame): Step | Rejected {
	const { at, by, type, args } = entry
	const next = findCommand(type)?.apply(room, args, { at, by, games }) ?? reject('unknown-type')
	if (isRejected(next)) return next
	const applied =
		by === null || entry.id === undefined
			? next.applied
			: [...next.applied, commandKey(by, entry.id)].slice(-REMEMBERED)
	return { room: { ...next, touchedAt: at, applied }, entry }
}

const commandKey = (by: Person, id: string): string => `${by.slice(0, 16)}:${id}`

/** Moves name the epoch and turn they were meant for, the start of a game the epoch. */
function isStale(room: Room, { type, epoch, turn }: SentCommand): boolean {
	if (type === 'start' || type === 'rematch') return epoch !== room.epoch
	if (type !== 'move' && type !== 'undo') return false
	return epoch !== room.epoch || turn !== room.match?.turn
}

/** The first entry of every log. */
export function createRoom(
	wish: { code: string; game: string; options: unknown },
	by: Person,
	now: number,
	games: FindGame,
): Step | Rejected {
	const game = games(wish.game)
	if (!game) return reject('no-such-game')
	const options = parseOptions(game.options, wish.options ?? {}, game.players.min)
	if (isRejected(options)) return options
	const args: CreateArgs = { code: wish.code, game: game.id, options, version: game.version }
	const entry: Entry = { at: now, by, type: 'create', args }
	return { room: roomOf(entry), entry }
}

/** The room as its first entry tells it. */
export const roomOf = ({ at, by, args }: Entry): Room => {
	const { code, game, options } = args as CreateArgs
	return {
		code,
		createdAt: at,
		touchedAt: at,
		creator: by ?? '',
		game,
		options,
		phase: 'lobby',
		epoch: 0,
		seats: [],
		chat: [],
		match: null,
		counter: 0,
		applied: [],
	}
}
