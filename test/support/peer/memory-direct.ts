import type { Network } from '../../../client/peer/network.ts'
import { BoardEnd, type RawEnd } from './board-end.ts'

interface End {
	take(update: Uint8Array): void
	whole(): Uint8Array
}

/** Direct ways without a browser: as y-webrtc does, an end tells all that it has, and reads whatever comes. */
export class MemoryDirect {
	readonly #ends = new Map<string, Set<End>>()

	readonly open: Network['openDirect'] = (board, events) => {
		const { topic } = board.secret
		const way = new MemoryWay(board.doc, events, {
			send: (update, isForeign) => isForeign || this.#pass(topic, way, update), // two sit here: no need to pass it on
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

class MemoryWay extends BoardEnd implements End {
	isConnected = false

	protected noteHeard(): void {
		this.isConnected = true
	}
}
