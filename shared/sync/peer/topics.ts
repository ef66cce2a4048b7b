/** Who listens to what. */
export class Topics<Listener> {
	readonly #listeners = new Map<string, Set<Listener>>()
	readonly #topics = new Map<Listener, Set<string>>()

	join(listener: Listener, topic: string): void {
		setOf(this.#listeners, topic).add(listener)
		setOf(this.#topics, listener).add(topic)
	}

	leave(listener: Listener, topic: string): void {
		drop(this.#listeners, topic, listener)
		drop(this.#topics, listener, topic)
	}

	leaveAll(listener: Listener): void {
		for (const topic of this.of(listener)) this.leave(listener, topic)
	}

	of(listener: Listener): string[] {
		return [...(this.#topics.get(listener) ?? [])]
	}

	/** How many listen to it. */
	count(topic: string): number {
		return this.#listeners.get(topic)?.size ?? 0
	}

	has(listener: Listener, topic: string): boolean {
		return this.#topics.get(listener)?.has(topic) ?? false
	}

	isIdle(listener: Listener): boolean {
		return !this.#topics.has(listener)
	}

	/** A list of its own: who goes through it may send some of them away. */
	listeners(topic: string): Listener[] {
		return [...(this.#listeners.get(topic) ?? [])]
	}
}

function setOf<Key, Value>(map: Map<Key, Set<Value>>, key: Key): Set<Value> {
	const known = map.get(key) ?? new Set()
	map.set(key, known)
	return known
}

function drop<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
	const known = map.get(key)
	known?.delete(value)
	if (known?.size === 0) map.delete(key)
}
