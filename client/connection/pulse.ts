import type { Environment } from './environment.ts'

export const PING_EVERY = 10_000
export const PONG_WITHIN = 5_000

/** Listens whether the other side is still there: a socket may die without a word. */
export interface Pulse {
	/** Something came; for the answer to a ping, how long that took. */
	heard(isPong: boolean): number | undefined
	/** Makes sure now; not while the page is hidden, where it would only keep the radio awake. */
	check(): void
	stop(): void
}

export function startPulse(environment: Environment, ping: () => void, onSilence: () => void): Pulse {
	let cancel = () => {}
	let isAsking = false
	let askedAt = 0

	const rest = () => {
		isAsking = false
		cancel()
		cancel = environment.after(PING_EVERY, check)
	}
	const check = () => {
		if (isAsking || !environment.isVisible()) return
		isAsking = true
		askedAt = environment.now()
		ping()
		cancel()
		cancel = environment.after(PONG_WITHIN, onSilence)
	}
	rest()

	return {
		heard(isPong) {
			if (isAsking) rest()
			return isPong ? environment.now() - askedAt : undefined
		},
		check,
		stop: () => cancel(),
	}
}
