import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { type House, openSocket, socketAddress } from '../support/house.ts'
import { isOver, sitAndStart, tokenOf } from '../support/play.ts'
import { tableOf } from '../support/race.ts'
import { type Frame, ScriptedClient } from '../support/scripted-client.ts'
import { serveForTest } from '../support/serve-for-test.ts'
import { DelayedSocket } from './delayed-socket.ts'
import type { Part } from './figure.ts'
import {
	arrivalsIn,
	countRaces,
	delayOver,
	GAME,
	type RoomRaces,
	reactionOf,
	SPACE,
	TOLERATED,
} from './scripted-races.ts'

const ROOMS = 8 // at the same time, of seven races each
const ROUND_TRIPS = [20, 60, 140, 300]

interface Player {
	client: ScriptedClient
	socket: DelayedSocket
}

/** Races of four people at very different distances, whose reactions differ by little. */
export const benchRaces: Part = async () => {
	const house = await serveForTest({ pages: false })
	const figures = await countRaces('races', ROOMS, (room) => raceInRoom(house, room))
	await house.stop()
	return figures
}

async function raceInRoom(house: House, name: string): Promise<RoomRaces> {
	const random = randomFrom(name)
	const code = await house.createRoom({}, GAME)
	const players: Player[] = []
	for (const [person, roundTrip] of random.shuffle(ROUND_TRIPS).entries())
		players.push(await enterFrom(house, code, person, roundTrip, random))
	const clients = players.map(({ client }) => client)
	await sitAndStart(clients)

	const orders: number[][] = []
	const stacks: number[][] = []
	const isCalm: boolean[] = []
	while (!isOver(clients[0]!)) {
		const order = random.shuffle([0, 1, 2, 3])
		orders.push(order)
		await Promise.all(
			players.map((player) => raceOnce(player, orders.length, reactionOf(player.client.place, order))),
		)
		stacks.push(tableOf(clients[0]!).stacks[SPACE]!)
		isCalm.push(players.every(({ socket }) => socket.stall <= TOLERATED))
	}
	const arrivals = await arrivalsOf(clients[0]!)
	for (const client of clients) client.close()
	return { orders, stacks, arrivals, isCalm }
}

async function enterFrom(
	house: House,
	code: string,
	person: number,
	roundTrip: number,
	random: Random,
): Promise<Player> {
	// The platform knows how far away a connection is; here it is told.
	const platform = { 'MF-CF-Blob': JSON.stringify({ clientTcpRtt: roundTrip }) }
	const socket = openSocket(socketAddress(house.url, code), house.url.origin, platform)
	await new Promise((resolve) => socket.addEventListener('open', resolve))
	const delayed = new DelayedSocket(socket, delayOver(roundTrip, random))
	return { socket: delayed, client: await new ScriptedClient(delayed, tokenOf(person)).enter() }
}

/** One round: gets ready, waits for the reveal, and acts so long after seeing it. */
async function raceOnce({ client, socket }: Player, round: number, reaction: number): Promise<void> {
	await play(client, { type: 'ready' })
	socket.stall = 0
	await client.until(() => tableOf(client).round === round && tableOf(client).phase === 'race', 'the reveal')
	const shownAt = socket.heardAt
	const place = (space: number, after: number) =>
		socket.actAt(shownAt + after, () => play(client, { type: 'place', space }, after))
	await place(SPACE, reaction)
	if (round > 2) await place(SPACE + 1, socket.heardAt - shownAt)
	await client.until(() => tableOf(client).phase !== 'race', 'the settlement')
}

async function play(client: ScriptedClient, step: object, claim?: number): Promise<void> {
	const answer = await client.send('move', { steps: [step], claim })
	if (answer.type === 'rejected') throw new Error(`A legal move was refused: ${answer.code}`)
}

/** The same races by when the moves came. */
async function arrivalsOf(client: ScriptedClient): Promise<number[][]> {
	const asked = client.next((frame): frame is Frame<'record'> => frame.type === 'record')
	client.sendRaw({ type: 'record', epoch: client.epoch })
	return arrivalsIn((await asked).record!)
}
