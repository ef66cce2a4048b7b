import { env } from 'cloudflare:workers'
import type { SignalObject } from '../../../worker/signal-object.ts'
import { request } from './house.ts'

/** A page at the signalling of a room: says what the test wants, and keeps what it is told. */
export class Signaller {
	readonly told: unknown[] = []
	closed: { code: number; reason: string } | undefined
	readonly #socket: WebSocket
	#wakes: (() => void)[] = []

	private constructor(socket: WebSocket) {
		this.#socket = socket
		socket.addEventListener('message', ({ data }) => {
			this.told.push(JSON.parse(data as string))
			this.#wake()
		})
		socket.addEventListener('close', ({ code, reason }) => {
			this.closed = { code, reason }
			this.#wake()
		})
		socket.accept()
	}

	static async open(code: string, headers: Record<string, string> = {}): Promise<Signaller> {
		const { webSocket, status } = await request(`/api/signal/${code}`, {
			headers: { Upgrade: 'websocket', ...headers },
		})
		if (!webSocket) throw new Error(`No socket: ${status}`)
		return new Signaller(webSocket)
	}

	/** Comes in and listens to topics, and has an answer: whatever was said before is done. */
	static async at(code: string, ...topics: string[]): Promise<Signaller> {
		return (await Signaller.open(code)).listenTo(...topics)
	}

	/** The same from an address of the test's. */
	static async from(headers: Record<string, string>, code: string, ...topics: string[]): Promise<Signaller> {
		return (await Signaller.open(code, headers)).listenTo(...topics)
	}

	async listenTo(...topics: string[]): Promise<this> {
		this.say({ type: 'subscribe', topics })
		await this.answered()
		return this
	}

	say(message: object | string | ArrayBuffer): void {
		const isRaw = typeof message === 'string' || message instanceof ArrayBuffer
		this.#socket.send(isRaw ? message : JSON.stringify(message))
	}

	/** Everything said so far has been heard: a ping in other words than the platform answers by itself. */
	async answered(): Promise<void> {
		const before = this.#pongs()
		this.say({ type: 'ping', please: true })
		await this.until(() => this.#pongs() > before)
	}

	/** Also when it was sent away, and nothing more will come. */
	async until(isTrue: () => boolean): Promise<void> {
		while (!isTrue() && !this.closed) await new Promise<void>((wake) => this.#wakes.push(wake))
	}

	close(): void {
		this.#socket.close(1000)
	}

	/** What others published, without the answers to pings. */
	get published(): unknown[] {
		return this.told.filter((message) => (message as { type: string }).type === 'publish')
	}

	#pongs(): number {
		return this.told.length - this.published.length
	}

	#wake(): void {
		for (const wake of this.#wakes.splice(0)) wake()
	}
}

export const signalObject = (code: string): DurableObjectStub<SignalObject> => env.SIGNALS.getByName(code)
