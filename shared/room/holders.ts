import { type Rejected, reject } from '../kernel/rejection.ts'
import type { World } from './command.ts'
import { hidesNothing } from './hidden.ts'
import { type Person, type Room, seatById, seatOf } from './room.ts'
import { permitOneMore } from './strangers.ts'

/** Somebody who sat at a game, and in which seat: they have seen its hand. */
export interface Holder {
	person: Person
	seat: number // id
}

/** Remembers who sits at the game that is on. */
export function noteHolders(room: Room): Room {
	const { match, phase, seats } = room
	if (!match || phase !== 'playing') return room
	const { held = [] } = match
	const isKnown = (person: Person, id: number) =>
		held.some((holder) => holder.person === person && holder.seat === id)
	const fresh = seats.flatMap(({ id, player }) =>
		player === null || isKnown(player, id) ? [] : [{ person: player, seat: id }],
	)
	return fresh.length === 0 ? room : { ...room, match: { ...match, held: [...held, ...fresh] } }
}

/** Whether somebody holds or held another seat in this game: they would know two hands. */
export const holdsAnother = ({ seats, match }: Room, person: Person, seat: number): boolean =>
	seats.some(({ id, owner, player }) => id !== seat && (owner === person || player === person)) ||
	(match?.held ?? []).some((holder) => holder.person === person && holder.seat !== seat)

/**
 * Whether somebody may sit down in a seat that stands open during a game. Where there are hands to be seen a stranger
 * asks first, since whoever plays already comes as a stranger with a second browser. What else is wrong, the rule
 * itself knows.
 */
export function permitNewcomer(room: Room, id: number, by: Person, { games }: World): Rejected | undefined {
	const { phase, match, creator } = room
	const seat = seatById(room, id)
	if (phase !== 'playing' || !match || !seat || !isOpen(room, id) || seatOf(room, by)) return undefined
	if (holdsAnother(room, by, id)) return reject('held-another')
	if (by === seat.owner || by === creator) return undefined
	return hidesNothing(match, games) ? permitOneMore(room, by) : reject('ask-first')
}

/** Whether nobody plays a seat. */
export function isOpen(room: Room, id: number): boolean {
	const seat = seatById(room, id)
	return seat !== undefined && seat.player === null && seat.bot === null
}
