import type { FindGame } from '../kernel/game.ts'
import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import { settleAsks } from './asks.ts'
import { noteComings } from './comings.ts'
import { findCommand } from './commands/index.ts'
import { breakOff } from './draw.ts'
import type { Entry } from './entry.ts'
import { noteHolders } from './holders.ts'
import { noteResult } from './kept.ts'
import { withoutNudge } from './nudge.ts'
import { settleProposal } from './proposal.ts'
import { noteApplied } from './resent.ts'
import type { Person, Room } from './room.ts'
import { noteSigned } from './signed.ts'
import { noteSittings } from './sittings.ts'
import { changesOf, countedAs } from './strangers.ts'

/** What a command has made of the room, and how its log tells that. */
export interface Accepted {
	room: Room
	entry: Entry | undefined // undefined when the command had been applied before
}

/** Fold one entry into the room: the same now and at every replay. */
export function commit(room: Room, entry: Entry, games: FindGame): Accepted | Rejected {
	const { at, by, id, type, args, signed } = entry
	const command = findCommand(type)
	if (!command) return reject('unknown-type')
	const done = command.apply(room, args, { at, by, id, signed, games })
	if (isRejected(done)) return done
	const isDisturbed = room.draw !== undefined && done.draw === room.draw && done.seats !== room.seats
	const settled = settle(room, isDisturbed ? breakOff(done) : done, at)
	const counted = command.isMove || by === null ? settled : countChange(room, settled, by)
	const next = noteCommand({ ...noteComings(room, counted), touchedAt: at }, entry, room.phase)
	return { room: next, entry }
}

/** What follows from who sits where; nearly always nobody has moved. */
const settle = (before: Room, room: Room, at: number): Room => {
	const isSeatedAlike = room.seats === before.seats && room.phase === before.phase && room.match?.held
	const seated = isSeatedAlike ? room : settleAsks(noteHolders(noteSittings(before, room, at)))
	const settled = noteResult(before, settleProposal(before, seated), at)
	return settled.nudge && settled.match?.turn !== before.match?.turn ? withoutNudge(settled) : settled
}

function noteCommand(room: Room, { by, id, signed }: Entry, phase: Room['phase']): Room {
	if (by === null || id === undefined) return room
	const noted = noteApplied(room, by, id)
	return signed && phase === 'playing' ? noteSigned(noted, signed, id) : noted
}

/** Between games nothing has to be counted: the room is stored as it is. */
function countChange(before: Room, room: Room, by: Person): Room {
	const { match } = room
	if (!match || before.phase !== 'playing') return room
	const changes = { ...match.changes, [countedAs(by)]: changesOf(before, by) + 1 }
	return { ...room, match: { ...match, changes } }
}
