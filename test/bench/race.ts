import { findGame } from '../../shared/games/index.ts'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { type House, openSocket, socketAddress } from '../support/house.ts'
import { isOver, sitAndStart, tokenOf } from '../support/play.ts'
import { type Frame, ScriptedClient } from '../support/scripted-client.ts'
import { serveForTest } from '../support/serve-for-test.ts'
import { DelayedSocket } from './delayed-socket.ts'
import type { Part } from './figure.ts'

const GAME = 'boundless'
const ROOMS = 6 // at the same time
const BATCHES = 2 // of seven races in each room
const ROUND_TRIPS = [20, 60, 140, 300]
const FIRST = 600 // the quickest reaction, in milliseconds
const APART = 60 // between one player's reaction and the next
const SPACE = 3 // where all of them want to be

interface RaceResults {
	races: number
	judged: number // of them in the order in which the players acted
	arrived: number // that would have been so by order of arrival
}

interface Table {
	phase: string
	round: number
	stacks: number[][]
}

const tableOf = (client: ScriptedClient): Table => client.table.table as Table

export const benchRaces: Part = async () => {
	const { races, judged, arrived } = await measureRaces()
	return [
		{
			name: 'races of a hundred in the order of acting; the baseline is the order of arrival',
			value: (100 * judged) / races,
			baseline: (100 * arrived) / races,
			aim: { least: 95 },
		},
	]
}

/** Races of four people at very different distances, whose reactions differ by little. */
async function measureRaces(): Promise<RaceResults> {
	const house = await serveForTest({ pages: false })
	const results: RaceResults = { races: 0, judged: 0, arrived: 0 }
	for (let batch = 0; batch < BATCHES; batch++) {
		const rooms = Array.from({ length: ROOMS }, (_, room) => raceInRoom(house, `races ${batch}.${room}`))
		for (const { races, judged, arrived } of await Promise.all(rooms)) {
			results.races += races
			results.judged += judged
			results.arrived += arrived
		}
	}
	await house.stop()
	return results
}

async function raceInRoom(house: House, name: string): Promise<RaceResults> {
	const random = randomFrom(name)
	const code = await house.createRoom({}, GAME)
	const clients: ScriptedClient[] = []
	for (const [person, roundTrip] of random.shuffle(ROUND_TRIPS).entries())
		clients.push(await enterFrom(house, code, person, roundTrip, random))
	await sitAndStart(clients)

	const orders: number[][] = []
	const stacks: number[][] = []
	while (!isOver(clients[0]!)) {
		const order = random.shuffle([0, 1, 2, 3]) // of acting, by place at the table
		orders.push(order)
		const reactionOf = (client: ScriptedClient) => FIRST + APART * order.indexOf(client.place)
		await Promise.all(clients.map((client) => raceOnce(client, orders.length, reactionOf(client))))
		stacks.push(tableOf(clients[0]!).stacks[SPACE]!)
	}
	const arrivals = await arrivalsOf(clients[0]!, orders.length)
	for (const client of clients) client.close()
	const countRight = (found: readonly number[][]) =>
		orders.filter((order, race) => `${order}` === `${found[race]}`).length
	return { races: orders.length, judged: countRight(stacks), arrived: countRight(arrivals) }
}

async function enterFrom(house: House, code: string, person: number, roundTrip: number, random: Random) {
	const socket = openSocket(socketAddress(house.url, code), house.url.origin)
	await new Promise((resolve) => socket.addEventListener('open', resolve))
	const uniform = () => (random.below(1_000_000) + 1) / 1_000_001
	const jitter = () => -(0.06 * roundTrip + 2) * Math.log(uniform())
	const delayed = new DelayedSocket(socket, () => roundTrip / 2 + jitter())
	return new ScriptedClient(delayed, tokenOf(person)).enter()
}

/** One round: gets ready, waits for the reveal, and acts so long after seeing it. */
async function raceOnce(client: ScriptedClient, round: number, reaction: number): Promise<void> {
	await play(client, { type: 'ready' })
	await client.until(() => tableOf(client).round === round && tableOf(client).phase === 'race', 'the reveal')
	const shownAt = performance.now()
	const place = (space: number) => play(client, { type: 'place', space }, performance.now() - shownAt)
	await new Promise((resolve) => setTimeout(resolve, reaction))
	await place(SPACE)
	if (round > 2) await place(SPACE + 1)
	await client.until(() => tableOf(client).phase !== 'race', 'the settlement')
}

async function play(client: ScriptedClient, step: object, claim?: number): Promise<void> {
	const answer = await client.send('move', { steps: [step], claim })
	if (answer.type === 'rejected') throw new Error(`A legal move was refused: ${answer.code}`)
}

/** The same races by when the moves came. */
async function arrivalsOf(client: ScriptedClient, races: number): Promise<number[][]> {
	const asked = client.next((frame): frame is Frame<'record'> => frame.type === 'record')
	client.sendRaw({ type: 'record', epoch: client.epoch })
	const { record } = await asked
	const arrivals: number[][] = Array.from({ length: races }, () => [])
	const game = findGame(GAME)!
	let race = -1
	for (const { seat, steps } of record!.moves) {
		const step = game.parse(steps[0])
		if (step.type === 'deal') race += 1
		if (step.type === 'place' && step.space === SPACE) arrivals[race]!.push(seat)
	}
	return arrivals
}
