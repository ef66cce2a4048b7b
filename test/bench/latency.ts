import { randomFrom } from '../../shared/kernel/random.ts'
import { inProject } from '../../worker/local/paths.ts'
import { type House, socketAddress } from '../support/house.ts'
import { actorOf, everybodyAt, isOver, sitAndStart, stepsOf, tokenOf } from '../support/play.ts'
import { ScriptedClient } from '../support/scripted-client.ts'
import { serveForTest } from '../support/serve-for-test.ts'
import { type Part, quantile } from './figure.ts'
import { WireSocket } from './wire-socket.ts'

const PLAYERS = 4
const WARM_UP = 5 // games
const GAMES = 20

export interface Latencies {
	room: number[] // milliseconds from a move to the last of four clients that hears of it
	echo: number[] // the same for the bare object
}

export const benchLatency: Part = async () => {
	const { room, echo } = await measureLatency()
	const p50 = { room: quantile(room, 0.5), echo: quantile(echo, 0.5) }
	const p99 = { room: quantile(room, 0.99), echo: quantile(echo, 0.99) }
	return [
		{ name: 'move to all four clients, p50 (ms)', value: p50.room, baseline: p50.echo },
		{ name: 'move to all four clients, p99 (ms)', value: p99.room, baseline: p99.echo },
		{ name: 'p50 as a ratio to the bare object', value: p50.room / p50.echo, aim: { most: 1.3 } },
		{ name: 'p99 as a ratio to the bare object', value: p99.room / p99.echo, aim: { most: 2 } },
	]
}

/** Whole games; after every move the bare object has its turn, so that both meet the same machine. */
async function measureLatency(): Promise<Latencies> {
	const house = await serveForTest({
		entry: inProject('test/bench/echo/worker.ts'),
		objects: { ECHOES: 'EchoObject' },
		pages: false,
	})
	const latencies: Latencies = { room: [], echo: [] }
	for (let game = 0; game < WARM_UP + GAMES; game++) {
		const measured = await measureGame(house, `latency ${game}`)
		if (game < WARM_UP) continue
		latencies.room.push(...measured.room)
		latencies.echo.push(...measured.echo)
	}
	await house.stop()
	return latencies
}

async function measureGame(house: House, name: string): Promise<Latencies> {
	const { clients, sockets } = await startGame(house)
	const echoes = await Promise.all(
		sockets.map(() => WireSocket.open(new URL(`/echo/${encodeURIComponent(name)}`, house.url))),
	)
	const random = randomFrom(name)
	const latencies: Latencies = { room: [], echo: [] }
	while (!isOver(clients[0]!)) {
		const actor = actorOf(clients)!
		const text = JSON.stringify(actor.command('move', { steps: [random.pick(stepsOf(actor))] }))
		const { turn } = actor.table.now
		// A document's frame is the move as everybody sees it; hands and acknowledgements come as text.
		latencies.room.push(await time(sockets, clients.indexOf(actor), text, (data) => typeof data !== 'string'))
		for (const socket of sockets) socket.release()
		await everybodyAt(clients, turn + 1)
		latencies.echo.push(await time(echoes, clients.indexOf(actor), text, () => true))
		for (const socket of echoes) socket.release()
	}
	for (const socket of [...sockets, ...echoes]) socket.close()
	return latencies
}

async function startGame(house: House) {
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

/** From one socket's sending to the last socket's hearing. */
async function time(
	sockets: readonly WireSocket[],
	sender: number,
	text: string,
	isIt: (data: unknown) => boolean,
): Promise<number> {
	const arrivals = Promise.all(sockets.map((socket) => socket.arrivalOf(isIt)))
	const sent = performance.now()
	sockets[sender]!.send(text)
	return Math.max(...(await arrivals)) - sent
}
