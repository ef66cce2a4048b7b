import { isKeptFor, type Person, type Room } from './room.ts'

/** Somebody who may not come back, and what they sign with, where that is known. */
export interface Banned {
	person: Person
	key?: string // between devices
	id?: number // by which they are let in again; those banned before there was one share 0
	name?: string // what they were called here
}

/** One of them as the creator is told. */
export interface BannedView {
	id: number
	name: string
}

const MOST_BANNED = 32 // then the first of them is forgotten: a room does not grow by those it keeps out

/** Whether somebody belongs here: they opened the room, or a seat is theirs, also one that they left. */
export const isKnown = (room: Pick<Room, 'creator' | 'seats'>, person: Person): boolean =>
	person === room.creator || room.seats.some((seat) => seat.player === person || isKeptFor(seat, person))

/** Why the door stays shut for somebody, if it does. */
export function shutTo(room: Room, person: Person, key?: string): 'banned' | 'locked' | undefined {
	const isBanned = room.banned?.some(
		(banned) => banned.person === person || (key !== undefined && banned.key === key),
	)
	if (isBanned) return 'banned'
	return room.locked && !isKnown(room, person) ? 'locked' : undefined
}

export function ban(room: Room, banned: Banned): Room {
	const known = room.banned ?? []
	const id = Math.max(0, ...known.map(numberOf)) + 1
	const others = known.filter(({ person }) => person !== banned.person)
	return { ...room, banned: [...others, { ...banned, id }].slice(-MOST_BANNED) }
}

const numberOf = ({ id = 0 }: Banned): number => id

/** The room with somebody let in again; the same room where nobody is shut out under that number. */
export function pardoned(room: Room, id: number): Room {
	const { banned = [], ...rest } = room
	const left = banned.filter((one) => numberOf(one) !== id)
	if (left.length === banned.length) return room
	return left.length > 0 ? { ...rest, banned: left } : rest
}

/** Whom somebody may let in again: the creator, all who are shut out; and nobody else is told who that is. */
export const bannedBy = ({ creator, banned }: Room, person: Person | null): BannedView[] | undefined =>
	person === creator ? banned?.map((one) => ({ id: numberOf(one), name: one.name ?? '' })) : undefined

/** A room whose door anybody may come in by. */
export function withoutLock({ locked: _, banned: __, ...room }: Room): Room {
	return room
}
