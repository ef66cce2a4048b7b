import { isDigest, isFingerprint, isPoint, isSignature } from '../kernel/digits.ts'
import { canonical, isOnly, isRecord } from '../kernel/json.ts'
import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import { isPace } from './clock.ts'
import { findCommand } from './commands/index.ts'
import type { Beginning, Continuation, Terms } from './continuation.ts'
import { isOpenLot, type Lot } from './draw.ts'
import { type Entry, MOST_ENTRIES, type Signed } from './entry.ts'
import { tidy } from './profile.ts'
import { COLOURS, type Drawn, MAX_NAME, type RoomSeat } from './room.ts'

const LARGEST = 512 * 1024 // characters; a long game of six takes a fifth of it, with all their signatures
const MOST_SEATS = 6
const MOST_OPTIONS = 2_000 // characters; those of the richest game take a tenth of it
const MOST = 1_000_000 // games of a room, seats ever taken in it
const LONGEST = 366 * 24 * 3600 * 1000 // milliseconds that a game may have lasted
const MOST_LETTERS = 40 // of a command's name for itself

/**
 * A continuation from outside, shaped as ours are, and with nothing in it besides. Whether it could have happened
 * is for the rules to say.
 */
export function readContinuation(raw: unknown): Continuation | Rejected {
	try {
		const text = JSON.stringify(raw)
		if (text.length > LARGEST) return reject('too-large')
		const read: unknown = JSON.parse(text)
		return isContinuation(read) ? read : reject('bad-log')
	} catch {
		return reject('bad-log') // nothing at all, or nested too deep
	}
}

function isContinuation(raw: unknown): raw is Continuation {
	if (!isOnly(raw, 'terms', 'begin', 'entries', 'since') || !isTerms(raw.terms)) return false
	const { terms, begin, entries, since } = raw
	if (!Array.isArray(entries) || entries.length > MOST_ENTRIES) return false
	if (begin === undefined) return entries.length === 0 && since === undefined
	return (
		isBeginning(begin) &&
		(since === undefined || (isTerms(since) && since.epoch === terms.epoch + 1)) &&
		terms.seats.every(({ botSince }) => botSince <= begin.at) &&
		areInOrder(entries, begin)
	)
}

function isTerms(raw: unknown): raw is Terms {
	if (!isOnly(raw, 'game', 'options', 'creator', 'epoch', 'counter', 'seats', 'host', 'clock')) return false
	const { game, options, creator, epoch, counter, seats, host, clock } = raw
	return (
		typeof game === 'string' &&
		isRecord(options) &&
		canonical(options).length <= MOST_OPTIONS &&
		isDigest(creator) &&
		isCount(epoch, MOST) &&
		isCount(counter, MOST) &&
		(host === undefined || isFingerprint(host)) &&
		(clock === undefined || isPace(clock)) &&
		Array.isArray(seats) &&
		seats.length <= MOST_SEATS &&
		seats.every((seat) => isSeat(seat, counter)) &&
		areDistinct(seats.map(({ id }) => id)) &&
		areDistinct(seats.map(({ colour }) => colour)) &&
		areDistinct(seats.flatMap(({ player }) => player ?? []))
	)
}

/** A seat that a person plays, or a bot. */
function isSeat(raw: unknown, counter: number): raw is RoomSeat {
	if (!isOnly(raw, 'id', 'name', 'colour', 'owner', 'player', 'bot', 'botSince', 'ownerName', 'chosen'))
		return false
	const { id, name, colour, owner, player, bot, botSince, ownerName, chosen } = raw
	return (
		isCount(id, counter) &&
		id > 0 &&
		isName(name) &&
		isName(ownerName) &&
		isCount(colour, COLOURS - 1) &&
		(owner === null || isDigest(owner)) &&
		(bot === null ? isDigest(player) : player === null && isName(bot)) &&
		isCount(botSince) &&
		isCount(chosen, counter)
	)
}

function isBeginning(raw: unknown): raw is Beginning {
	if (!isOnly(raw, 'at', 'seed', 'version', 'drawn')) return false
	const { at, seed, version, drawn } = raw
	return isCount(at) && isDigest(seed) && isCount(version) && (drawn === undefined || isDrawn(drawn))
}

const isDrawn = (raw: unknown): raw is Drawn =>
	isOnly(raw, 'secret', 'promise', 'lots') &&
	isDigest(raw.secret) &&
	isDigest(raw.promise) &&
	Array.isArray(raw.lots) &&
	raw.lots.length <= MOST_SEATS &&
	raw.lots.every(isLot)

/** A share that was opened, with the name of whoever did that. */
const isLot = (raw: unknown): raw is Lot =>
	isOnly(raw, 'seat', 'pledge', 'share', 'key', 'signed') &&
	isOpenLot(raw) &&
	isCount(raw.seat) &&
	isPoint(raw.key) &&
	isOnly(raw.signed, 'key', 'turn', 'claim', 'signature', 'sent', 'id') &&
	isSigned(raw.signed) &&
	isLabel(raw.signed.id)

function areInOrder(entries: unknown[], begin: Beginning): boolean {
	let latest = begin.at
	return entries.every((entry) => {
		if (!isEntry(entry) || entry.at < latest || entry.at > begin.at + LONGEST) return false
		latest = entry.at
		return true
	})
}

function isEntry(raw: unknown): raw is Entry {
	if (!isOnly(raw, 'at', 'by', 'type', 'args', 'id', 'signed')) return false
	const { at, by, type, args, id, signed } = raw
	return (
		isCount(at) &&
		(by === null ? signed === undefined : isDigest(by)) &&
		typeof type === 'string' &&
		isRecord(args) &&
		areTold(type, args, by === null) &&
		(signed === undefined
			? id === undefined
			: isLabel(id) && isOnly(signed, 'key', 'turn', 'claim', 'signature', 'sent') && isSigned(signed))
	)
}

/** Arguments as their command tells them to another authority; the room itself does little that goes along. */
function areTold(type: string, args: Record<string, unknown>, isOwn: boolean): boolean {
	const command = findCommand(type)
	if (!command || command.carried === 'never') return false
	if (command.carried?.isTold) return command.carried.isTold(args, isOwn)
	const parsed = command.parse(args)
	return !isOwn && !isRejected(parsed) && canonical(parsed) === canonical(args)
}

const isSigned = (raw: Record<string, unknown>): raw is Record<string, unknown> & Signed =>
	isPoint(raw.key) &&
	isCount(raw.turn) &&
	(raw.claim === undefined || Number.isFinite(raw.claim)) &&
	(raw.sent === undefined || isSent(raw.sent)) &&
	isSignature(raw.signature)

/** A name as somebody wrote it, before it was tidied. */
const isSent = (raw: unknown): boolean =>
	isOnly(raw, 'name') && typeof raw.name === 'string' && tidy(raw.name, MAX_NAME) !== undefined

const isCount = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
	Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most

const isName = (value: unknown): value is string =>
	typeof value === 'string' && tidy(value, MAX_NAME) === value

const isLabel = (value: unknown): value is string =>
	typeof value === 'string' && value.length > 0 && value.length <= MOST_LETTERS

const areDistinct = (values: unknown[]): boolean => new Set(values).size === values.length
