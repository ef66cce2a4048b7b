import type { Person, Room } from './room.ts'

/** The ids of somebody's latest commands. */
export interface Applied {
	by: string // the beginning of the person's number
	ids: string[]
}

const MOST_IDS = 32 // more than one page ever has under way
const MOST_PEOPLE = 12 // all who play or may come back to a seat; of the others those who did something last

const shortOf = (by: Person): string => by.slice(0, 16)

/** Whether somebody sends again what was applied before: each has a memory of their own, which nobody else fills. */
export const isResent = ({ applied }: Room, by: Person, id: string): boolean =>
	applied.find((one) => by.startsWith(one.by))?.ids.includes(id) ?? false

export function noteApplied(room: Room, person: Person, id: string): Room {
	const by = shortOf(person)
	const applied = room.applied.slice()
	const known = applied.findIndex((one) => one.by === by)
	const { ids } = known < 0 ? { ids: [] } : applied.splice(known, 1)[0]!
	applied.push({ by, ids: [...(ids.length < MOST_IDS ? ids : ids.slice(1 - MOST_IDS)), id] })
	return { ...room, applied: applied.length > MOST_PEOPLE ? withoutOldest(room, applied) : applied }
}

/** Strangers come and go: whoever has a seat is remembered longer. */
function withoutOldest(room: Room, applied: readonly Applied[]): Applied[] {
	const known = [room.creator, ...room.seats.flatMap(({ owner, player }) => [owner ?? '', player ?? ''])]
	const seated = new Set(known.map(shortOf))
	const stranger = applied.findIndex(({ by }) => !seated.has(by))
	return applied.toSpliced(Math.max(stranger, 0), 1)
}
