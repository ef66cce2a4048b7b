import { isOnly } from '../../kernel/json.ts'
import { reject } from '../../kernel/rejection.ts'
import { runningClock } from '../clock.ts'
import type { Command } from '../command.ts'
import type { Entry } from '../entry.ts'
import { stoodStill } from '../standstill.ts'

export interface Interruption {
	lost: number // milliseconds
}

/** The room itself: it was gone for so long, or nobody knows how long. That counts against nobody. */
export const interrupt: Command<Interruption> = {
	parse: () => reject('not-allowed'),
	carried: {
		isTold: (args, isOwn) => isOwn && isOnly(args, 'lost') && Number.isFinite(args.lost),
		isPossible: (_, { by }) => by === null,
	},
	apply(room, { lost }, { at, by, games }) {
		const { match } = room
		const running = runningClock(room, games)
		if (by !== null) return reject('not-allowed')
		if (!match || !running) return reject('wrong-phase')
		const latest = Math.max(running.since, room.touchedAt) // until then it was there
		return { ...room, match: stoodStill(match, Math.min(Math.max(0, lost), at - latest)) }
	},
}

export const ownInterruption = (lost: number, at: number): Entry => ({
	at,
	by: null,
	type: 'interrupt',
	args: { lost },
})
