import * as decoding from 'lib0/decoding'
import { messageYjsSyncStep1 } from 'y-protocols/sync'
import { type WebrtcConn, WebrtcProvider } from 'y-webrtc'
import * as Y from 'yjs'
import { Introductions } from './introductions.ts'
import type { DirectEvents, DirectWay, Network, SharedBoard } from './network.ts'

/**
 * Both may call at the same moment. A channel that one of them opens and the other finds would then be open on
 * both sides, with nobody listening to either: so both open the same one.
 */
const CHANNEL = { negotiated: true, id: 0 }

/** The only messages of y-webrtc that a board needs: it has no awareness, and its pages need no other names. */
const ABOUT_THE_DOCUMENT = 0

/**
 * How long an end may be silent, in milliseconds. What introduced the two may have been lost on the way: then both
 * have an end that leads nowhere, and neither calls the other again while it has that.
 */
const HEARD_WITHIN = 15_000
/** So many are given up in a row: where there is no direct way, it is not looked for without end. */
const MOST_GIVEN_UP = 3

type Read = (data: Uint8Array) => void

export const directOver =
	(iceServers: RTCIceServer[]): Network['openDirect'] =>
	(board, events) =>
		new Direct(board, iceServers, events)

/** The direct way between the two at a board: y-webrtc, watched more closely than it watches itself. */
class Direct implements DirectWay {
	readonly #provider: WebrtcProvider
	readonly #introductions: Introductions
	readonly #events: DirectEvents
	readonly #connected = new Set<WebrtcConn>() // those that something came from
	#givenUp = 0 // ends in a row

	constructor({ doc, secret, line }: SharedBoard, iceServers: RTCIceServer[], events: DirectEvents) {
		this.#events = events
		this.#provider = new WebrtcProvider(secret.topic, doc, {
			signaling: [],
			password: secret.password,
			peerOpts: { config: { iceServers }, channelConfig: CHANNEL },
		})
		this.#introductions = new Introductions(this.#provider, line, {
			onEnd: (end) => this.#watch(end),
			onSpoiled: () => events.onSpoiled(),
		})
	}

	get isConnected(): boolean {
		return this.#connected.size > 0
	}

	/** As the browser's own ICE agent measures it. */
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
		this.#introductions.close()
		this.#provider.disconnect()
		this.#provider.destroy()
	}

	#watch(end: WebrtcConn): void {
		let isHeard = false // it counts once something came: an open channel alone proves nothing
		const set = (isConnected: boolean) => {
			if (this.#connected.has(end) === isConnected) return
			if (isConnected) this.#connected.add(end)
			else this.#connected.delete(end)
			this.#events.onChange()
		}
		const silence = setTimeout(() => this.#giveUp(end), HEARD_WITHIN)
		end.peer.on('close', () => {
			clearTimeout(silence)
			set(false)
			void this.#introductions.announce()
		})
		// Silence shows here first; a connection may also recover from it.
		end.peer.on('iceStateChange', (state: RTCIceConnectionState) => {
			if (state === 'disconnected') set(false)
			else if (isHeard && (state === 'connected' || state === 'completed')) set(true)
		})
		this.#guard(end, () => {
			clearTimeout(silence)
			isHeard = true
			this.#givenUp = 0
			set(true)
		})
	}

	/** With its end gone, this page announces itself anew; so does the other, and they call each other again. */
	#giveUp(end: WebrtcConn): void {
		if (this.#givenUp >= MOST_GIVEN_UP) return
		this.#givenUp += 1
		end.destroy()
	}

	/** The library reads whatever comes, and what is not of its protocol makes it throw or complain: that ends here. */
	#guard({ peer }: WebrtcConn, onHeard: () => void): void {
		const [answer] = peer.listeners('data') as [Read]
		const read: Read = (data) => {
			const decoder = decoding.createDecoder(data)
			if (decoding.readVarUint(decoder) !== ABOUT_THE_DOCUMENT) return
			if (decoding.readVarUint(decoder) === messageYjsSyncStep1) answer(data)
			else Y.applyUpdate(this.#provider.doc, decoding.readVarUint8Array(decoder), this)
		}
		peer.off('data', answer)
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
