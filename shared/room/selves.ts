import type { ContinueArgs, Entry } from './entry.ts'
import type { Person, Room } from './room.ts'

/**
 * Who somebody was in a room: as this browser, as those that they went on from, and, where the room's first entry
 * brought the game from elsewhere, as whoever held their seat there.
 */
export function selvesOf(room: Room, first: Entry | undefined, person: Person): ReadonlySet<Person> {
	const selves = new Set([person])
	for (const [from, to] of room.formerly?.toReversed() ?? []) if (selves.has(to)) selves.add(from)
	for (const { id, owner } of broughtSeats(first))
		if (owner !== null && room.match?.held?.some((held) => held.seat === id && selves.has(held.person)))
			selves.add(owner)
	return selves
}

function broughtSeats(first: Entry | undefined) {
	const { game } = first?.type === 'continue' ? (first.args as Partial<ContinueArgs>) : {}
	return [...(game?.terms.seats ?? []), ...(game?.since?.seats ?? [])]
}
