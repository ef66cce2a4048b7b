import { applySteps, type FindGame, type Moment, TABLE } from '../kernel/game.ts'
import { isRejected } from '../kernel/rejection.ts'
import type { Match, Room } from './room.ts'

/** How far ahead a race is seen coming, in milliseconds. */
const HORIZON = 5_000
const MOST_MOVES = 16

export function isRacing(match: Match, games: FindGame): boolean {
	const game = games(match.game, match.version)
	return game?.races(game.table(match.state)) ?? false
}

/** The race that is on, by a name that no other race of the room has. */
export function raceOf({ phase, epoch, match }: Room, games: FindGame): string | undefined {
	if (phase !== 'playing' || !match || !isRacing(match, games)) return undefined
	return `${epoch}.${match.turn}`
}

/** Whether the table, left to itself, is about to start a race. */
export function isRaceAhead({ phase, match }: Room, games: FindGame, now: number): boolean {
	const game = match && games(match.game, match.version)
	if (
		phase !== 'playing' ||
		!game ||
		match.outdated ||
		match.pausedAt !== undefined ||
		isRacing(match, games)
	)
		return false
	const horizon = now - match.startedAt + HORIZON
	let { state } = match
	for (let moves = 0; moves < MOST_MOVES; moves++) {
		const due = game.due(state)
		if (!due || due.at > horizon) return false
		const moment: Moment = { at: due.at, acted: due.at }
		const applied = applySteps(game, state, TABLE, [due.step], moment)
		if (isRejected(applied)) return false
		state = applied.state
		if (game.races(game.table(state))) return true
	}
	return false
}
