import * as buffer from 'lib0/buffer'
import * as Y from 'yjs'
import type { Secret } from './secret.ts'
import type { SignalLine } from './signal-line.ts'

/** Whose end of a board this is. */
export type Side = 'host' | 'seat'

export const otherSide = (side: Side): Side => (side === 'host' ? 'seat' : 'host')

const ASK = 0 // what follows is a state vector: the other side answers with what is missing, and asks back
const ASK_BACK = 1
const TELL = 2 // what follows is an update
const IV = 12 // bytes

/**
 * The way over the signalling server, for boards that find no direct one. It listens all the time and speaks
 * while it is on; everything is locked, so that the server sees who speaks when, and nothing else.
 */
export class Relay {
	readonly #doc: Y.Doc
	readonly #side: Side
	readonly #secret: Secret
	readonly #line: SignalLine
	readonly #onHeard: (bytes: number) => void
	#isOn = false

	constructor(doc: Y.Doc, side: Side, secret: Secret, line: SignalLine, onHeard: (bytes: number) => void) {
		this.#doc = doc
		this.#side = side
		this.#secret = secret
		this.#line = line
		this.#onHeard = onHeard
		line.listen(this.#topic, (data) => void this.#hear(data))
		doc.on('update', this.#pass)
	}

	get #topic(): string {
		return `${this.#secret.topic}-relay`
	}

	/** Speaks from now on, and asks: an answer shows that somebody is there. */
	start(): void {
		this.speak()
		void this.#say(ASK, Y.encodeStateVector(this.#doc))
	}

	speak(): void {
		this.#isOn = true
	}

	stop(): void {
		this.#isOn = false
	}

	close(): void {
		this.stop()
		this.#doc.off('update', this.#pass)
		this.#line.forget(this.#topic)
	}

	readonly #pass = (update: Uint8Array, origin: unknown): void => {
		if (this.#isOn && origin !== this) void this.#say(TELL, update)
	}

	async #say(kind: number, bytes: Uint8Array): Promise<void> {
		const iv = crypto.getRandomValues(new Uint8Array(IV))
		const locked = await crypto.subtle.encrypt(
			this.#lock(iv, this.#side),
			this.#secret.relay,
			joined([kind], bytes),
		)
		this.#line.publish(this.#topic, buffer.toBase64(joined(iv, new Uint8Array(locked))))
	}

	/** Only the other side can say what this opens; our own words come back too, and do not. */
	async #hear(data: unknown): Promise<void> {
		if (typeof data !== 'string') return
		try {
			const bytes = Uint8Array.from(buffer.fromBase64(data))
			const lock = this.#lock(bytes.slice(0, IV), otherSide(this.#side))
			const opened = new Uint8Array(await crypto.subtle.decrypt(lock, this.#secret.relay, bytes.slice(IV)))
			this.#onHeard(opened.length)
			this.#obey(opened[0], opened.slice(1))
		} catch {
			// Noise, or an update that is none: it changes nothing.
		}
	}

	#obey(kind: number | undefined, bytes: Uint8Array): void {
		if (kind === TELL) Y.applyUpdate(this.#doc, bytes, this)
		else void this.#say(TELL, Y.encodeStateAsUpdate(this.#doc, bytes))
		if (kind === ASK) void this.#say(ASK_BACK, Y.encodeStateVector(this.#doc))
	}

	#lock(iv: Uint8Array<ArrayBuffer>, side: Side): AesGcmParams {
		return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(side) }
	}
}

function joined(head: Iterable<number>, tail: Uint8Array): Uint8Array<ArrayBuffer> {
	return Uint8Array.from([...head, ...tail])
}
