import { type FindGame, TABLE } from '../kernel/game.ts'
import { isRejected, TOO_LATE } from '../kernel/rejection.ts'
import { runningClock } from '../room/clock.ts'
import { type Accepted, commit } from '../room/commit.ts'
import type { Entry, MoveArgs } from '../room/entry.ts'
import { type BotPlan, type OwnMove, ownMoves } from '../room/own-moves.ts'
import { presenceMove } from '../room/presence.ts'
import type { Person, Room } from '../room/room.ts'
import type { Shell } from './shell.ts'
import type { Thinker } from './thinker.ts'

/** While a bot thinks, nothing that was planned for later is done: its time counts as if it knew at once. */
export const THINKING = 'thinking'

/**
 * What a room does by itself now, or when to look again: first what its game must know of who is away, then the
 * table's moves and the bots'. One that fails is passed over, so that everybody else can go on; a bot may only have
 * been too late. Where nothing is to come, it is the end of the room.
 */
export function ownEntry(
	room: Room,
	{ games, now, report }: Pick<Shell, 'games' | 'now' | 'report'>,
	thinker: Thinker,
	isMissed: (person: Person) => boolean,
	isHere: (person: Person) => boolean,
	endsAt: number,
): Accepted | number | typeof THINKING {
	const at = Math.max(now(), room.touchedAt)

	/** Undefined where it is refused. */
	const attempt = (entry: Entry): Accepted | undefined => {
		const done = commit(room, { ...entry, at }, games)
		if (!isRejected(done)) return done
		if (isTables(entry) || done.rejected !== TOO_LATE)
			report?.(new Error(`The room's own move was refused: ${done.rejected}`))
		return undefined
	}

	const play = (plan: BotPlan): Accepted | typeof THINKING | undefined => {
		const decided = thinker.decided(plan)
		if (!decided) return THINKING
		for (const decide of [() => decided, ...plan.makeshifts]) {
			try {
				const steps = decide()
				const done = steps.length > 0 ? attempt(plan.entry(steps)) : undefined
				if (done) return done
			} catch (error) {
				report?.(error)
			}
		}
		return undefined
	}

	try {
		const presence = presenceMove(room, games, isMissed, at)
		const moves: OwnMove[] = ownMoves(room, games, isAnybodyWaiting(room, games, isHere))
		for (const own of presence ? [{ at, entry: presence }, ...moves] : moves) {
			if (own.at > at) return own.at
			const done = 'think' in own ? play(own) : attempt(own.entry)
			if (done) return done
		}
	} catch (error) {
		report?.(error)
	}
	return endsAt
}

/** Whether anybody is there who waits for whose turn it is: else nobody minds how long they take. */
const isAnybodyWaiting = (room: Room, games: FindGame, isHere: (person: Person) => boolean): boolean => {
	const awaited = runningClock(room, games)?.seat
	return (
		awaited !== undefined &&
		room.seats.some(({ id, player }) => id !== awaited && player !== null && isHere(player))
	)
}

const isTables = ({ args }: Entry): boolean => ((args as MoveArgs).seat ?? TABLE) === TABLE
