import { vi } from 'vitest'
import { MadeSocket } from '../../../client/authority/made-socket.ts'
import type { Socket } from '../../../client/connection/environment.ts'
import { GuestRoom } from '../../../client/peer/guest-room.ts'
import { HostDoor } from '../../../client/peer/host-door.ts'
import { type Identity, makeIdentity } from '../../../client/peer/identity.ts'
import type { DirectWay, Network } from '../../../client/peer/network.ts'
import { fingerprintOf } from '../../../shared/sync/peer/card.ts'
import type { HostSocket } from '../../../shared/sync/shell.ts'
import { type RawSocket, ScriptedClient } from '../scripted-client.ts'
import { tokenOf } from '../visitor.ts'
import { HostileSeat } from './hostile-seat.ts'
import { MemoryDirect } from './memory-direct.ts'
import { MemoryRoom } from './memory-room.ts'
import { MemorySignalling } from './memory-signalling.ts'

interface Customs {
	options: object // of the game
	hasDirectWays: boolean
	isDrawn: boolean // all draw the seed together; else the host does, and there is less to do
}

/** An evening between devices without a browser: a host and its door, and guests who come by its link. */
export class Evening {
	readonly signalling = new MemorySignalling()
	readonly direct = new MemoryDirect()
	readonly room = new MemoryRoom()
	readonly host: Identity
	readonly #network: Network
	readonly #open: { close(): void }[] = []
	#door: HostDoor | undefined

	private constructor(host: Identity, hasDirectWays: boolean) {
		this.host = host
		this.#network = { signalling: 'memory', openDirect: hasDirectWays ? this.direct.open : () => noWay }
	}

	/** Ann's page hosts. */
	static async open(
		game: string,
		{ options = {}, hasDirectWays = true, isDrawn = false }: Partial<Customs> = {},
	): Promise<Evening> {
		const evening = new Evening(await makeIdentity(), hasDirectWays)
		vi.stubGlobal('WebSocket', evening.signalling.WebSocket)
		const wish = { code: 'BCDFGH', game, options, ...(isDrawn && { host: evening.fingerprint }) }
		const refused = await evening.room.host.create(wish, tokenOf('ann'))
		if (refused) throw new Error(refused.rejected)
		evening.#door = new HostDoor(evening.room, evening.host, evening.#network)
		evening.#open.push(evening.#door)
		return evening
	}

	get fingerprint(): string {
		return fingerprintOf(this.host.card)
	}

	/** The host's own page needs no board. */
	enterHost(): Promise<ScriptedClient> {
		const { room } = this
		const page: MadeSocket = new MadeSocket(
			(data) => room.receive(end, data),
			() => room.leave(end),
		)
		const end: HostSocket = {
			attachment: { person: null, openedAt: Date.now() },
			send: (data) => page.deliver(data),
			close: (code, reason) => page.end(code, reason),
			lastHeard: () => Date.now(),
		}
		room.admit(end)
		return new ScriptedClient(asRaw(page), tokenOf('ann')).enter()
	}

	/** An honest page comes by the link; `leave` closes it. */
	async enterGuest(name: string, identity: Identity): Promise<{ client: ScriptedClient; leave(): void }> {
		const guest = this.openGuestRoom(identity)
		const client = new ScriptedClient(asRaw(new guest.WebSocket('')), tokenOf(name))
		await client.enter()
		const leave = () => {
			client.close()
			guest.close()
		}
		return { client, leave }
	}

	/** A guest's page without anybody at it. */
	openGuestRoom(identity: Identity): GuestRoom {
		const guest = new GuestRoom(this.fingerprint, identity, this.#network)
		this.#open.push(guest)
		return guest
	}

	/** The host's page is closed. */
	closeHost(): void {
		this.#door?.close()
	}

	/** Somebody whom the host has opened a board for stays at it with tools of their own. */
	stay(identity: Identity): Promise<HostileSeat> {
		return HostileSeat.at(identity, this.host.card, this.direct)
	}

	close(): void {
		for (const open of this.#open.splice(0)) open.close()
		vi.unstubAllGlobals()
	}
}

const noWay: DirectWay = { isConnected: false, roundTrip: async () => undefined, close: () => {} }

const asRaw = (socket: Socket): RawSocket => ({
	send: (data) => socket.send(data as Uint8Array<ArrayBuffer>),
	close: () => socket.close(),
	addEventListener(type: 'message' | 'close', listener: (event: never) => void) {
		if (type === 'message') socket.onmessage = listener as Socket['onmessage']
		else socket.onclose = listener as Socket['onclose']
	},
})
