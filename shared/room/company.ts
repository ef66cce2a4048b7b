import { bytesOfText } from '../kernel/bytes.ts'
import { type Rejected, reject } from '../kernel/rejection.ts'
import { sha256Hex } from '../kernel/sha256.ts'
import { nameApart } from './name.ts'
import { tidy } from './profile.ts'
import { MAX_NAME, type Person, type Room, seatOf } from './room.ts'

/** Signs that somebody makes without a word; what they look like, the page knows. */
export const REACTIONS = 8

/** Somebody who is heard by all: at the table by the seat's id, else by a number below 0 that is the same as long as they watch. */
export interface Speaker {
	seat: number
	name: string
}

/** How whoever watches is told from the others who do: by a number that says nothing about who they are. */
export const watcherId = (person: Person): number =>
	-1 - Number.parseInt(sha256Hex(bytesOfText(`watches ${person}`)).slice(0, 8), 16)

/** As whom somebody speaks: whoever watches by the name that they gave, where the creator lets them. */
export function speakerOf(room: Room, by: Person, name: string | undefined): Speaker | Rejected {
	const seat = seatOf(room, by)
	if (seat) return { seat: seat.id, name: seat.name }
	if (!room.openChat) return reject('not-seated')
	return name === undefined ? reject('bad-name') : { seat: watcherId(by), name: watcherName(room, name) }
}

/** Never one that somebody at the table has. */
export const watcherName = (room: Room, name: string): string => nameApart(room, name)

export const readName = (name: unknown): string | undefined => tidy(name, MAX_NAME)

export const isReaction = (value: unknown): value is number =>
	Number.isInteger(value) && (value as number) >= 0 && (value as number) < REACTIONS
