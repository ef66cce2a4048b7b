/** `node colyseus-server.ts PORT STATE PEERS [best]`: Metro in a room of Colyseus; prints its address. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { flatten } from '../../../shared/sync/flatten.ts'
import { loadPeer } from '../peer-packages.ts'
import { advance, deal, handOf, type State, tableOf } from './metro.ts'

const [port = '0', , peers = '', ...args] = process.argv.slice(2)
const log = console.log
console.log = () => {} // standard output has the address alone
process.env.NODE_ENV = 'production'

interface Guest {
	sessionId: string
	send(type: string, message: unknown): void
}
declare class PeerRoom {
	maxClients: number
	patchRate: number | null
	state: unknown
	clients: Guest[]
	autoDispose: boolean
	onMessage(type: string, heard: (client: Guest, message: unknown) => void): void
	broadcastPatch(): void
}
const { Server, Room } = loadPeer<{ Server: never; Room: typeof PeerRoom }>(peers, '@colyseus/core')
const { WebSocketTransport } = loadPeer<{ WebSocketTransport: new (settings: object) => object }>(
	peers,
	'@colyseus/ws-transport',
)
const { schema, MapSchema } = loadPeer<{
	schema(fields: object): new () => { turn: number; leaves: Map<string, string> }
	MapSchema: new () => Map<string, string>
}>(peers, '@colyseus/schema')

/** The table leaf by leaf, as Colyseus likes it: it tells by difference what changed in a map. */
const TableSchema = schema({ turn: 'number', leaves: { map: 'string' } })

class MetroRoom extends Room {
	#state!: State
	#seats: string[] = []

	onCreate({ seed }: { seed: string }): void {
		this.maxClients = 64
		if (args.includes('best')) this.patchRate = null // told after each move, and not twenty times a second
		this.#state = deal(seed)
		const shown = new TableSchema()
		shown.turn = 0
		shown.leaves ??= new MapSchema()
		this.state = shown
		this.#show()
		this.onMessage('step', (client, step) => this.#take(client, step))
		this.onMessage('ready', (client) => this.#tell(client))
	}

	onJoin(client: Guest, { watches }: { watches?: boolean }): void {
		if (!watches) this.#seats.push(client.sessionId)
	}

	#take(client: Guest, step: unknown): void {
		const next = advance(this.#state, this.#seats.indexOf(client.sessionId), step)
		if (!next) return
		this.#state = next
		;(this.state as { turn: number }).turn++
		this.#show()
		this.#tell(client)
		if (args.includes('best')) this.broadcastPatch()
	}

	/** A hand is for its seat alone. */
	#tell(client: Guest): void {
		const seat = this.#seats.indexOf(client.sessionId)
		if (seat >= 0) client.send('hand', { seat, hand: handOf(this.#state, seat) })
	}

	#show(): void {
		const { leaves } = this.state as { leaves: Map<string, string> }
		const next = flatten(tableOf(this.#state))
		for (const [path, leaf] of next) {
			const text = JSON.stringify(leaf)
			if (leaves.get(path) !== text) leaves.set(path, text)
		}
		for (const path of [...leaves.keys()]) if (!next.has(path)) leaves.delete(path)
	}
}

const http = createServer()
const GameServer = Server as new (
	settings: object,
) => { define(name: string, room: unknown): void; listen(port: number, host: string): Promise<void> }
const server = new GameServer({ transport: new WebSocketTransport({ server: http }), greet: false })
server.define('metro', MetroRoom)
await server.listen(Number(port), '127.0.0.1')
log(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`)
