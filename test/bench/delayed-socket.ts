import type { RawSocket } from '../support/scripted-client.ts'

/** Milliseconds that a message takes one way, drawn anew for each. */
export type Delay = () => number

/**
 * A socket far away: everything takes its time both ways, and nothing overtakes anything. What happens at its far
 * end is timed by when it was due there; that this machine comes to it a little late counts as the network's fault.
 */
export class DelayedSocket implements RawSocket {
	/** When the message that was heard last came to the far end. */
	heardAt = 0
	/** By how much the machine held anything back beyond what was asked for, at the worst: in milliseconds. */
	stall = 0
	readonly #socket: WebSocket
	readonly #up: Way
	readonly #down: Way
	#sentAt: number | undefined // at the far end, where that is not now
	#asked: number | undefined // when a command was sent that the server has not answered yet

	constructor(socket: WebSocket, delay: Delay) {
		this.#socket = socket
		this.#up = openWay(delay)
		this.#down = openWay(delay)
	}

	send(data: string | Uint8Array): void {
		const isAnswered = this.#sentAt !== undefined
		this.#up(this.#sentAt ?? performance.now(), (at) => {
			const now = performance.now()
			this.#note(now - at)
			if (isAnswered) this.#asked = now
			this.#socket.send(data as string)
		})
	}

	/** Gives a command at a time of the far end: it is on its way from then on. */
	async actAt<T>(time: number, act: () => T): Promise<Awaited<T>> {
		await new Promise((resolve) => setTimeout(resolve, Math.max(0, time - performance.now())))
		this.#sentAt = time
		const done = act()
		this.#sentAt = undefined
		return await done
	}

	close(code?: number, reason?: string): void {
		this.#socket.close(code, reason)
	}

	addEventListener(type: 'message' | 'close', listener: (event: never) => void): void {
		if (type === 'close') this.#socket.addEventListener('close', listener as (event: CloseEvent) => void)
		else this.#listen(listener as (message: { data: unknown }) => void)
	}

	#listen(listener: (message: { data: unknown }) => void): void {
		this.#socket.addEventListener('message', ({ data }) => {
			const now = performance.now()
			this.#note(now - (this.#asked ?? now))
			this.#asked = undefined
			this.#down(now, (at) => {
				this.#note(performance.now() - at)
				this.heardAt = at
				listener({ data })
			})
		})
	}

	#note(late: number): void {
		this.stall = Math.max(this.stall, late)
	}
}

/** Does something when what left at a time has come; told when that was due. */
export type Way = (left: number, arrive: (at: number) => void) => void

/** One after the other, as they left. Timers alone do not keep that within a millisecond. */
export function openWay(delay: Delay): Way {
	const waiting: (() => void)[] = []
	let free = 0 // when the last of them is due
	return (left, arrive) => {
		const at = Math.max(free, left + delay())
		free = at
		waiting.push(() => arrive(at))
		setTimeout(() => waiting.shift()?.(), Math.max(0, at - performance.now()))
	}
}
