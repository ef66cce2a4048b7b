import * as buffer from 'lib0/buffer'
import * as Y from 'yjs'
import { freshLimit, type Rate, take } from '../../shared/sync/rate-limit.ts'
import type { SharedBoard } from './network.ts'

/** Whose end of a board this is. */
export type Side = 'host' | 'seat'

export const otherSide = (side: Side): Side => (side === 'host' ? 'seat' : 'host')

const ASK = 0 // what follows is a state vector: the other side answers with what is missing, and asks back
const ASK_BACK = 1
const TELL = 2 // what follows is an update, or the last part of one
const PART = 3 // what follows goes on in the next message
const IV = 12 // bytes

const LONGEST = 40_000 // bytes in one message: the server passes no longer ones on
/** A page asks when it comes, and after a break. */
const ASKS: Rate = { burst: 30, perSecond: 0.5 }
/**
 * The server sends whoever talks too much away from all their boards. So each of them gets a share of what may be
 * said, and what is to be told faster than that is told together. In milliseconds.
 */
const PAUSE = { message: 80, byte: 0.025, most: 2500 }

interface RelayEvents {
	onHeard(bytes: number): void
	onSpoiled(): void // the other side asks and asks
}

/**
 * The way over the signalling server, for boards that find no direct one. It listens all the time and speaks
 * while it is on; everything is locked, so that the server sees who speaks when, and nothing else.
 */
export class Relay {
	readonly #board: SharedBoard
	readonly #side: Side
	readonly #events: RelayEvents
	readonly #asks = freshLimit(Date.now(), ASKS)
	#isOn = false
	#untold: Uint8Array[] = [] // updates
	#saidUntil = 0 // when all that was said is paid for
	#pausing: ReturnType<typeof setTimeout> | undefined
	#saying: Promise<void> = Promise.resolve()
	#hearing: Promise<void> = Promise.resolve()
	#parts: Uint8Array[] = []

	constructor(board: SharedBoard, side: Side, events: RelayEvents) {
		this.#board = board
		this.#side = side
		this.#events = events
		board.line.listen(
			this.#topic,
			(data) => this.#hear(data),
			() => this.#isOn && this.start(), // something may have been lost in the break
		)
		board.doc.on('update', this.#pass)
	}

	get #topic(): string {
		return `${this.#board.secret.topic}-relay`
	}

	/** Speaks from now on, and asks: an answer shows that somebody is there. */
	start(): void {
		this.speak()
		this.#say(ASK, Y.encodeStateVector(this.#board.doc))
	}

	speak(): void {
		this.#isOn = true
	}

	stop(): void {
		this.#isOn = false
		this.#untold = []
		clearTimeout(this.#pausing)
		this.#pausing = undefined
	}

	close(): void {
		this.stop()
		this.#board.doc.off('update', this.#pass)
		this.#board.line.forget(this.#topic)
	}

	readonly #pass = (update: Uint8Array, origin: unknown): void => {
		if (this.#isOn && origin !== this) this.#tell(update)
	}

	#tell(update: Uint8Array): void {
		this.#untold.push(update)
		if (this.#pausing === undefined) this.#tellAll()
	}

	#tellAll(): void {
		const wait = this.#saidUntil - Date.now() - PAUSE.most
		if (wait > 0) {
			this.#pausing = setTimeout(() => {
				this.#pausing = undefined
				this.#tellAll()
			}, wait)
			return
		}
		const update = Y.mergeUpdates(this.#untold)
		this.#untold = []
		const parts = Math.ceil(update.length / LONGEST)
		for (let part = 0; part < parts; part++)
			this.#say(part + 1 < parts ? PART : TELL, update.slice(part * LONGEST, (part + 1) * LONGEST))
	}

	/** One after the other, since locking takes its time. */
	#say(kind: number, bytes: Uint8Array): void {
		this.#saidUntil = Math.max(this.#saidUntil, Date.now()) + PAUSE.message + PAUSE.byte * bytes.length
		this.#saying = this.#saying.then(async () => {
			const iv = crypto.getRandomValues(new Uint8Array(IV))
			const { relay } = this.#board.secret
			const locked = await crypto.subtle.encrypt(this.#lock(iv, this.#side), relay, joined([kind], bytes))
			this.#board.line.publish(this.#topic, buffer.toBase64(joined(iv, new Uint8Array(locked))))
		})
	}

	#hear(data: unknown): void {
		this.#hearing = this.#hearing.then(async () => {
			const opened = await this.#unlock(data)
			if (!opened) return
			this.#events.onHeard(opened.length)
			try {
				this.#obey(opened[0], opened.slice(1))
			} catch {
				// An update that is none changes nothing.
			}
		})
	}

	/** Only what the other side said opens; our own words come back too, and do not, nor does noise. */
	async #unlock(data: unknown): Promise<Uint8Array | undefined> {
		if (typeof data !== 'string') return undefined
		try {
			const bytes = Uint8Array.from(buffer.fromBase64(data))
			const lock = this.#lock(bytes.slice(0, IV), otherSide(this.#side))
			const opened = await crypto.subtle.decrypt(lock, this.#board.secret.relay, bytes.slice(IV))
			return new Uint8Array(opened)
		} catch {
			return undefined
		}
	}

	#obey(kind: number | undefined, bytes: Uint8Array): void {
		if (kind === ASK || kind === ASK_BACK) this.#answer(kind, bytes)
		else this.#collect(kind === PART, bytes)
	}

	#collect(goesOn: boolean, bytes: Uint8Array): void {
		this.#parts.push(bytes)
		if (goesOn) return
		const whole = this.#parts.splice(0)
		Y.applyUpdate(this.#board.doc, whole.length === 1 ? bytes : joined(...whole), this)
	}

	#answer(kind: number, vector: Uint8Array): void {
		const { doc } = this.#board
		if (take(this.#asks, Date.now(), { rate: ASKS }) === 'yes') {
			this.#tell(Y.encodeStateAsUpdate(doc, vector))
			if (kind === ASK) this.#say(ASK_BACK, Y.encodeStateVector(doc))
		} else this.#events.onSpoiled()
	}

	#lock(iv: Uint8Array<ArrayBuffer>, side: Side): AesGcmParams {
		return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(side) }
	}
}

function joined(...parts: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
	let at = 0
	for (const part of parts) {
		whole.set(part, at)
		at += part.length
	}
	return whole
}
