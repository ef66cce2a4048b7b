import { bytesOfText } from '../../kernel/bytes.ts'
import { isDigest, isPoint, isSignature } from '../../kernel/digits.ts'
import type { Seat } from '../../kernel/game.ts'
import { canonical, isRecord } from '../../kernel/json.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { isOpenLot } from '../../room/draw.ts'
import type { Room, Undone } from '../../room/room.ts'
import { type Card, parseCard } from './card.ts'

/** What host and players signed of a game, so that anybody can check who did what. */
export interface Proof {
	host: Card // its fingerprint names the room in all that was signed
	epoch: number
	keys: string[] // of those who signed; moves name them by their number
	draw?: { secret: string; lots: ProvenLot[] } // none where nobody but the host drew the seed
	undone?: Undone[] // moves that are not in the record, since they were taken back; once they were not kept
	signature: string // the host's, under all of the record
}

/** A player's share in the seed, and their name under it. */
export interface ProvenLot {
	seat: Seat
	key: number
	pledge: string
	share: string
	id: string // of the command that opened it
	turn: number
	signature: string
}

/** A record with everything that proves it but the host's own signature. */
export function withProof(record: GameRecord, { epoch, match }: Room, host: Card): GameRecord {
	const { keys = [], drawn, seats = [], undone = [] } = match ?? {}
	const lots = drawn?.lots.map(({ seat: id, key, pledge, share, signed }) => ({
		seat: seats.findIndex((seat) => seat.id === id),
		key: keys.indexOf(key ?? ''),
		pledge,
		share,
		id: signed?.id,
		turn: signed?.turn,
		signature: signed?.signature,
	}))
	const draw = drawn && { secret: drawn.secret, lots }
	return { ...record, proof: { host, epoch, keys, ...(draw && { draw }), undone } }
}

/** What the host puts its name under. */
export function sealedBytes(record: GameRecord): Uint8Array {
	const { signature: _, ...proof } = record.proof as Proof
	return bytesOfText(canonical({ ...record, proof }))
}

/** Undefined for whatever is no such proof: records come from anywhere. */
export function parseProof(raw: unknown): Proof | undefined {
	if (!isRecord(raw)) return undefined
	const { epoch, keys, draw, undone, signature } = raw
	const host = parseCard(raw.host)
	const isProof =
		host &&
		Number.isSafeInteger(epoch) &&
		Array.isArray(keys) &&
		keys.every(isPoint) &&
		(draw === undefined || isDraw(draw)) &&
		(undone === undefined || (Array.isArray(undone) && undone.every(isUndone))) &&
		isSignature(signature)
	return isProof ? (raw as unknown as Proof) : undefined
}

const isDraw = (raw: unknown): boolean =>
	isRecord(raw) && isDigest(raw.secret) && Array.isArray(raw.lots) && raw.lots.every(isProvenLot)

const isProvenLot = (raw: unknown): boolean =>
	isOpenLot(raw) && Number.isInteger(raw.seat) && isSignature(raw.signature)

const isUndone = (raw: unknown): boolean =>
	isRecord(raw) &&
	Number.isInteger(raw.after) &&
	isRecord(raw.move) &&
	Number.isInteger(raw.move.seat) &&
	Array.isArray(raw.move.steps) &&
	(raw.move.signed === undefined || isRecord(raw.move.signed)) &&
	(raw.undo === null || isRecord(raw.undo))
