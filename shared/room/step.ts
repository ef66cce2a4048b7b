import type { FindGame } from '../kernel/game.ts'
import { canonical, isRecord } from '../kernel/json.ts'
import { parseOptions } from '../kernel/options.ts'
import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import { settleAsks } from './asks.ts'
import type { World } from './command.ts'
import { findCommand } from './commands/index.ts'
import { breakOff } from './draw.ts'
import type { CreateArgs, Entry } from './entry.ts'
import { noteHolders } from './holders.ts'
import { shutTo } from './lock.ts'
import { withoutStrangers } from './named-seats.ts'
import { isResent, noteApplied } from './resent.ts'
import { MOST_CHANGES, type Person, type Room } from './room.ts'
import { isKept, isSignedBefore, noteSigned, signedIn } from './signed.ts'
import { counted, refuseStranger } from './strangers.ts'

/** A command as a client sent it; whose it is, the socket says. */
export interface SentCommand {
	id: string
	epoch: number
	turn: number
	type: string
	args: unknown
	signature?: string // between devices
}

export interface Step {
	room: Room
	entry: Entry | undefined // undefined when the command had been applied before
}

/** While a seed is drawn nothing else is arranged; whoever goes breaks it off. */
const DURING_DRAW: readonly string[] = ['pledge', 'reveal', 'leave', 'kick', 'lock']

/** Judge one command: the new room and the entry for its log, or why not. */
export function step(room: Room, by: Person, sent: SentCommand, world: World): Step | Rejected {
	const command = findCommand(sent.type)
	if (!command) return reject('unknown-type')
	if (isResent(room, by, sent.id)) return { room, entry: undefined }
	if (isStale(room, sent) || isRepeated(room, sent, world)) return reject('stale')
	const tooMuch = sent.type === 'move' ? undefined : refuseChange(room, by, sent.type)
	if (tooMuch) return tooMuch
	if (room.draw && !DURING_DRAW.includes(sent.type)) return reject('wrong-phase')
	const shut = shutTo(room, by, world.key)
	if (shut) return reject(shut)
	const parsed = command.parse(isRecord(sent.args) ? sent.args : {})
	if (isRejected(parsed)) return parsed
	if (sent.type !== 'move' && isSigned(sent, world) && !isKept(parsed, sent.args)) return reject('malformed')
	const refused = command.permit?.(room, parsed, by, world)
	if (refused) return refused
	const args = command.complete?.(room, parsed, world, by) ?? parsed
	if (isRejected(args)) return args
	const at = Math.max(world.now, room.touchedAt)
	const signed = signedIn(sent, args, world.key)
	const done = commit(
		room,
		{ at, by, id: sent.id, type: sent.type, args, ...(signed && { signed }) },
		world.games,
	)
	return isRejected(done) || !signed || isMoveKept(done.room, sent) ? done : reject('bad-move')
}

/** Whether a move is kept exactly as it was signed: or nobody could check the signature under it any more. */
function isMoveKept({ match }: Room, { type, args }: SentCommand): boolean {
	if (type !== 'move') return true
	const { steps, signed } = match?.moves.at(-1) ?? {}
	return canonical({ steps, claim: signed?.claim }) === canonical(args)
}

/** Fold one entry into the room: the same now and at every replay. */
export function commit(room: Room, entry: Entry, games: FindGame): Step | Rejected {
	const { at, by, id, type, args, signed } = entry
	const done = findCommand(type)?.apply(room, args, { at, by, id, signed, games }) ?? reject('unknown-type')
	if (isRejected(done)) return done
	const isDisturbed = room.draw !== undefined && done.draw === room.draw && done.seats !== room.seats
	const settled = settle(room, isDisturbed ? breakOff(done) : done)
	const next = noteCommand({ ...countChange(room, settled, entry), touchedAt: at }, entry, room.phase)
	return { room: next, entry }
}

/** What follows from who sits where; nearly always nobody has moved. */
const settle = (before: Room, room: Room): Room =>
	room.seats === before.seats && room.phase === before.phase && room.match?.held
		? room
		: settleAsks(noteHolders(room))

function noteCommand(room: Room, { by, id, signed }: Entry, phase: Room['phase']): Room {
	if (by === null || id === undefined) return room
	const noted = noteApplied(room, by, id)
	return signed && phase === 'playing' ? noteSigned(noted, signed, id) : noted
}

/** What somebody has done in this game besides moving, as a count. */
export const changesOf = ({ phase, match }: Room, by: Person): number =>
	(phase === 'playing' && match?.changes?.[counted(by)]) || 0

const refuseChange = (room: Room, by: Person, type: string): Rejected | undefined =>
	changesOf(room, by) >= MOST_CHANGES ? reject('too-fast') : refuseStranger(room, by, type)

/** Between games nothing has to be counted: the room is stored as it is. */
function countChange(before: Room, room: Room, { by, type }: Entry): Room {
	const { match } = room
	if (by === null || type === 'move' || !match || before.phase !== 'playing') return room
	const changes = { ...match.changes, [counted(by)]: changesOf(before, by) + 1 }
	return { ...room, match: { ...match, changes } }
}

const isSigned = ({ signature }: SentCommand, { key }: World): boolean =>
	key !== undefined && signature !== undefined

const isRepeated = (room: Room, sent: SentCommand, world: World): boolean =>
	isSigned(sent, world) && isSignedBefore(room, world.key ?? '', sent.id)

const ABOUT_A_START: readonly string[] = ['start', 'rematch', 'pledge', 'reveal']

/** Moves name the epoch and turn they were meant for, the start of a game the epoch. */
function isStale(room: Room, { type, epoch, turn }: SentCommand): boolean {
	if (ABOUT_A_START.includes(type)) return epoch !== room.epoch
	if (type !== 'move' && type !== 'undo') return false
	return epoch !== room.epoch || turn !== room.match?.turn
}

export interface RoomWish {
	code: string
	game: string
	options: unknown
	host?: string // between devices: the fingerprint of the one that keeps the room
}

/** The first entry of every log. */
export function createRoom(wish: RoomWish, by: Person, now: number, games: FindGame): Step | Rejected {
	const game = games(wish.game)
	if (!game) return reject('no-such-game')
	const options = parseOptions(game.options, withoutStrangers(wish.options ?? {}, []), game.players.min)
	if (isRejected(options)) return options
	const { code, host } = wish
	const args: CreateArgs = { code, game: game.id, options, version: game.version, ...(host && { host }) }
	const entry: Entry = { at: now, by, type: 'create', args }
	return { room: roomOf(entry), entry }
}

/** The room as its first entry tells it. */
export const roomOf = ({ at, by, args }: Entry): Room => {
	const { code, game, options, host } = args as CreateArgs
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
		match: null,
		counter: 0,
		applied: [],
		...(host !== undefined && { host }),
	}
}
