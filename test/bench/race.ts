import { findGame } from '../../shared/games/index.ts'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { type House, openSocket, socketAddress } from '../support/house.ts'
import { isOver, sitAndStart, tokenOf } from '../support/play.ts'
import { type Frame, ScriptedClient } from '../support/scripted-client.ts'
import { serveForTest } from '../support/serve-for-test.ts'
import { DelayedSocket } from './delayed-socket.ts'
import type { Part } from './figure.ts'

const GAME = 'boundless'
const ENOUGH = 100 // races
const ROOMS = 8 // at the same time, of seven races each
const BATCHES = 3 // at the most, where many races are disturbed
const STAGGER = 700 // milliseconds between one room and the next, so that their reveals do not meet
const ROUND_TRIPS = [20, 60, 140, 300]
const FIRST = 600 // the quickest reaction, in milliseconds
const APART = 60 // between one player's reaction and the next
const SPACE = 3 // where all of them want to be
const TOLERATED = 40 // milliseconds that this machine may hold a message back without being the subject itself

interface RaceResults {
	races: number
	judged: number // of them in the order in which the players acted
	arrived: number // that would have been so by order of arrival
	disturbed: number // not counted: this machine came too late to keep to the delays that were asked for
}

interface Player {
	client: ScriptedClient
	socket: DelayedSocket
}

interface Table {
	phase: string
	round: number
	stacks: number[][]
}

const tableOf = (client: ScriptedClient): Table => client.table.table as Table

export const benchRaces: Part = async () => {
	const { races, judged, arrived, disturbed } = await measureRaces()
	return [
		{
			name: 'races of a hundred in the order of acting; the baseline is the order of arrival',
			value: (100 * judged) / races,
			baseline: (100 * arrived) / races,
			aim: { least: 95 },
		},
		{ name: 'races left out because this machine was too busy to keep time', value: disturbed },
	]
}

/** Races of four people at very different distances, whose reactions differ by little. */
async function measureRaces(): Promise<RaceResults> {
	const house = await serveForTest({ pages: false })
	const results: RaceResults = { races: 0, judged: 0, arrived: 0, disturbed: 0 }
	for (let batch = 0; batch < BATCHES && results.races < ENOUGH; batch++) {
		const rooms = Array.from({ length: ROOMS }, async (_, room) => {
			await new Promise((resolve) => setTimeout(resolve, STAGGER * room))
			return raceInRoom(house, `races ${batch}.${room}`)
		})
		for (const found of await Promise.all(rooms)) {
			results.races += found.races
			results.judged += found.judged
			results.arrived += found.arrived
			results.disturbed += found.disturbed
		}
	}
	await house.stop()
	return results
}

async function raceInRoom(house: House, name: string): Promise<RaceResults> {
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
		const order = random.shuffle([0, 1, 2, 3]) // of acting, by place at the table
		orders.push(order)
		const reactionOf = ({ client }: Player) => FIRST + APART * order.indexOf(client.place)
		await Promise.all(players.map((player) => raceOnce(player, orders.length, reactionOf(player))))
		stacks.push(tableOf(clients[0]!).stacks[SPACE]!)
		isCalm.push(players.every(({ socket }) => socket.stall <= TOLERATED))
	}
	const arrivals = await arrivalsOf(clients[0]!, orders.length)
	for (const client of clients) client.close()
	const countRight = (found: readonly number[][]) =>
		orders.filter((order, race) => isCalm[race] && `${order}` === `${found[race]}`).length
	const races = isCalm.filter(Boolean).length
	return {
		races,
		judged: countRight(stacks),
		arrived: countRight(arrivals),
		disturbed: orders.length - races,
	}
}

async function enterFrom(
	house: House,
	code: string,
	person: number,
	roundTrip: number,
	random: Random,
): Promise<Player> {
	const socket = openSocket(socketAddress(house.url, code), house.url.origin)
	await new Promise((resolve) => socket.addEventListener('open', resolve))
	const uniform = () => (random.below(1_000_000) + 1) / 1_000_001
	const jitter = () => -(0.06 * roundTrip + 2) * Math.log(uniform())
	const delayed = new DelayedSocket(socket, () => roundTrip / 2 + jitter())
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
