import { isOpen } from './holders.ts'
import { type Person, type Room, seatOf } from './room.ts'

/** Somebody at the door who wants to play on in a seat that stands open. */
export interface Ask {
	id: number
	seat: number // id
	name: string
	by: Person
}

/** How many may wait for an answer at the same time, and how often it may be asked in a game. */
export const MOST_ASKS = 4
export const MOST_ASKED = 64
export const MOST_ASKED_BY_ONE = 3

export const askOf = ({ asks }: Pick<Room, 'asks'>, by: Person | null): Ask | undefined =>
	asks?.find((ask) => ask.by === by)

export function withoutAsk(room: Room, gone: Ask): Room {
	const { asks, ...rest } = room
	const left = asks?.filter((ask) => ask !== gone) ?? []
	return left.length > 0 ? { ...rest, asks: left } : rest
}

/** An ask is over as soon as its seat is not open any more, or whoever asked sits. */
export function settleAsks(room: Room): Room {
	const isOver = (ask: Ask) =>
		room.phase !== 'playing' || !isOpen(room, ask.seat) || seatOf(room, ask.by) !== undefined
	return (room.asks ?? []).filter(isOver).reduce(withoutAsk, room)
}
