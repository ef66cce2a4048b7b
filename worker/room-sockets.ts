import type { Attachment } from '../shared/sync/shell.ts'
import { RoomSocket } from './room-socket.ts'

/**
 * The open sockets of an object: those that outlived its sleep, and those that came since. Kept here because
 * asking the platform for them with every frame would cost more than most frames do.
 */
export class RoomSockets {
	readonly #ctx: DurableObjectState
	readonly #known = new Map<WebSocket, RoomSocket>()

	constructor(ctx: DurableObjectState) {
		this.#ctx = ctx
		for (const socket of ctx.getWebSockets()) if (socket.readyState === WebSocket.OPEN) this.of(socket)
	}

	of(socket: WebSocket, told: Pick<Attachment, 'roundTrip' | 'household' | 'kept'> = {}): RoomSocket {
		let known = this.#known.get(socket)
		if (!known) {
			const lastPing = () => this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
			known = new RoomSocket(socket, lastPing, { person: null, openedAt: Date.now(), ...told })
			this.#known.set(socket, known)
		}
		return known
	}

	/** A list of its own: who goes through it may close some of them on the way. */
	open(): RoomSocket[] {
		return [...this.#known.values()].filter((socket) => socket.isOpen)
	}

	forget(socket: WebSocket): void {
		this.#known.delete(socket)
	}
}
