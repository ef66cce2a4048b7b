import { bundle } from '../shared/sync/bundle.ts'
import type { Attachment, HostSocket } from '../shared/sync/shell.ts'

/** Codes that say how a connection ended without a closing frame: they may be told, never sent. */
const UNSENDABLE = [1005, 1006, 1015]

/** Closes a socket that may be closed already. */
export function closeQuietly(socket: WebSocket, code: number, reason = ''): void {
	try {
		socket.close(UNSENDABLE.includes(code) ? 1000 : code, reason)
	} catch {
		// It was closed already.
	}
}

/** Whoever spoke so lately, in milliseconds, is there: the platform need not be asked for their pings. */
const LATELY = 10_000

/** A hibernating WebSocket as the host sees it. */
export class RoomSocket implements HostSocket {
	readonly #socket: WebSocket
	readonly #lastPing: () => number
	#attachment: Attachment
	#heardAt: number
	#isOpen = true

	/** A socket just accepted has nothing attached yet; one that outlived the room's sleep has. */
	constructor(socket: WebSocket, lastPing: () => number, fresh: Attachment) {
		this.#socket = socket
		this.#lastPing = lastPing
		const attached = socket.deserializeAttachment() as Attachment | null
		this.#attachment = attached ?? fresh
		this.#heardAt = this.#attachment.openedAt
		if (!attached) socket.serializeAttachment(this.#attachment)
	}

	get attachment(): Attachment {
		return this.#attachment
	}

	set attachment(attachment: Attachment) {
		this.#attachment = attachment
		this.#socket.serializeAttachment(attachment)
	}

	send(data: string | Uint8Array): void {
		try {
			this.#socket.send(data)
		} catch {
			// It closed a moment ago, and its close event is on the way.
		}
	}

	sendTogether(frames: readonly (string | Uint8Array)[]): void {
		this.send(bundle(frames))
	}

	get isOpen(): boolean {
		return this.#isOpen
	}

	close(code: number, reason: string): void {
		this.#isOpen = false
		closeQuietly(this.#socket, code, reason)
	}

	hear(now: number): void {
		this.#heardAt = now
	}

	lastHeard(): number {
		if (Date.now() - this.#heardAt > LATELY) this.#heardAt = Math.max(this.#heardAt, this.#lastPing())
		return this.#heardAt
	}
}
