import { SIGNAL_PONG } from '../../../shared/sync/peer/signalling.ts'
import { Topics } from '../../../shared/sync/peer/topics.ts'
import { heardSignal } from '../../support/peer/heard-signal.ts'
import { type Ether, Pipe } from './pipe.ts'

const OPEN = 1
const CLOSED = 3

/** The signalling server's half of a room: what is said on a topic reaches all who listen there, unless it is gone. */
export class StormSignalling {
	readonly WebSocket: unknown
	readonly lines = new Set<SignalSocket>()
	readonly ether: Ether
	readonly #topics = new Topics<SignalSocket>()
	isGone = false

	constructor(ether: Ether) {
		this.ether = ether
		const hub = this
		function dial(url: string) {
			return new SignalSocket(hub, url)
		}
		this.WebSocket = Object.assign(dial, { OPEN })
	}

	/** Nobody is heard any more, and nobody gets through, until it is back. */
	go(): void {
		this.isGone = true
		for (const line of [...this.lines]) line.cut()
	}

	hear(line: SignalSocket, text: string): void {
		const message = heardSignal(this.#topics, line, text)
		if (message.type === 'ping') line.tell(SIGNAL_PONG)
		if (message.type === 'publish') this.publish(message.topic, text)
	}

	/** Anybody may say anything on a topic that they know. */
	publish(topic: string, text: string): void {
		for (const listener of this.#topics.listeners(topic)) listener.tell(text)
	}

	forget(line: SignalSocket): void {
		this.lines.delete(line)
		this.#topics.leaveAll(line)
	}
}

/** A page's socket there: what is on its way arrives in order, or is lost with it. */
export class SignalSocket {
	onopen: (() => void) | null = null
	onmessage: ((event: { data: string }) => void) | null = null
	onclose: (() => void) | null = null
	onerror: (() => void) | null = null
	readyState = 0
	readonly owner: string // by the address that it dials
	readonly up: Pipe
	readonly down: Pipe
	readonly #hub: StormSignalling

	constructor(hub: StormSignalling, owner: string) {
		this.#hub = hub
		this.owner = owner
		this.up = new Pipe(hub.ether)
		this.down = new Pipe(hub.ether)
		this.down.carry(() => {
			if (this.readyState === CLOSED) return
			if (hub.isGone) return this.cut()
			hub.lines.add(this)
			this.readyState = OPEN
			this.onopen?.()
		})
	}

	send(text: string): void {
		if (this.readyState !== OPEN) throw new Error('a browser would complain of that')
		this.up.carry(() => {
			if (this.readyState === OPEN) this.#hub.hear(this, text)
		})
	}

	tell(data: string): void {
		this.down.carry(() => {
			if (this.readyState === OPEN && !this.#hub.ether.isDeaf(this.owner)) this.onmessage?.({ data })
		})
	}

	addEventListener(): void {} // nobody comes back from sleep here

	close(): void {
		this.cut()
	}

	/** It is gone, and its page hears of it a moment later. */
	cut(): void {
		if (this.readyState === CLOSED) return
		this.readyState = CLOSED
		this.#hub.forget(this)
		this.#hub.ether.after(1, () => this.onclose?.())
	}
}
