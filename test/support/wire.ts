import type { Socket } from '../../client/connection/environment.ts'
import type { Attachment } from '../../shared/sync/shell.ts'

/** What travels: data, or news of the wire itself. */
export type Parcel = { data: string | Uint8Array } | { close: number } | 'open' | 'dial'

/** Two ends and what is on its way between them. Nothing arrives before somebody delivers it. */
export class Wire {
	readonly up: Parcel[] = ['dial']
	readonly down: Parcel[] = []
	readonly socket: ClientSocket
	attachment: Attachment = { person: null, openedAt: 0 }
	heardAt = 0
	household: string | undefined // where it comes from, where the platform knows that
	isAccepted = false // the authority's end is open
	isCut = false // nothing passes any more, whether or not anybody noticed

	constructor() {
		this.socket = new ClientSocket(this)
	}

	send(direction: 'up' | 'down', parcel: Parcel): void {
		if (!this.isCut) this[direction].push(parcel)
	}

	/** The next parcel reaches the client. */
	deliverDown(): void {
		const parcel = this.down.shift()
		if (parcel !== undefined) this.socket.take(parcel)
	}

	/** The network is gone; what was on its way is lost. */
	cut(): void {
		this.isCut = true
		this.up.length = 0
		this.down.length = 0
	}
}

type Handler = ((event: unknown) => void) | null

/** The client's end, as a page sees it. */
export class ClientSocket implements Socket {
	binaryType: BinaryType = 'blob'
	onopen: Socket['onopen'] = null
	onmessage: Socket['onmessage'] = null
	onclose: Socket['onclose'] = null
	readonly sent: (string | Uint8Array)[] = []
	readonly wire: Wire
	isOpen = false
	isClosed = false

	constructor(wire: Wire) {
		this.wire = wire
	}

	send(data: unknown): void {
		if (!this.isOpen) throw new Error('a socket that is not open was sent something')
		const copy = typeof data === 'string' ? data : Uint8Array.from(data as Uint8Array)
		this.sent.push(copy)
		this.wire.send('up', { data: copy })
	}

	close(): void {
		if (this.isClosed) return
		this.isOpen = false
		this.isClosed = true
		this.wire.send('up', { close: 1005 })
	}

	take(parcel: Parcel): void {
		if (this.isClosed) return
		if (parcel === 'open') {
			this.isOpen = true
			this.#call(this.onopen, {})
		} else if (typeof parcel === 'object' && 'close' in parcel) {
			this.close()
			this.#call(this.onclose, { code: parcel.close })
		} else if (typeof parcel === 'object') {
			const { data } = parcel
			this.#call(this.onmessage, { data: typeof data === 'string' ? data : Uint8Array.from(data).buffer })
		}
	}

	#call(handler: unknown, event: unknown): void {
		;(handler as Handler)?.call(this, event)
	}
}
