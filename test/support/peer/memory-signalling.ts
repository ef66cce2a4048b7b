import { Topics } from '../../../shared/sync/peer/topics.ts'
import { heardSignal } from './heard-signal.ts'

/** The signalling server's half of a room, in memory: what is said on a topic reaches all who listen there. */
export class MemorySignalling {
	readonly #topics = new Topics<Line>()
	readonly said: { topic: string; data?: unknown }[] = []
	/** In place of the browser's own. */
	readonly WebSocket: typeof WebSocket

	constructor() {
		const hub = this
		function dial() {
			return new Line(hub)
		}
		this.WebSocket = Object.assign(dial, { OPEN }) as unknown as typeof WebSocket
	}

	hear(line: Line, text: string): void {
		const message = heardSignal(this.#topics, line, text)
		if (message.type === 'publish') this.publish(message)
	}

	/** Anybody may say anything on a topic that they know. */
	publish(message: { type: 'publish'; topic: string; data?: unknown }): void {
		this.said.push(message)
		const text = JSON.stringify(message)
		for (const listener of this.#topics.listeners(message.topic)) listener.tell(text)
	}

	forget(line: Line): void {
		this.#topics.leaveAll(line)
	}
}

const OPEN = 1
const CLOSING = 2

/** A page's socket; like a real one, it tells nothing from inside the call that caused it. */
class Line {
	onopen: (() => void) | null = null
	onmessage: ((event: { data: string }) => void) | null = null
	onclose: (() => void) | null = null
	readyState = OPEN
	readonly #hub: MemorySignalling

	constructor(hub: MemorySignalling) {
		this.#hub = hub
		queueMicrotask(() => this.onopen?.())
	}

	send(text: string): void {
		if (this.readyState !== OPEN)
			throw new Error('a browser would complain of what is said into a closing socket')
		this.#hub.hear(this, text)
	}

	tell(data: string): void {
		queueMicrotask(() => {
			if (this.readyState === OPEN) this.onmessage?.({ data })
		})
	}

	close(): void {
		this.readyState = CLOSING
		this.#hub.forget(this)
		queueMicrotask(() => this.onclose?.())
	}
}
