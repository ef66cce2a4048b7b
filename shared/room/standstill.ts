import type { Match } from './room.ts'

/** The game as if so much time had not passed: none of its own times comes closer by it, nor any clock. */
export const stoodStill = (match: Match, milliseconds: number): Match => ({
	...match,
	startedAt: match.startedAt + milliseconds,
	begunAt: match.begunAt ?? match.startedAt,
})

/** The game going on after a pause; as it is where there is none. */
export function resumed({ pausedAt, ...match }: Match, at: number): Match {
	return pausedAt === undefined ? match : stoodStill(match, Math.max(0, at - pausedAt))
}
