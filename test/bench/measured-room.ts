import type { Random } from '../../shared/kernel/random.ts'
import { inProject } from '../../worker/build/paths.ts'
import { type House, socketAddress } from '../support/house.ts'
import { actorOf, everybodyAt, sitAndStart, stepsOf, tokenOf } from '../support/play.ts'
import { ScriptedClient } from '../support/scripted-client.ts'
import { serveForTest } from '../support/serve-for-test.ts'
import { WireSocket } from './wire-socket.ts'

const PLAYERS = 4

/** The worker as it is, and beside it the bare object that it is measured against. */
export const serveBesideEcho = () =>
	serveForTest({
		entry: inProject('test/bench/echo/worker.ts'),
		objects: { ECHOES: 'EchoObject' },
		pages: false,
	})

/** A room whose four players are on wires that tell the time. */
export interface MeasuredRoom {
	clients: ScriptedClient[]
	sockets: WireSocket[]
}

export async function startGame(house: House): Promise<MeasuredRoom> {
	const code = await house.createRoom()
	const address = new URL(socketAddress(house.url, code)).pathname
	const sockets: WireSocket[] = []
	const clients: ScriptedClient[] = []
	for (let person = 0; person < PLAYERS; person++) {
		const socket = await WireSocket.open(new URL(address, house.url))
		sockets.push(socket)
		clients.push(await new ScriptedClient(socket, tokenOf(person)).enter())
	}
	await sitAndStart(clients)
	return { clients, sockets }
}

export const openEchoes = (house: { url: URL }, name: string): Promise<WireSocket[]> =>
	Promise.all(
		Array.from({ length: PLAYERS }, () =>
			WireSocket.open(new URL(`/echo/${encodeURIComponent(name)}`, house.url)),
		),
	)

/** A move that is about to be made: whose, and how it is sent. */
export interface NextMove {
	sender: number
	text: string
}

export function nextMove({ clients }: MeasuredRoom, random: Random): NextMove {
	const actor = actorOf(clients)!
	const text = JSON.stringify(actor.command('move', { steps: [random.pick(stepsOf(actor))] }))
	return { sender: clients.indexOf(actor), text }
}

/** Milliseconds until the last of the four has the move. */
export async function timeMove({ clients, sockets }: MeasuredRoom, move: NextMove): Promise<number> {
	const { turn } = clients[0]!.table.now
	// A document's frame is the move as everybody sees it; hands and acknowledgements come as text.
	const took = await time(sockets, move, (data) => typeof data !== 'string')
	for (const socket of sockets) socket.release()
	await everybodyAt(clients, turn + 1)
	return took
}

/** The same for the bare object. */
export async function timeEcho(sockets: readonly WireSocket[], move: NextMove): Promise<number> {
	const took = await time(sockets, move, () => true)
	for (const socket of sockets) socket.release()
	return took
}

/** From one socket's sending to the last socket's hearing. */
async function time(
	sockets: readonly WireSocket[],
	{ sender, text }: NextMove,
	isIt: (data: unknown) => boolean,
): Promise<number> {
	const arrivals = Promise.all(sockets.map((socket) => socket.arrivalOf(isIt)))
	const sent = performance.now()
	sockets[sender]!.send(text)
	return Math.max(...(await arrivals)) - sent
}
