import { type Rejected, reject } from '../kernel/rejection.ts'
import { type Person, type Room, seatOf } from './room.ts'

/**
 * A token costs nothing, so that a limit for each person limits nobody: those without a seat of their own share one,
 * which grows with the game, so that they are not shut out of it for ever. Whoever has a seat does not notice.
 */
export const MOST_BY_STRANGERS = 256 // changes
const MORE_WITH_A_MOVE = 2
/** How many sit down in a game besides those whose seats they are. */
export const MOST_NEWCOMERS = 64

/** A person as the changes of a game are counted by. */
export const countedAs = (person: Person): string => person.slice(0, 16)

/** What somebody has done in this game besides moving, as a count. */
export const changesOf = ({ phase, match }: Room, by: Person): number =>
	(phase === 'playing' && match?.changes?.[countedAs(by)]) || 0

const ownersIn = ({ creator, seats }: Pick<Room, 'creator' | 'seats'>): Set<Person> =>
	new Set([creator, ...seats.flatMap(({ owner }) => owner ?? [])])

/** Whether those without a seat of their own have changed enough in this game. */
export function refuseStranger(room: Room, by: Person): Rejected | undefined {
	const { phase, match } = room
	if (phase !== 'playing' || !match) return undefined
	const owners = ownersIn(room)
	if (owners.has(by)) return undefined
	const known = new Set([...owners].map(countedAs))
	const changes = Object.entries(match.changes ?? {}).reduce(
		(sum, [person, times]) => (known.has(person) ? sum : sum + times),
		0,
	)
	if (changes < MOST_BY_STRANGERS + match.moves.length * MORE_WITH_A_MOVE) return undefined
	return reject(seatOf(room, by) ? 'too-fast' : 'too-many-newcomers')
}

/** Whether one more may sit down who never sat at this game; and whoever did, or has a seat of their own. */
export function permitOneMore(room: Room, by: Person): Rejected | undefined {
	const { held = [] } = room.match ?? {}
	const owners = ownersIn(room)
	if (owners.has(by) || held.some(({ person }) => person === by)) return undefined
	const newcomers = held.filter(({ person }) => !owners.has(person))
	return newcomers.length >= MOST_NEWCOMERS ? reject('too-many-newcomers') : undefined
}
