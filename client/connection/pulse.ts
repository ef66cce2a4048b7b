import type { Environment } from './environment.ts'

export const PING_EVERY = 10_000
export const PONG_WITHIN = 5_000
/** For a page that is back: whoever looks at it would wait, and a new socket is soon there. */
export const BACK_WITHIN = 2_000

/** Listens whether the other side is still there: a socket may die without a word. */
export interface Pulse {
	/** Something came; for the answer to a ping, how long that took. */
	heard(isPong: boolean): number | undefined
	/** Makes sure now, in so many milliseconds; not while the page is hidden, where it would only keep the radio awake. */
	check(within?: number): void
	stop(): void
}

export function startPulse(environment: Environment, ping: () => void, onSilence: () => void): Pulse {
	let cancel = () => {}
	let isAsking = false
	let askedAt = 0
	let until = 0 // an answer must be there, if asked

	const rest = () => {
		isAsking = false
		cancel()
		cancel = environment.after(PING_EVERY, () => check())
	}
	const check = (within = PONG_WITHIN) => {
		const now = environment.now()
		if (!environment.isVisible() || (isAsking && until <= now + within)) return
		if (!isAsking) {
			isAsking = true
			askedAt = now
			ping()
		}
		until = now + within
		cancel()
		cancel = environment.after(within, onSilence)
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
