import { reject } from '../../kernel/rejection.ts'
import type { Command } from '../command.ts'
import type { Entry } from '../entry.ts'
import { holdsAnother } from '../holders.ts'
import { isKnown, shutTo } from '../lock.ts'
import { leftBy, MOST_CHANGES, type Person, type Room, seatOf } from '../room.ts'
import { changesOf, countedAs } from '../strangers.ts'

export interface ChangeDevice {
	from: Person
	to: Person
}

/** Somebody goes on as another browser: all that was theirs is that one's. Both have agreed before the room hears of it. */
export const changeDevice: Command<ChangeDevice> = {
	parse: () => reject('not-allowed'),
	carried: 'never',
	apply(room, { from, to }, { by }) {
		const seat = seatOf(room, from) ?? leftBy(room, from)
		if (by !== null) return reject('not-allowed')
		if (!seat) return reject('not-seated')
		if (isKnown(room, to)) return reject('already-seated')
		if (shutTo(room, to) === 'banned') return reject('banned')
		if (holdsAnother(room, to, seat.id)) return reject('held-another')
		if (changesOf(room, from) + COUNTS_AS > MOST_CHANGES) return reject('too-fast')
		return withChanges(withPerson(room, from, to), from, to)
	},
}

/** So many changes of one person's: else a seat that goes to and fro would make a game's log as long as it likes. */
const COUNTS_AS = 25

/** So many are remembered, for whoever wants to be erased as all that they were. */
const KNOWN_CHANGES = 32

/** What somebody has changed in this game goes with them: to change the device is no way to begin anew. */
function withChanges(room: Room, from: Person, to: Person): Room {
	const { match, phase } = room
	if (!match || phase !== 'playing') return room
	const { [countedAs(from)]: before = 0, ...changes } = match.changes ?? {}
	return { ...room, match: { ...match, changes: { ...changes, [countedAs(to)]: before + COUNTS_AS } } }
}

/** Who held a seat in this game stays known under both: the first has seen its hand. */
function withPerson(room: Room, from: Person, to: Person): Room {
	const now = <Somebody extends Person | null>(person: Somebody) => (person === from ? to : person)
	return {
		...room,
		formerly: [...(room.formerly ?? []), [from, to] as [Person, Person]].slice(-KNOWN_CHANGES),
		creator: now(room.creator),
		seats: room.seats.map((seat) => ({
			...seat,
			owner: now(seat.owner),
			player: now(seat.player),
			...(seat.awaited !== undefined && { awaited: now(seat.awaited) }),
		})),
		...(room.asks && {
			asks: room.asks.map((ask) => ({ ...ask, by: now(ask.by), ...(ask.yes && { yes: now(ask.yes) }) })),
		}),
	}
}

export const deviceChange = (from: Person, to: Person, at: number): Entry => ({
	at,
	by: null,
	type: 'change-device',
	args: { from, to },
})
