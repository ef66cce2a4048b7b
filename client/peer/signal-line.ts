import { WebsocketClient } from 'lib0/websocket'
import { isRecord } from '../../shared/kernel/json.ts'
import { browserEnvironment } from '../connection/environment.ts'
import { BACK_WITHIN } from '../connection/pulse.ts'

/** Timers that a sleeping page held up come all at once: the library's own ping may follow its close. */
class Socket extends WebsocketClient {
	override send(message: unknown): void {
		if (this.ws?.readyState === WebSocket.OPEN) super.send(message)
	}
}

interface Listener {
	hear(data: unknown): void
	onOpen(): void
}

/** This page's socket to the signalling server, for the door and all its boards; it comes back by itself. */
export class SignalLine {
	readonly #socket: Socket
	readonly #listeners = new Map<string, Listener>()
	readonly #environment = browserEnvironment()
	readonly #stopWatching: () => void

	constructor(url: string) {
		this.#socket = new Socket(url)
		this.#socket.on('connect', () => {
			this.#socket.send({ type: 'subscribe', topics: [...this.#listeners.keys()] })
			for (const { onOpen } of [...this.#listeners.values()]) onOpen()
		})
		this.#socket.on('message', (message: unknown) => {
			if (!isRecord(message) || message.type !== 'publish') return
			this.#listeners.get(String(message.topic))?.hear(message.data)
		})
		this.#stopWatching = this.#environment.onChange((isBack) => {
			if (isBack && this.#environment.isVisible()) this.#makeSure()
		})
	}

	/** A socket may have died without a word while the page slept; the library would find out in half a minute. */
	#makeSure(): void {
		const { ws } = this.#socket
		if (!ws || !this.isOpen) return
		let isHeard = false
		ws.addEventListener('message', () => {
			isHeard = true
		})
		this.#send({ type: 'ping' })
		this.#environment.after(BACK_WITHIN, () => {
			if (isHeard || this.#socket.ws !== ws) return
			ws.close()
			ws.onclose?.(new CloseEvent('close')) // a dead one takes its time to say so
		})
	}

	get isOpen(): boolean {
		const { connected, shouldConnect, ws } = this.#socket
		// It is told of its own close only later, and closes one that went silent without saying so.
		return connected && shouldConnect && ws?.readyState === WebSocket.OPEN
	}

	/** At most one listener for each topic; `onOpen` is told when it is heard there, again after every break. */
	listen(topic: string, hear: Listener['hear'], onOpen: Listener['onOpen'] = () => {}): void {
		this.#listeners.set(topic, { hear, onOpen })
		this.#send({ type: 'subscribe', topics: [topic] })
		if (this.isOpen) onOpen()
	}

	forget(topic: string): void {
		this.#listeners.delete(topic)
		this.#send({ type: 'unsubscribe', topics: [topic] })
	}

	publish(topic: string, data: unknown): void {
		this.#send({ type: 'publish', topic, data })
	}

	close(): void {
		this.#stopWatching()
		this.#socket.destroy()
	}

	#send(message: object): void {
		if (this.isOpen) this.#socket.send(message)
	}
}

export const signallingAddress = (code: string): string =>
	`${location.origin.replace('http', 'ws')}/api/signal/${code}`
