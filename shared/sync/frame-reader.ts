import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import { parseQuestion } from './authority-document.ts'
import { refusalOf, tell } from './broadcast.ts'
import { parseClientFrame } from './client-frame.ts'
import type { CloseReason } from './close-codes.ts'
import type { DocumentFrame } from './documents.ts'
import { type ClientFrame, MAX_FRAME, PING, PONG } from './frames.ts'
import { freshLimit, type RateLimit, take } from './rate-limit.ts'
import type { HostSocket } from './shell.ts'

/** Reads what sockets send, at the border: no more than a page sends, and nothing before the greeting. */
export class FrameReader {
	readonly #limits = new WeakMap<HostSocket, RateLimit>()

	/** The frame; or why its sender has to go; or nothing, where it was answered already. */
	read(
		socket: HostSocket,
		data: string | Uint8Array,
		now: number,
	): ClientFrame | DocumentFrame | CloseReason | undefined {
		if (data.length > MAX_FRAME) return 'tooLarge'
		const allowed = this.#take(socket, now)
		if (allowed === 'abuse') return 'tooFast'
		// Some shells answer it themselves.
		if (data === PING) return void socket.send(PONG)
		const frame = typeof data === 'string' ? parseClientFrame(data) : parseQuestion(data)
		const id = 'id' in frame ? frame.id : undefined
		if (allowed === 'no') return refused(socket, reject('too-fast'), id)
		if (isRejected(frame)) return refused(socket, frame, id)
		const isGreeted = 'token' in frame || socket.attachment.person !== null
		return isGreeted ? frame : refused(socket, reject('hello-first'), id)
	}

	#take(socket: HostSocket, now: number): ReturnType<typeof take> {
		const limit = this.#limits.get(socket) ?? freshLimit(now)
		this.#limits.set(socket, limit)
		return take(limit, now)
	}
}

const refused = (socket: HostSocket, why: Rejected, id: string | undefined): undefined =>
	void tell(socket, refusalOf(why, id))
