import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { RawSocket } from '../support/scripted-client.ts'

interface Message {
	data: unknown
	at: number // when it came
}

interface Awaited {
	isIt(data: unknown): boolean
	count: number
	times: number[]
	came(times: number[]): void
}

/**
 * A WebSocket with nothing between the wire and the clock: Node's own inflates every message on another
 * thread, one after the other, which would be measured with the server. It notes when each message came and
 * holds it back until it is asked for, since reading one while others are on their way would delay these.
 */
export class WireSocket implements RawSocket {
	readonly #wire: Socket
	#unread: Buffer = Buffer.alloc(0)
	#held: Message[] = []
	#isHolding = false
	#passOn: (message: { data: unknown }) => void = () => {}
	#onPassed: (at: number) => void = () => {}
	#awaited: Awaited | undefined

	private constructor(wire: Socket) {
		this.#wire = wire
		wire.on('data', (bytes) => this.#read(bytes, performance.now()))
	}

	static async open(url: URL): Promise<WireSocket> {
		const wire = connect({ port: Number(url.port), host: url.hostname, noDelay: true })
		await once(wire, 'connect')
		wire.write(
			[
				`GET ${url.pathname} HTTP/1.1`,
				`Host: ${url.host}`,
				`Origin: http://${url.host}`,
				'Upgrade: websocket',
				'Connection: Upgrade',
				'Sec-WebSocket-Version: 13',
				`Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
				'\r\n',
			].join('\r\n'),
		)
		const [answer] = (await once(wire, 'data')) as [Buffer]
		if (!answer.includes(' 101 ')) throw new Error(`No socket: ${answer}`)
		return new WireSocket(wire)
	}

	send(data: string | Uint8Array): void {
		const payload = Buffer.from(data as string)
		const opcode = typeof data === 'string' ? TEXT : BINARY
		// A mask of zeros: clients must have one, and need not hide anything from a loopback.
		const head =
			payload.length < 126 ? [payload.length | 128] : [126 | 128, payload.length >> 8, payload.length & 255]
		this.#wire.write(Buffer.concat([Buffer.from([opcode | 128, ...head, 0, 0, 0, 0]), payload]))
	}

	close(): void {
		this.#wire.destroy()
	}

	addEventListener(type: 'message' | 'close', listener: (event: never) => void): void {
		if (type === 'message') this.#passOn = listener as (message: { data: unknown }) => void
	}

	/** Messages are held from now on; resolves with the time at which the first came that is the one. */
	async arrivalOf(isIt: (data: unknown) => boolean): Promise<number> {
		const [first] = await this.arrivalsOf(isIt, 1)
		return first!
	}

	/** The same for so many of them. */
	arrivalsOf(isIt: (data: unknown) => boolean, count: number): Promise<number[]> {
		this.#isHolding = true
		return new Promise((came) => {
			this.#awaited = { isIt, count, times: [], came }
		})
	}

	/** Passes on what was held, and what comes from now on; after each, says when it came. */
	release(onPassed: (at: number) => void = () => {}): void {
		this.#isHolding = false
		this.#onPassed = onPassed
		for (const message of this.#held.splice(0)) this.#pass(message)
	}

	#pass({ data, at }: Message): void {
		this.#passOn({ data })
		this.#onPassed(at)
	}

	#read(bytes: Buffer, at: number): void {
		this.#unread = Buffer.concat([this.#unread, bytes])
		for (let frame = firstFrame(this.#unread); frame; frame = firstFrame(this.#unread)) {
			this.#unread = this.#unread.subarray(frame.length)
			this.#receive(frame.data, at)
		}
	}

	#receive(data: unknown, at: number): void {
		const awaited = this.#awaited
		if (awaited?.isIt(data) && awaited.times.push(at) === awaited.count) {
			this.#awaited = undefined
			awaited.came(awaited.times)
		}
		if (this.#isHolding) this.#held.push({ data, at })
		else this.#pass({ data, at })
	}
}

const TEXT = 1
const BINARY = 2

/** A server's frames are whole and unmasked. */
function firstFrame(bytes: Buffer): { length: number; data: unknown } | undefined {
	if (bytes.length < 2) return undefined
	const short = bytes[1]! & 127
	const start = short < 126 ? 2 : 4
	if (bytes.length < start) return undefined
	const length = start + (short < 126 ? short : bytes.readUInt16BE(2))
	if (bytes.length < length) return undefined
	const payload = bytes.subarray(start, length)
	return { length, data: (bytes[0]! & 15) === TEXT ? payload.toString() : new Uint8Array(payload).buffer }
}
