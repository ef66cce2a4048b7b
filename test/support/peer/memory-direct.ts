import * as Y from 'yjs'
import type { DirectEvents, DirectWay, Network, SharedBoard } from '../../../client/peer/network.ts'

/** One end of a direct way, for whoever speaks on it what they like. */
export interface RawEnd {
	send(update: Uint8Array): void
	close(): void
}

interface End {
	take(update: Uint8Array): void
	whole(): Uint8Array
}

/** Direct ways without a browser: as y-webrtc does, an end tells all that it has, and reads whatever comes. */
export class MemoryDirect {
	readonly #ends = new Map<string, Set<End>>()

	readonly open: Network['openDirect'] = (board, events) => {
		const { topic } = board.secret
		const way = new MemoryWay(board, events, {
			send: (update) => this.#pass(topic, way, update),
			leave: () => this.#ends.get(topic)?.delete(way),
		})
		return this.#join(topic, way)
	}

	/** Sits down at a board with nothing but the name of it. */
	openRaw(topic: string, take: (update: Uint8Array) => void, whole: () => Uint8Array): RawEnd {
		const end = { take, whole }
		this.#join(topic, end)
		return {
			send: (update) => this.#pass(topic, end, update),
			close: () => this.#ends.get(topic)?.delete(end),
		}
	}

	/** How many sit at a board. */
	countAt(topic: string): number {
		return this.#ends.get(topic)?.size ?? 0
	}

	#join<Joining extends End>(topic: string, end: Joining): Joining {
		const ends = this.#ends.get(topic) ?? new Set()
		this.#ends.set(topic, ends)
		for (const other of ends) {
			deliver(end, other.whole())
			deliver(other, end.whole())
		}
		ends.add(end)
		return end
	}

	#pass(topic: string, from: End, update: Uint8Array): void {
		for (const end of this.#ends.get(topic) ?? []) if (end !== from) deliver(end, update)
	}
}

const deliver = (end: End, update: Uint8Array) => queueMicrotask(() => end.take(update))

class MemoryWay implements DirectWay, End {
	isConnected = false
	readonly #doc: Y.Doc
	readonly #events: DirectEvents
	readonly #pass: (update: Uint8Array, origin: unknown) => void
	readonly #leave: () => void
	#isClosed = false

	constructor(
		{ doc }: SharedBoard,
		events: DirectEvents,
		hub: { send(update: Uint8Array): void; leave(): void },
	) {
		this.#doc = doc
		this.#events = events
		this.#leave = hub.leave
		this.#pass = (update, origin) => {
			if (origin !== this) hub.send(update)
		}
		doc.on('update', this.#pass)
	}

	take(update: Uint8Array): void {
		if (this.#isClosed) return
		if (!this.isConnected) {
			this.isConnected = true
			this.#events.onChange()
		}
		this.#events.onBytes(update.length)
		try {
			Y.applyUpdate(this.#doc, update, this)
		} catch {
			this.#events.onSpoiled()
		}
	}

	whole(): Uint8Array {
		return Y.encodeStateAsUpdate(this.#doc)
	}

	async roundTrip(): Promise<undefined> {
		return undefined
	}

	close(): void {
		this.#isClosed = true
		this.#leave()
		this.#doc.off('update', this.#pass)
	}
}
