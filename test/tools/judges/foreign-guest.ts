import { type Connection, openConnection } from '../../../client/connection/connection.ts'
import { directOver } from '../../../client/peer/direct.ts'
import { GuestRoom } from '../../../client/peer/guest-room.ts'
import { makeIdentity } from '../../../client/peer/identity.ts'
import type { Network } from '../../../client/peer/network.ts'
import { takePart } from '../../../client/peer/take-part.ts'
import { tokenOf } from '../../support/play.ts'

/** Another implementation of what browsers have for talking to each other, under the same names. */
export type WebRtc = Pick<
	typeof globalThis,
	'RTCPeerConnection' | 'RTCSessionDescription' | 'RTCIceCandidate'
>

export interface ForeignGuest {
	connection: Connection
	/** Resolves once something has come from the host without a server in between. */
	direct: Promise<void>
	leave(): void
}

/** A guest of a room between devices that is no browser: our own client library, on somebody else's WebRTC. */
export async function joinFrom(rtc: WebRtc, link: string): Promise<ForeignGuest> {
	const { origin, pathname, hash } = new URL(link)
	const code = pathname.slice(-6)
	const giveBack = lend({ ...rtc, WebSocket: socketsOf(origin) })
	let noteDirect = () => {}
	const direct = new Promise<void>((resolve) => {
		noteDirect = resolve
	})
	const openDirect: Network['openDirect'] = (board, events) => {
		const onChange = () => {
			if (way.isConnected) noteDirect()
			events.onChange()
		}
		const way = directOver([])(board, { ...events, onChange })
		return way
	}
	const signalling = `${origin.replace('http', 'ws')}/api/signal/${code}`
	const room = new GuestRoom(hash.slice(1), await makeIdentity(), { signalling, openDirect })
	const token = tokenOf(7)
	const connection = openConnection({ code, token, url: '', WebSocket: room.WebSocket })
	const stop = takePart(connection, code)
	return {
		connection,
		direct,
		leave() {
			stop()
			connection.close()
			room.close()
			giveBack()
		},
	}
}

/** Sockets that say where they come from, as those of a page do. */
const socketsOf = (origin: string): typeof WebSocket =>
	class PageSocket extends WebSocket {
		constructor(address: string | URL) {
			super(address, { headers: { origin } } as never) // Node's takes headers
		}
	}

/** For as long as the guest is there, this process has what a page would have. */
function lend(things: object): () => void {
	const before = Object.keys(things).map((name) => [name, Reflect.get(globalThis, name)])
	Object.assign(globalThis, things)
	return () => Object.assign(globalThis, Object.fromEntries(before))
}
