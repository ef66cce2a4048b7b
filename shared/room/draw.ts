import { bytesOfText } from '../kernel/bytes.ts'
import { isDigest } from '../kernel/digits.ts'
import { isRecord } from '../kernel/json.ts'
import { sha256Hex } from '../kernel/sha256.ts'
import type { Signed } from './entry.ts'
import { type Person, type Room, type RoomSeat, seatOf } from './room.ts'
import { commitmentOf } from './view.ts'

/** How long a start waits for the shares of all who play, in milliseconds. */
export const DRAW_WITHIN = 30_000

/** What one player adds to the seed: locked first, and opened once everybody's is locked. */
export interface Lot {
	seat: number // id
	pledge: string | null // SHA-256 of the share
	share: string | null // 256 random bits, in hexadecimal
	key: string | null // what they sign with
	signed: (Signed & { id: string }) | null // their name under the share
}

/** A seed that host and players draw together, so that none of them can choose the deal. */
export interface Draw {
	secret: string // the host's own share, until the end of the game
	promise: string // SHA-256 of it, public before anybody else's share is
	since: number
	version: number // of the game's rules
	lots: Lot[] // in the order of the seats
}

/** Starts that came to nothing. */
export interface BrokenStarts {
	opened: number // how many of them after somebody had opened their share: whoever does that often may be choosing
	awaited: number[] // the seats that had not answered when the last one was broken off
}

/**
 * SHA-256 of the host's secret and everybody's share after it. All are taken as the digits they are written in: as
 * bytes, a share could be made to look like the end of the secret, and the digest then follows from the promise.
 */
export const seedFrom = (secret: string, shares: readonly string[]): string =>
	sha256Hex(bytesOfText(secret + shares.join('')))

/** Who has to add a share: everybody who plays on a device of their own. The host has its secret. */
export const owingSeats = ({ seats, creator }: Room): RoomSeat[] =>
	seats.filter(({ player }) => player !== null && player !== creator)

export const openDraw = (
	room: Room,
	{ secret, version }: { secret: string; version: number },
	at: number,
): Room => ({
	...withoutDraw(room),
	...(room.broken && { broken: { ...room.broken, awaited: [] } }),
	draw: {
		secret,
		promise: commitmentOf(secret),
		since: at,
		version,
		lots: owingSeats(room).map(({ id }) => ({
			seat: id,
			pledge: null,
			share: null,
			key: null,
			signed: null,
		})),
	},
})

export const lotOf = (room: Room, by: Person | null): Lot | undefined => {
	const seat = seatOf(room, by)
	return seat && room.draw?.lots.find((lot) => lot.seat === seat.id)
}

export function replaceLot(room: Room, seat: number, change: Partial<Lot>): Room {
	const { draw } = room
	if (!draw) return room
	const lots = draw.lots.map((lot) => (lot.seat === seat ? { ...lot, ...change } : lot))
	return { ...room, draw: { ...draw, lots } }
}

/** What holds of every command by which somebody takes part in a draw. */
export const partOfDraw = { meantFor: 'game', duringDraw: true, carried: 'never' } as const

export const isPledged = ({ lots }: Draw): boolean => lots.every(({ pledge }) => pledge !== null)

/** Whether something from outside could be a lot that was opened; whose, and who signed it, is told in several ways. */
export const isOpenLot = (raw: unknown): raw is Record<string, unknown> & { pledge: string; share: string } =>
	isRecord(raw) && isDigest(raw.pledge) && isDigest(raw.share)

export const isOpened = ({ lots }: Draw): boolean => lots.every(({ share }) => share !== null)

/** The start came to nothing: everybody is told who was waited for, and whether shares were open already. */
export function breakOff(room: Room): Room {
	const { draw, broken = { opened: 0, awaited: [] } } = room
	if (!draw) return room
	const isLate = isPledged(draw)
	const awaited = draw.lots.filter(({ pledge, share }) => (isLate ? share : pledge) === null)
	const isRevealed = draw.lots.some(({ share }) => share !== null)
	return {
		...withoutDraw(room),
		broken: {
			opened: broken.opened + (isRevealed ? 1 : 0),
			awaited: awaited.map(({ seat }) => seat),
		},
	}
}

export function withoutDraw(room: Room): Room {
	const { draw: _, ...rest } = room
	return rest
}
