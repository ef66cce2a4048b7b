import { tell } from './broadcast.ts'
import type { HostSocket } from './shell.ts'

/** How often a player's network is asked before a race: the least of the answers tells most. */
export const PROBES = 8

interface Asked {
	n: number
	at: number
	left: number // how often to ask again
}

/**
 * Measures how long the way to a page and back takes. One question after the other: each answer calls forth the
 * next, so that no timer is needed. Whoever asks sees to it that nothing is written in the same event, which
 * would hold the question back.
 */
export class Probes {
	readonly #asked = new WeakMap<HostSocket, Asked>()
	#count = 0

	ask(socket: HostSocket, now: number, left = PROBES - 1): void {
		const n = ++this.#count
		this.#asked.set(socket, { n, at: now, left })
		tell(socket, { type: 'probe', n })
	}

	/** The answer to a probe came; one to any other is ignored. */
	hear(socket: HostSocket, n: number, now: number): void {
		const asked = this.#asked.get(socket)
		if (asked?.n !== n) return
		this.#asked.delete(socket)
		const { probe = Number.POSITIVE_INFINITY } = socket.attachment
		const took = Math.max(0, now - asked.at)
		if (took < probe) socket.attachment = { ...socket.attachment, probe: took }
		if (asked.left > 0) this.ask(socket, now, asked.left - 1)
	}

	/** Whether nothing is known of a socket yet, nor asked. */
	isUnknown(socket: HostSocket): boolean {
		return socket.attachment.probe === undefined && !this.#asked.has(socket)
	}
}
