import { findGame } from '../../shared/games/index.ts'
import { inProject } from '../../worker/build/paths.ts'
import { type House, socketAddress } from '../support/house.ts'
import { isOver, sitAndStart, stepsOf, tokenOf } from '../support/play.ts'
import { ScriptedClient } from '../support/scripted-client.ts'
import { serveForTest } from '../support/serve-for-test.ts'
import { type Part, quantile } from './figure.ts'
import type { Latencies } from './latency.ts'
import { WireSocket } from './wire-socket.ts'

const GAME = 'boundless'
const PLAYERS = 6
const ROOMS = { warmUp: 12, measured: 4 } // whose games are played side by side
const ROUND = 3600 // milliseconds, about: shared out among the rooms, so that their volleys do not meet

export const benchVolleys: Part = async () => {
	const { room, echo } = await measureVolleys()
	return [
		{
			name: 'six tokens at once to all six clients, p50 as a ratio to the bare object',
			value: quantile(room, 0.5) / quantile(echo, 0.5),
			aim: { most: 1.3 },
		},
	]
}

/** Six people place at the same moment; after each volley the bare object has its turn. */
async function measureVolleys(): Promise<Latencies> {
	const house = await serveForTest({
		entry: inProject('test/bench/echo/worker.ts'),
		objects: { ECHOES: 'EchoObject' },
		pages: false,
	})
	await measureGames(house, 'warming up', ROOMS.warmUp)
	const latencies = await measureGames(house, 'volleys', ROOMS.measured)
	await house.stop()
	return latencies
}

async function measureGames(house: House, name: string, rooms: number): Promise<Latencies> {
	const games = Array.from({ length: rooms }, async (_, room) => {
		await new Promise((resolve) => setTimeout(resolve, (ROUND / rooms) * room))
		return measureGame(house, `${name} ${room}`)
	})
	const measured = await Promise.all(games)
	return {
		room: measured.flatMap(({ room }) => room),
		echo: measured.flatMap(({ echo }) => echo),
	}
}

async function measureGame(house: House, name: string): Promise<Latencies> {
	const code = await house.createRoom({}, GAME)
	const address = new URL(socketAddress(house.url, code)).pathname
	const sockets = await Promise.all(
		Array.from({ length: PLAYERS }, () => WireSocket.open(new URL(address, house.url))),
	)
	const echoes = await Promise.all(
		sockets.map(() => WireSocket.open(new URL(`/echo/${encodeURIComponent(name)}`, house.url))),
	)
	const clients: ScriptedClient[] = []
	for (const [person, socket] of sockets.entries())
		clients.push(await new ScriptedClient(socket, tokenOf(person)).enter())
	await sitAndStart(clients)
	const latencies: Latencies = { room: [], echo: [] }
	while (!isOver(clients[0]!)) {
		if (!isRacing(clients[0]!)) await startRace(clients)
		const texts = clients.map((client) =>
			JSON.stringify(client.command('move', { steps: [stepsOf(client)[0]], claim: 1 })),
		)
		latencies.room.push(...(await fire(sockets, texts, clients)))
		latencies.echo.push(...(await fireAtEcho(echoes, texts)))
		await Promise.all(clients.map((client) => client.until(() => isDone(client), 'the next volley')))
	}
	for (const socket of [...sockets, ...echoes]) socket.close()
	return latencies
}

const isRacing = ({ table: { table } }: ScriptedClient): boolean => findGame(GAME)!.races(table)

/** The volley has been seen: there is another one to fire, or the round is over. */
const isDone = (client: ScriptedClient): boolean => !isRacing(client) || stepsOf(client).length > 0

async function startRace(clients: readonly ScriptedClient[]): Promise<void> {
	await Promise.all(clients.map((client) => client.send('move', { steps: [{ type: 'ready' }] })))
	await Promise.all(clients.map((client) => client.until(() => isRacing(client), 'the reveal')))
}

/** All place at once; for each of the tokens, how long until the last client has it on its table. */
async function fire(
	sockets: readonly WireSocket[],
	texts: readonly string[],
	clients: readonly ScriptedClient[],
): Promise<number[]> {
	const acknowledged = Promise.all(sockets.map((socket) => socket.arrivalOf(isAcknowledgement)))
	const sent = sendAll(sockets, texts)
	await acknowledged
	const heard = await Promise.all(
		clients.map((client, index) => timesOfMoves(client, sockets[index]!, texts.length)),
	)
	return latestOf(heard, sent)
}

const isAcknowledgement = (data: unknown): boolean => typeof data === 'string' && data.includes('"ack"')

/** When each of the next moves came to a client; one frame may bring several. */
async function timesOfMoves(client: ScriptedClient, socket: WireSocket, count: number): Promise<number[]> {
	const times: number[] = []
	const moves = client.documents.table.getArray('moves')
	const before = moves.length
	socket.release((at) => {
		while (times.length < Math.min(count, moves.length - before)) times.push(at)
	})
	await client.until(() => moves.length >= before + count, 'the whole volley')
	return times
}

async function fireAtEcho(echoes: readonly WireSocket[], texts: readonly string[]): Promise<number[]> {
	const arrivals = Promise.all(echoes.map((echo) => echo.arrivalsOf(() => true, texts.length)))
	const sent = sendAll(echoes, texts)
	const heard = await arrivals
	for (const echo of echoes) echo.release()
	return latestOf(heard, sent)
}

function sendAll(sockets: readonly WireSocket[], texts: readonly string[]): number {
	const sent = performance.now()
	for (const [index, text] of texts.entries()) sockets[index]!.send(text)
	return sent
}

/** For each of several things: how long after the start the last of all heard of it. */
const latestOf = (heard: readonly number[][], sent: number): number[] =>
	heard[0]!.map((_, nth) => Math.max(...heard.map((times) => times[nth]!)) - sent)
