/** What carries things between pages. */
export interface Ether {
	now(): number
	after(milliseconds: number, run: () => void): void
	latency(): number
	below(count: number): number // chance
	isDeaf(owner: string): boolean // nothing arrives at their page any more
}

/** One direction of one connection: all arrives in order, when the storm lets it, or nothing does any more. */
export class Pipe {
	isDead = false
	readonly #ether: Ether
	#arrivesAt = 0

	constructor(ether: Ether) {
		this.#ether = ether
	}

	carry(arrive: () => void): void {
		const now = this.#ether.now()
		this.#arrivesAt = Math.max(this.#arrivesAt, now + this.#ether.latency())
		this.#ether.after(this.#arrivesAt - now, () => {
			if (!this.isDead) arrive()
		})
	}

	/** Nothing arrives before that time. */
	hold(until: number): void {
		this.#arrivesAt = Math.max(this.#arrivesAt, until)
	}
}
