import type { AnyGame, FindGame, Seat } from '../kernel/game.ts'
import { type Match, type Room, type RoomSeat, seatById } from './room.ts'
import { waitedSince, waitsIn } from './waits.ts'

/** How much time there is. */
export const paces = ['relaxed', 'brisk'] as const
export type Pace = (typeof paces)[number]

export const isPace = (value: unknown): value is Pace => paces.includes(value as Pace)

const MINUTE = 60_000

/** In milliseconds: what everybody has for the whole game, and besides for each of their turns. */
export const allowances: { readonly [pace in Pace]: { reserve: number; turn: number } } = {
	relaxed: { reserve: 15 * MINUTE, turn: MINUTE },
	brisk: { reserve: 5 * MINUTE, turn: MINUTE / 3 },
}

/** Everybody's time in a game. What runs is not in it: that follows from when the turn began. */
export interface Clock {
	pace: Pace
	left: number[] // by place, of what they have for the whole game
	spent: number // in this turn, before the move made last
}

/** So late it is not the player's fault that nobody looked: the room slept, was gone, or had nobody else in it. */
const LATE = 10_000

export const clockFor = ({ clock: pace }: Room, { keepsTime }: AnyGame, count: number): { clock?: Clock } =>
	pace && !keepsTime
		? { clock: { pace, left: Array.from({ length: count }, () => allowances[pace].reserve), spent: 0 } }
		: {}

/** Somebody's time that runs. */
export interface Running {
	place: Seat
	seat: number // id
	since: number
	runsOutAt: number
}

/** Whose time runs: the one person's whose turn it is. Bots have all the time they want. */
export function runningClock(room: Room, games: FindGame): Running | undefined {
	const { match } = room
	const [wait, ...others] = match?.clock ? waitsIn(room, games) : []
	if (!match?.clock || !wait || others.length > 0) return undefined
	const place = match.seats.findIndex(({ id }) => id === wait.seat)
	const { pace, left, spent } = match.clock
	const rest = Math.max(0, allowances[pace].turn + left[place]! - spent)
	return { place, seat: wait.seat, since: wait.since, runsOutAt: wait.since + rest }
}

/** What this turn has taken already of what its player has for the whole game. */
const overspent = ({ pace, spent }: Clock): number => Math.max(0, spent - allowances[pace].turn)

/** Whether a clock ran out at a time when it was not judged. */
export const isLate = ({ runsOutAt }: Running, at: number): boolean => at - runsOutAt > LATE

/** The clock after somebody's move: what the turn took beyond its allowance is gone, once it has passed to another. */
export function charged(room: Room, match: Match, place: Seat, at: number, actors: readonly Seat[]): Match {
	const { clock } = match
	const seat = seatById(room, match.seats[place]?.id ?? -1)
	if (!clock || !seat) return match
	const { pace, left } = clock
	const spent = clock.spent + timeSpent(match, seat, clock, place, at)
	if (actors.includes(place)) return { ...match, clock: { ...clock, spent } }
	const rest = Math.max(0, left[place]! - overspent({ pace, left, spent }))
	return { ...match, clock: { pace, left: left.with(place, rest), spent: 0 } }
}

function timeSpent(match: Match, seat: RoomSeat, clock: Clock, place: Seat, at: number): number {
	if (seat.player === null) return 0
	const spent = Math.max(0, at - waitedSince(match, seat))
	const all = allowances[clock.pace].turn + clock.left[place]!
	return clock.spent + spent > all + LATE ? 0 : spent
}

/** The clock once a seat's time is out: what it has for the whole game is gone. */
export const runOut = (clock: Clock, place: Seat): Clock => ({
	...clock,
	left: clock.left.with(place, 0),
	spent: 0,
})

/** Whoever takes a move back has no new time for it. */
export const afterUndo = (clock: Clock): Clock => ({ ...clock, spent: allowances[clock.pace].turn })
