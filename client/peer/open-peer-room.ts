import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Continuation } from '../../shared/room/continuation.ts'
import { fingerprintOf } from '../../shared/sync/peer/card.ts'
import { askToLastWith } from '../app/lasting.ts'
import { type Connection, openConnection } from '../connection/connection.ts'
import { browserEnvironment } from '../connection/environment.ts'
import { directOver } from './direct.ts'
import { GuestRoom } from './guest-room.ts'
import { type Identity, identityFor } from './identity.ts'
import type { Network } from './network.ts'
import { signallingAddress } from './signal-line.ts'
import { takePart } from './take-part.ts'

interface Wish {
	code: string
	fingerprint: string // of the host, from the link
	token: string
}

export interface PeerConnection extends Connection {
	/** The game so far, for a guest who may have it. */
	copy: ReadonlySignal<Continuation | undefined>
	/** Whether it is ours to keep, and those who play could go on without us. */
	canBeLeft(): boolean
	/** The game so far, where it is ours to keep. */
	kept(): Promise<Continuation | undefined>
}

/** A connection to a room between devices: as its host, where the keys are ours, or as a guest. */
export async function openPeerRoom(wish: Wish): Promise<PeerConnection> {
	const [identity, iceServers] = await Promise.all([identityFor(wish.code), findIceServers()])
	const network = { signalling: signallingAddress(wish.code), openDirect: directOver(iceServers) }
	return fingerprintOf(identity.card) === wish.fingerprint
		? hostRoom(wish, identity, network)
		: joinRoom(wish, identity, network)
}

/** Without them, devices still find each other inside one network, and the relay does the rest. */
const findIceServers = async (): Promise<RTCIceServer[]> => {
	try {
		const response = await fetch('/api/ice-servers')
		return response.ok ? await response.json() : []
	} catch {
		return []
	}
}

/** Guests do not load the authority. */
async function hostRoom(
	{ code, token }: Wish,
	identity: Identity,
	network: Network,
): Promise<PeerConnection> {
	const [{ TabRoom }, { HostDoor }, { sealAs }] = await Promise.all([
		import('../authority/tab-room.ts'),
		import('./host-door.ts'),
		import('./seal.ts'),
	])
	const room = await TabRoom.open(code, { seal: sealAs(identity) })
	const door = new HostDoor(room, identity, network)
	void room.replaced.then(() => door.close())
	const connection = openConnection({ code, token, url: '', WebSocket: room.WebSocket })
	return {
		...closingToo(connection, { close: askToLastWith(connection.room) }, door, room),
		copy: signal(undefined),
		canBeLeft: () => room.canBeLeft(),
		kept: () => room.continuation(),
	}
}

function joinRoom({ code, token, fingerprint }: Wish, identity: Identity, network: Network): PeerConnection {
	const room = new GuestRoom(fingerprint, identity, network)
	const browser = browserEnvironment()
	const connection = openConnection({
		code,
		token,
		url: '',
		WebSocket: room.WebSocket,
		environment: {
			isHostAway: () => room.isHostAway,
			onChange(changed) {
				const stops = [browser.onChange(changed), room.onChange(changed)]
				return () => {
					for (const stop of stops) stop()
				}
			},
		},
	})
	const entered = closingToo(connection, { close: takePart(connection, code) }, room)
	return { ...entered, copy: room.log.game, canBeLeft: () => false, kept: async () => undefined }
}

const closingToo = (connection: Connection, ...others: { close(): void }[]): Connection => ({
	...connection,
	close() {
		connection.close()
		for (const other of others) other.close()
	},
})
