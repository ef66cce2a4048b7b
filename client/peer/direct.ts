import { type WebrtcConn, WebrtcProvider } from 'y-webrtc'
import type * as Y from 'yjs'
import type { Secret } from './secret.ts'

export interface Network {
	signalling: string // the server's address
	iceServers: RTCIceServer[]
}

export interface DirectEvents {
	onChange(): void // whether there is a direct way
	onBytes(count: number): void // something came over it
	onSpoiled(): void // what came can only be meant to harm
}

/** Ends of pages that are gone linger for a while: many reloads must not shut the door. */
const MOST_ENDS = 16

/**
 * Both may call at the same moment. A channel that one of them opens and the other finds would then be open on
 * both sides, with nobody listening to either: so both open the same one.
 */
const CHANNEL = { negotiated: true, id: 0 }

/** The direct way between the two at a board: y-webrtc, watched more closely than it watches itself. */
export class Direct {
	readonly #provider: WebrtcProvider
	readonly #events: DirectEvents
	readonly #watched = new WeakSet<WebrtcConn>()
	readonly #connected = new Set<WebrtcConn>() // those that something came from

	constructor(
		doc: Y.Doc,
		{ topic, password }: Secret,
		{ signalling, iceServers }: Network,
		events: DirectEvents,
	) {
		this.#events = events
		this.#provider = new WebrtcProvider(topic, doc, {
			signaling: [signalling],
			password,
			maxConns: MOST_ENDS,
			peerOpts: { config: { iceServers }, channelConfig: CHANNEL },
		})
		this.#provider.on('peers', ({ added }) => {
			for (const id of added) {
				const end = this.#provider.room?.webrtcConns.get(id)
				if (end && !this.#watched.has(end)) this.#watch(end)
			}
		})
	}

	get isConnected(): boolean {
		return this.#connected.size > 0
	}

	/** As the browser's own ICE agent measures it, in milliseconds: no page can fake that. */
	async roundTrip(): Promise<number | undefined> {
		const [end] = this.#connected
		const connection = end?.peer._pc as RTCPeerConnection | undefined
		if (!connection) return undefined
		for (const report of (await connection.getStats()).values())
			if (report.type === 'candidate-pair' && report.nominated && report.currentRoundTripTime !== undefined)
				return report.currentRoundTripTime * 1000
		return undefined
	}

	close(): void {
		this.#connected.clear()
		this.#provider.disconnect() // destroying it alone would leave its socket open
		this.#provider.destroy()
	}

	#watch(end: WebrtcConn): void {
		this.#watched.add(end)
		let isHeard = false // it counts once something came: an open channel alone proves nothing
		const set = (isConnected: boolean) => {
			if (this.#connected.has(end) === isConnected) return
			if (isConnected) this.#connected.add(end)
			else this.#connected.delete(end)
			this.#events.onChange()
		}
		end.peer.on('close', () => set(false))
		// Silence shows here first; a connection may also recover from it.
		end.peer.on('iceStateChange', (state: RTCIceConnectionState) => {
			if (state === 'disconnected') set(false)
			else if (isHeard && (state === 'connected' || state === 'completed')) set(true)
		})
		this.#guard(end, () => {
			isHeard = true
			set(true)
		})
	}

	/** The library reads whatever comes, and what is not of its protocol makes it throw: that ends here. */
	#guard({ peer }: WebrtcConn, onHeard: () => void): void {
		const [read] = peer.listeners('data') as [(data: Uint8Array) => void]
		peer.off('data', read)
		peer.on('data', (data: Uint8Array) => {
			onHeard()
			this.#events.onBytes(data.length)
			try {
				read(data)
			} catch {
				this.#events.onSpoiled()
			}
		})
	}
}
