import type { Socket } from '../connection/environment.ts'

/** What a page hears of a socket, from whichever side it was closed. */
interface Handlers {
	onopen: ((event: Event) => void) | null
	onmessage: ((event: MessageEvent) => void) | null
	onclose: ((event: CloseEvent) => void) | null
}

/**
 * A socket made of two functions, for whoever runs a room without a WebSocket. Like a real one it tells
 * everything in order, and never from inside the call that caused it.
 */
export class MadeSocket implements Socket {
	binaryType: BinaryType = 'arraybuffer'
	onopen: Socket['onopen'] = null
	onmessage: Socket['onmessage'] = null
	onclose: Socket['onclose'] = null
	readonly #post: (data: string | Uint8Array) => void
	readonly #part: () => void
	#isClosed = false

	constructor(post: (data: string | Uint8Array) => void, part: () => void) {
		this.#post = post
		this.#part = part
	}

	send(data: Parameters<Socket['send']>[0]): void {
		if (!this.#isClosed) this.#post(typeof data === 'string' ? data : (data as Uint8Array))
	}

	close(): void {
		if (this.#isClosed) return
		this.#isClosed = true
		this.#part()
	}

	/** The other side accepted. */
	open(): void {
		this.#tell(({ onopen }) => onopen?.(new Event('open')))
	}

	/** The other side sent something. */
	deliver(data: string | Uint8Array): void {
		const told = typeof data === 'string' ? data : Uint8Array.from(data).buffer
		this.#tell(({ onmessage }) => onmessage?.(new MessageEvent('message', { data: told })))
	}

	/** The other side closed it, or the way to it broke. */
	end(code: number, reason = ''): void {
		this.#tell(({ onclose }) => {
			this.#isClosed = true
			onclose?.(new CloseEvent('close', { code, reason }))
		})
	}

	#tell(event: (handlers: Handlers) => void): void {
		queueMicrotask(() => {
			if (!this.#isClosed) event(this as Handlers)
		})
	}
}
