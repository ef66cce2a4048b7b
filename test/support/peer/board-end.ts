import * as Y from 'yjs'
import type { DirectEvents, DirectWay } from '../../../client/peer/network.ts'

/** One end of a direct way, for whoever speaks on it what they like. */
export interface RawEnd {
	send(update: Uint8Array): void
	close(): void
}

interface Hub {
	/** What the document came to hold; foreign if it came from another end. */
	send(update: Uint8Array, isForeign: boolean): void
	leave(): void
}

/** A page's end at a board without a browser: tells what its document comes to hold, and reads whatever comes. */
export abstract class BoardEnd implements DirectWay {
	protected readonly events: DirectEvents
	protected isClosed = false
	readonly #doc: Y.Doc
	readonly #pass: (update: Uint8Array, origin: unknown) => void
	readonly #leave: () => void

	constructor(doc: Y.Doc, events: DirectEvents, hub: Hub) {
		this.events = events
		this.#doc = doc
		this.#leave = hub.leave
		this.#pass = (update, origin) => hub.send(update, origin === this)
		doc.on('update', this.#pass)
	}

	abstract get isConnected(): boolean

	/** Something came: the other side is really there. */
	protected abstract noteHeard(): void

	take(update: Uint8Array): void {
		if (this.isClosed) return
		const before = this.isConnected
		this.noteHeard()
		if (before !== this.isConnected) this.events.onChange()
		this.events.onBytes(update.length)
		try {
			Y.applyUpdate(this.#doc, update, this)
		} catch {
			this.events.onSpoiled()
		}
	}

	whole(): Uint8Array {
		return Y.encodeStateAsUpdate(this.#doc)
	}

	async roundTrip(): Promise<undefined> {
		return undefined
	}

	close(): void {
		this.isClosed = true
		this.#leave()
		this.#doc.off('update', this.#pass)
	}
}
