/**
 * Finds out who has not done in time what is waited for. No timer does this: it is asked whenever something happens,
 * and looks only when somebody may be overdue.
 */
export class Deadline<T> {
	readonly #within: number // milliseconds
	readonly #waitsSince: (one: T) => number | undefined // since when it is waited for, if it is
	#lookAt = 0 // before that nobody is overdue

	constructor(within: number, waitsSince: (one: T) => number | undefined) {
		this.#within = within
		this.#waitsSince = waitsSince
	}

	overdue(all: () => Iterable<T>, now: number): T[] {
		if (now < this.#lookAt) return []
		const found: T[] = []
		let next = now // who comes later than now is overdue later
		for (const one of all()) {
			const since = this.#waitsSince(one)
			if (since === undefined) continue
			if (now - since >= this.#within) found.push(one)
			else next = Math.min(next, since)
		}
		this.#lookAt = next + this.#within
		return found
	}
}
