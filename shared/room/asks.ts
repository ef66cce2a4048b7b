import type { World } from './command.ts'
import { isOpen } from './holders.ts'
import { GONE_AFTER, type Person, type Room, seatOf } from './room.ts'

/** Somebody at the door who wants to play on in a seat that stands open. */
export interface Ask {
	id: number
	seat: number // id
	name: string
	by: Person
	yes?: Person // who said yes to it while the creator was away, and waits for another
}

/** How many may wait for an answer at the same time, and how often somebody may ask among the latest who did. */
export const MOST_ASKS = 4
export const MOST_ASKED_BY_ONE = 3
const LATEST = 64

/** Who asked lately, with one more. */
export const withAsked = (asked: readonly Person[] = [], by: Person): Person[] =>
	[...asked, by].slice(-LATEST)

export const askOf = ({ asks }: Pick<Room, 'asks'>, by: Person | null): Ask | undefined =>
	asks?.find((ask) => ask.by === by)

export function withoutAsk(room: Room, gone: Ask): Room {
	const { asks, ...rest } = room
	const left = asks?.filter((ask) => ask !== gone) ?? []
	return left.length > 0 ? { ...rest, asks: left } : rest
}

/** Where too many wait for an answer, the one whose person has been gone the longest makes room, if any has. */
export function awayLongest(room: Room, by: Person, { awayFor }: World): Ask | undefined {
	const others = (room.asks ?? []).filter((ask) => ask.by !== by)
	if (others.length < MOST_ASKS) return undefined
	const gone = others.filter((ask) => awayFor(ask.by) >= GONE_AFTER)
	return gone.sort((one, other) => awayFor(other.by) - awayFor(one.by))[0]
}

/**
 * Whether a yes is enough. The creator's is. While they are away two must give theirs: whoever is alone at the table
 * could let in their own second browser.
 */
export const isEnough = (room: Room, { yes }: Ask, by: Person): boolean =>
	by === room.creator || (yes !== undefined && yes !== by && seatOf(room, yes) !== undefined)

/** Whether somebody else sits there who may give the other yes. */
export const mayBeSeconded = ({ creator, seats }: Room, by: Person): boolean =>
	seats.some(({ player }) => player !== null && player !== by && player !== creator)

/** An ask is over as soon as its seat is not open any more, or whoever asked sits. */
export function settleAsks(room: Room): Room {
	if (!room.asks) return room
	const isOver = (ask: Ask) =>
		room.phase !== 'playing' || !isOpen(room, ask.seat) || seatOf(room, ask.by) !== undefined
	return room.asks.filter(isOver).reduce(withoutAsk, room)
}
