import type { Meter } from '../shared/sync/shell.ts'
import type { Env } from './env.ts'

/**
 * Counts into Analytics Engine, where the configuration binds it; else nothing is counted. A data point is written
 * beside everything else, and nobody waits for it. It names a kind of event, a game or a code, and the version: no room,
 * no person. Only whoever may read the account's analytics reads it.
 */
export function metricsOf({ METRICS, VERSION }: Pick<Env, 'METRICS' | 'VERSION'>): Metrics | undefined {
	if (!METRICS) return undefined
	const count = (kind: string, about: string, amount = 1) =>
		METRICS.writeDataPoint({ indexes: [kind], blobs: [kind, about, VERSION?.id ?? ''], doubles: [amount] })
	return {
		room: (game) => count('room', game),
		move: (game) => count('move', game),
		refusal: (code) => count('refusal', code),
		entered: (milliseconds, isWake) => count(isWake ? 'wake' : 'enter', '', milliseconds),
	}
}

export interface Metrics extends Meter {
	/** A socket was opened, in so many milliseconds; whether the room had to be woken for it. */
	entered(milliseconds: number, isWake: boolean): void
}
