import type { Frame, Slip } from './slip.ts'

/** More than this waits for nobody who still reads. */
const MOST_WAITING = { frames: 400, length: 300_000 }

/**
 * One side of a conversation over a board. Each frame gets through once and in order, however often the way
 * between the two breaks: it stays on the board until the other side has said that it was read.
 */
export class Conversation {
	readonly session: string
	#first = 0
	#frames: Frame[] = []
	#received = 0
	#closed = 0

	constructor(session: string) {
		this.session = session
	}

	get isClosed(): boolean {
		return this.#closed !== 0
	}

	/** False once too much waits: the other side does not read any more. */
	post(frame: Frame): boolean {
		if (this.isClosed) return true
		this.#frames.push(frame)
		const length = this.#frames.reduce((sum, waiting) => sum + waiting.length, 0)
		return this.#frames.length <= MOST_WAITING.frames && length <= MOST_WAITING.length
	}

	close(code: number): void {
		this.#closed ||= code
	}

	/** What has to stand on the board now. */
	slip(): Slip {
		const { session } = this
		return {
			session,
			first: this.#first,
			frames: [...this.#frames],
			received: this.#received,
			closed: this.#closed,
		}
	}

	/** The frames that the other side's slip brings; undefined for a slip that an honest side cannot write. */
	read({ first, frames, received }: Slip): Frame[] | undefined {
		const posted = this.#first + this.#frames.length
		if (first > this.#received || received > posted) return undefined
		if (received > this.#first) {
			this.#frames = this.#frames.slice(received - this.#first)
			this.#first = received
		}
		const fresh = frames.slice(this.#received - first)
		this.#received = Math.max(this.#received, first + frames.length)
		return fresh
	}
}

/** Whether a slip begins a conversation: whoever does not know it otherwise has missed some of it. */
export const isOpening = ({ first, received, closed }: Slip): boolean =>
	first === 0 && received === 0 && closed === 0
