/** What was sent and has no answer yet: it is sent again after every break, until it has. */
export interface Outbox<Answer> {
	readonly size: number
	/** Keeps a text under a key that its answer will name; the same key again shares the answer. */
	put(key: string, text: string): Promise<Answer>
	settle(key: string, answer: Answer): void
	settleAll(answer: Answer): void
	/** What to send again, in order. */
	texts(): string[]
}

interface Waiting<Answer> {
	text: string
	answer: Promise<Answer>
	resolve(answer: Answer): void
}

export function createOutbox<Answer>(): Outbox<Answer> {
	const waiting = new Map<string, Waiting<Answer>>()

	const settle = (key: string, answer: Answer) => {
		waiting.get(key)?.resolve(answer)
		waiting.delete(key)
	}
	return {
		get size() {
			return waiting.size
		},
		put(key, text) {
			const known = waiting.get(key)
			if (known) return known.answer
			let resolve: Waiting<Answer>['resolve'] = () => {}
			const answer = new Promise<Answer>((done) => {
				resolve = done
			})
			waiting.set(key, { text, answer, resolve })
			return answer
		},
		settle,
		settleAll(answer) {
			for (const key of [...waiting.keys()]) settle(key, answer)
		},
		texts: () => [...waiting.values()].map(({ text }) => text),
	}
}
