import type { RawSocket } from '../support/scripted-client.ts'

/** Milliseconds that a message takes one way, drawn anew for each. */
export type Delay = () => number

/** A socket far away: everything takes its time both ways, and nothing overtakes anything. */
export class DelayedSocket implements RawSocket {
	readonly #socket: WebSocket
	readonly #up: (act: () => void) => void
	readonly #down: (act: () => void) => void

	constructor(socket: WebSocket, delay: Delay) {
		this.#socket = socket
		this.#up = delayInOrder(delay)
		this.#down = delayInOrder(delay)
	}

	send(data: string | Uint8Array): void {
		this.#up(() => this.#socket.send(data as string))
	}

	close(code?: number, reason?: string): void {
		this.#socket.close(code, reason)
	}

	addEventListener(type: 'message' | 'close', listener: (event: never) => void): void {
		if (type === 'close') this.#socket.addEventListener('close', listener as (event: CloseEvent) => void)
		else this.#listen(listener as (message: { data: unknown }) => void)
	}

	#listen(listener: (message: { data: unknown }) => void): void {
		this.#socket.addEventListener('message', ({ data }) => this.#down(() => listener({ data })))
	}
}

/** Does things later, in the order in which they were asked for. Timers alone do not keep that within a millisecond. */
function delayInOrder(delay: Delay): (act: () => void) => void {
	const waiting: (() => void)[] = []
	let free = 0 // when the last of them is due
	return (act) => {
		const now = performance.now()
		free = Math.max(free, now + delay())
		waiting.push(act)
		setTimeout(() => waiting.shift()?.(), free - now)
	}
}
