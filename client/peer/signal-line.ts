import { WebsocketClient } from 'lib0/websocket'
import { isRecord } from '../../shared/kernel/json.ts'

type Listen = (data: unknown) => void

/** This page's own socket to the signalling server, for the door and for the relay; it comes back by itself. */
export class SignalLine {
	readonly #socket: WebsocketClient
	readonly #listeners = new Map<string, Listen>()

	/** `onOpen` is told whenever it is open, again after every break. */
	constructor(url: string, onOpen: () => void) {
		this.#socket = new WebsocketClient(url)
		this.#socket.on('connect', () => {
			this.#socket.send({ type: 'subscribe', topics: [...this.#listeners.keys()] })
			onOpen()
		})
		this.#socket.on('message', (message: unknown) => {
			if (!isRecord(message) || message.type !== 'publish') return
			this.#listeners.get(String(message.topic))?.(message.data)
		})
	}

	get isOpen(): boolean {
		return this.#socket.connected
	}

	/** At most one listener for each topic. */
	listen(topic: string, listen: Listen): void {
		this.#listeners.set(topic, listen)
		this.#send({ type: 'subscribe', topics: [topic] })
	}

	forget(topic: string): void {
		this.#listeners.delete(topic)
		this.#send({ type: 'unsubscribe', topics: [topic] })
	}

	publish(topic: string, data: unknown): void {
		this.#send({ type: 'publish', topic, data })
	}

	close(): void {
		this.#socket.destroy()
	}

	#send(message: object): void {
		if (this.#socket.connected) this.#socket.send(message)
	}
}

export const signallingAddress = (code: string): string =>
	`${location.origin.replace('http', 'ws')}/api/signal/${code}`
