import { isKnown, shutTo } from './lock.ts'
import { isKeptFor, type Person, type Room } from './room.ts'

/** What somebody has in a room. Whoever was banned has nothing, and is remembered all the same. */
export interface Recalled {
	game?: string // what is played, where a seat is theirs, also one that they left
	made?: true // it is their room
	turn?: true // it is waited for them
	kept?: true // it stays for a year
}

/** Whether the room remembers somebody, and what is theirs; a stranger is nobody. */
export function recall(room: Room, person: Person): Recalled | undefined {
	if (!isKnown(room, person)) return shutTo(room, person) === 'banned' ? {} : undefined
	const isSeated = room.seats.some((seat) => seat.player === person || isKeptFor(seat, person))
	return {
		...(isSeated && { game: room.game }),
		...(room.creator === person && { made: true }),
		...(room.kept && { kept: true }),
	}
}
