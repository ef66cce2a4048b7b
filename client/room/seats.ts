import { COLOURS, GONE_AFTER } from '../../shared/room/room.ts'
import type { RoomView, SeatView } from '../../shared/room/view.ts'
import { isOwnRoom } from '../app/seats.ts'
import type { Connection } from '../connection/connection.ts'

export const seatOf = (room: RoomView, id: number | null | undefined): SeatView | undefined =>
	room.seats.find((seat) => seat.id === id)

/** Seats that stand open during a game: anyone may play on in them. */
export const openSeats = (room: RoomView): SeatView[] =>
	room.phase === 'playing' ? room.seats.filter(({ played }) => played === 'nobody') : []

export const holderOf = (room: RoomView, colour: number): SeatView | undefined =>
	room.seats.find((seat) => seat.colour === colour)

/** Whether somebody’s colour can be had: a bot takes another, unless it plays for a person. */
export const yields = ({ played, owned }: SeatView): boolean => played === 'bot' && !owned

export const freeColours = (room: RoomView): number[] =>
	Array.from({ length: COLOURS }, (_, colour) => colour).filter((colour) => !holderOf(room, colour))

export const canHave = (room: RoomView, colour: number): boolean => {
	const holder = holderOf(room, colour)
	return holder === undefined || yields(holder)
}

/** Since when the creator has been away, on the authority's clock; undefined while they are here. */
const creatorAwaySince = ({ presence }: Connection, room: RoomView): number | undefined =>
	room.creator === null ? 0 : presence.value?.away[room.creator]

/**
 * Whether we decide about options, bots and the start: the creator does, and anyone seated once they have
 * been gone for a while. Where it is not plain, the buttons show and the room has the last word.
 */
export function actsAsCreator(connection: Connection, room: RoomView): boolean {
	const you = connection.you.value
	if (typeof you !== 'number') return room.creator === null && isOwnRoom(room.code)
	if (room.creator === you) return true
	const since = creatorAwaySince(connection, room)
	return since !== undefined && Date.now() + connection.clockOffset() - since >= GONE_AFTER
}

/** In how many milliseconds an absence of the creator's will hand their powers on; undefined for never. */
export function powersIn(connection: Connection, room: RoomView): number | undefined {
	const since = creatorAwaySince(connection, room)
	if (since === undefined) return undefined
	const left = since + GONE_AFTER - (Date.now() + connection.clockOffset())
	return left > 0 ? left : undefined
}
