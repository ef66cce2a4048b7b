interface Timer {
	at: number
	run(): void
}

/** Time that passes only when told to. */
export class Clockwork {
	now = 1_700_000_000_000
	#timers: Timer[] = []

	/** Runs something later; returns how to call it off. */
	after(milliseconds: number, run: () => void): () => void {
		const timer = { at: this.now + milliseconds, run }
		this.#timers.push(timer)
		return () => {
			this.#timers = this.#timers.filter((other) => other !== timer)
		}
	}

	/** Lets time pass; what comes due on the way happens at its time, in order. */
	pass(milliseconds: number): void {
		const until = this.now + milliseconds
		for (let next = this.#nextUntil(until); next; next = this.#nextUntil(until)) {
			this.#timers = this.#timers.filter((other) => other !== next)
			this.now = Math.max(this.now, next.at)
			next.run()
		}
		this.now = until
	}

	/** How many things are still to come. */
	get waiting(): number {
		return this.#timers.length
	}

	/** When the next of them comes; never, if nothing does. */
	get nextAt(): number {
		return this.#timers.reduce((first, { at }) => Math.min(first, at), Number.POSITIVE_INFINITY)
	}

	#nextUntil(until: number): Timer | undefined {
		return this.#timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0]
	}
}
