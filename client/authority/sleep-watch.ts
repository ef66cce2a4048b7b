const EVERY = 5_000 // milliseconds
const ASLEEP = 15_000 // later than that no busy page is

/**
 * Tells how long a device slept, once it is awake: nothing runs in a page meanwhile, and its clock goes on. Answers how
 * to stop.
 */
export function watchSleep(now: () => number, tell: (lost: number) => void): () => void {
	let latest = now()
	const timer = setInterval(() => {
		const lost = now() - latest - EVERY
		latest = now()
		if (lost >= ASLEEP) tell(lost)
	}, EVERY)
	return () => clearInterval(timer)
}
