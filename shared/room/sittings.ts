import type { Room, RoomSeat } from './room.ts'

/**
 * Remembers when somebody sat down in a game that is on: nobody is waited for longer than they sit there. For whom a bot
 * stood in is forgotten as soon as anybody else has a say in the seat.
 */
export function noteSittings(before: Room, room: Room, at: number): Room {
	if (before.phase !== 'playing' || before.seats === room.seats) return room
	return { ...room, seats: room.seats.map((seat) => noteSitting(before, seat, at)) }
}

function noteSitting({ seats }: Room, seat: RoomSeat, at: number): RoomSeat {
	const then = seats.find(({ id }) => id === seat.id)
	const hasSat = seat.player !== null && seat.player !== then?.player
	const isKept = seat.bot !== null && seat.owner === then?.owner
	const { awaited, ...rest } = seat
	const kept = isKept || awaited === undefined ? seat : rest
	return hasSat ? { ...kept, since: at } : kept
}
