import type { Person, Room } from './room.ts'

/** Somebody who may not come back, and what they sign with, where that is known. */
export interface Banned {
	person: Person
	key?: string // between devices
}

const MOST_BANNED = 32 // then the first of them is forgotten: a room does not grow by those it keeps out

/** Whether somebody belongs here: they opened the room, or a seat is theirs, also one that they left. */
export const isKnown = (room: Pick<Room, 'creator' | 'seats'>, person: Person): boolean =>
	person === room.creator || room.seats.some(({ owner, player }) => owner === person || player === person)

/** Why the door stays shut for somebody, if it does. */
export function shutTo(room: Room, person: Person, key?: string): 'banned' | 'locked' | undefined {
	const isBanned = room.banned?.some(
		(banned) => banned.person === person || (key !== undefined && banned.key === key),
	)
	if (isBanned) return 'banned'
	return room.locked && !isKnown(room, person) ? 'locked' : undefined
}

export const ban = (room: Room, banned: Banned): Room => ({
	...room,
	banned: [...(room.banned ?? []).filter(({ person }) => person !== banned.person), banned].slice(
		-MOST_BANNED,
	),
})

/** A room whose door anybody may come in by. */
export function withoutLock({ locked: _, banned: __, ...room }: Room): Room {
	return room
}
