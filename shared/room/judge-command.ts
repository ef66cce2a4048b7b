import { isRecord } from '../kernel/json.ts'
import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import type { SentCommand, World } from './command.ts'
import { type AnyCommand, findCommand } from './commands/index.ts'
import { type Accepted, commit } from './commit.ts'
import { shutTo } from './lock.ts'
import { isResent } from './resent.ts'
import { MOST_CHANGES, type Person, type Room } from './room.ts'
import { isKept, isSignedBefore, signedIn } from './signed.ts'
import { changesOf, refuseStranger } from './strangers.ts'

/** Judge one command: the new room and the entry for its log, or why not. */
export function judgeCommand(room: Room, by: Person, sent: SentCommand, world: World): Accepted | Rejected {
	const command = findCommand(sent.type)
	if (!command) return reject('unknown-type')
	if (isResent(room, by, sent.id)) return { room, entry: undefined }
	if (isStale(room, command, sent) || isRepeated(room, sent, world)) return reject('stale')
	const tooMuch = command.isMove || command.erases ? undefined : refuseChange(room, by, command)
	if (tooMuch) return tooMuch
	if (room.draw && !command.duringDraw) return reject('wrong-phase')
	const shut = shutTo(room, by, world.key)
	if (shut) return reject(shut)
	const parsed = command.parse(isRecord(sent.args) ? sent.args : {})
	if (isRejected(parsed)) return parsed
	if (!command.refuseSigned && isSigned(sent, world) && !isKept(parsed, sent.args)) return reject('malformed')
	const refused = command.permit?.(room, parsed, by, world)
	if (refused) return refused
	const args = command.complete?.(room, parsed, world, by) ?? parsed
	if (isRejected(args)) return args
	const at = Math.max(world.now, room.touchedAt)
	const signed = signedIn(sent, args, world.key)
	const done = commit(
		room,
		{ at, by, id: sent.id, type: sent.type, args, ...(signed && { signed }) },
		world.games,
	)
	if (isRejected(done) || !signed) return done
	return command.refuseSigned?.(done.room, sent.args) ?? done
}

const refuseChange = (room: Room, by: Person, { endsWhatBegan }: AnyCommand): Rejected | undefined => {
	if (changesOf(room, by) >= MOST_CHANGES) return reject('too-fast')
	return endsWhatBegan ? undefined : refuseStranger(room, by)
}

const isSigned = ({ signature }: SentCommand, { key }: World): boolean =>
	key !== undefined && signature !== undefined

const isRepeated = (room: Room, sent: SentCommand, world: World): boolean =>
	isSigned(sent, world) && isSignedBefore(room, world.key ?? '', sent.id)

const isStale = (room: Room, { meantFor }: AnyCommand, { epoch, turn }: SentCommand): boolean =>
	meantFor !== undefined && (epoch !== room.epoch || (meantFor === 'turn' && turn !== room.match?.turn))
