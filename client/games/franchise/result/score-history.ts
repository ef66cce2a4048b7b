import { pointsIn } from '../../../../shared/games/franchise/advice/points-in.ts'
import type { Event } from '../../../../shared/games/franchise/event.ts'
import { type Points, type Table, totalOf } from '../../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { MoveEntry } from '../../../../shared/room/room.ts'
import { mostOf, runningTotals } from '../../score-history.ts'
import { eventsOf } from '../events-of.ts'

export type Evaluated = Extract<Event, { type: 'evaluate' }>
export type Scored = Extract<Event, { type: 'score' }> & { closer: Seat } // who got the track's points

/** What one player did between two others' turns. */
export interface Turn {
	seat: Seat
	evaluations: Evaluated[]
	scores: Scored[]
}

/** The turns of a game that brought anybody points; a turn may have come in several entries. */
export function turnsIn(moves: readonly MoveEntry[]): Turn[] {
	const turns: Turn[] = []
	for (const entry of moves) {
		const [seat] = entry
		if (turns.at(-1)?.seat !== seat) turns.push({ seat, evaluations: [], scores: [] })
		const turn = turns.at(-1)!
		for (const event of eventsOf(entry)) {
			if (event.type === 'evaluate') turn.evaluations.push(event)
			if (event.type === 'score') turn.scores.push({ ...event, closer: seat })
		}
	}
	return turns.filter(({ evaluations, scores }) => evaluations.length + scores.length > 0)
}

/** What an entry brought everybody, but for what is counted at the end. */
export function gainsIn(entry: MoveEntry, seats: number): number[] {
	const points = pointsIn(eventsOf(entry), entry[0])
	return Array.from({ length: seats }, (_, seat) => points.get(seat) ?? 0)
}

/** Everybody's points after each entry, the start included; the last has what is counted at the end. */
export function pointsOverTime(moves: readonly MoveEntry[], { stage, seats }: Table): number[][] {
	const rows = runningTotals(
		seats.length,
		moves.map((entry) => gainsIn(entry, seats.length)),
	)
	if (stage === 'over') rows[rows.length - 1] = seats.map((player) => totalOf(player.points))
	return rows
}

/** What a turn brought its player. */
export const ownGain = ({ seat, evaluations, scores }: Turn): number =>
	evaluations.reduce((sum, { winner, points }) => sum + (winner === seat ? points : 0), 0) +
	scores.reduce(
		(sum, { points, gains }) => sum + points + (gains.find((gain) => gain.seat === seat)?.points ?? 0),
		0,
	)

/** The turn that brought its player most; of equal ones the first. */
export const bestTurn = (turns: readonly Turn[]): Turn | undefined =>
	mostOf(
		turns.filter((turn) => ownGain(turn) > 0),
		ownGain,
	)

/** In the order in which they are counted. */
export const sources: readonly (keyof Points)[] = [
	'metropolises',
	'regions',
	'track',
	'towns',
	'dollars',
	'bonus',
]
