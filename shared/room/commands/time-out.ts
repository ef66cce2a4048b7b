import { isOnly } from '../../kernel/json.ts'
import { isRejected, reject } from '../../kernel/rejection.ts'
import { isLate, type Running, runningClock, runOut } from '../clock.ts'
import type { Command } from '../command.ts'
import type { Entry } from '../entry.ts'
import { parseSeatId, type SeatId } from '../profile.ts'
import { standIn } from '../stand-in.ts'
import { stoodStill } from '../standstill.ts'

/**
 * The room itself: somebody's time is out, and a bot plays for them until they are back. Where that is judged late,
 * nobody was there to wait for them, or the room was not: then their time begins anew.
 */
export const timeOut: Command<SeatId> = {
	parse: () => reject('not-allowed'),
	carried: {
		isTold: (args, isOwn) => isOwn && isOnly(args, 'seat') && !isRejected(parseSeatId(args)),
		isPossible: (room, { by, at, args }, games) => {
			const running = runningClock(room, games)
			return by === null && running?.seat === (args as SeatId).seat && at >= running.runsOutAt
		},
	},
	apply(room, { seat }, { at, by, games }) {
		const { match } = room
		const running = runningClock(room, games)
		if (by !== null) return reject('not-allowed')
		if (!match?.clock || running?.seat !== seat || at < running.runsOutAt) return reject('wrong-phase')
		if (isLate(running, at)) return { ...room, match: stoodStill(match, at - running.since) }
		return standIn(
			{ ...room, match: { ...match, clock: runOut(match.clock, running.place) } },
			seat,
			at,
			games,
		)
	},
}

export const ownTimeOut = ({ seat, runsOutAt }: Running): Entry => ({
	at: runsOutAt,
	by: null,
	type: 'time-out',
	args: { seat },
})
