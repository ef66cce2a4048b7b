import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import type { House } from '../support/house.ts'
import { isDealt, playMove, playToTheEnd } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'
import { type Part, quantile } from './figure.ts'
import {
	type MeasuredRoom,
	nextMove,
	openEchoes,
	serveBesideEcho,
	startGame,
	timeEcho,
	timeMove,
} from './measured-room.ts'
import type { WireSocket } from './wire-socket.ts'

const ROOMS = 3 // of every kind
const ROUNDS = 8 // of sleep: 24 wakes of every kind
const ASLEEP_AFTER = 13_000 // milliseconds; the platform waits for ten seconds without an event
const GAMES = 100
const LINES = 5_000
const KINDS = ['fresh', 'after 100 games', 'after 5,000 lines of chat'] as const

type Kind = (typeof KINDS)[number]
type Wakes = Record<Kind | 'echo', number[]>

/** The first move after the object slept: in a friendly game most moves are that. */
export const benchWaking: Part = async () => {
	const house = await serveBesideEcho()
	const wakes = await measureWakes(house)
	await house.stop()
	const median = (kind: Kind | 'echo') => quantile(wakes[kind], 0.5)
	const [fresh, ...old] = KINDS
	return [
		...KINDS.map((kind) => ({
			name: `first move after a sleep, ${kind} (ms)`,
			value: median(kind),
			baseline: median('echo'),
		})),
		{
			name: 'a fresh room as a ratio to the bare object woken the same way',
			value: median(fresh) / median('echo'),
			aim: { most: 2.5 },
		},
		...old.map((kind) => ({
			name: `a room ${kind} as a ratio to a fresh one`,
			value: median(kind) / median(fresh),
			aim: { most: 1.2 },
		})),
	]
}

async function measureWakes(house: House): Promise<Wakes> {
	const wakes: Wakes = { echo: [], fresh: [], 'after 100 games': [], 'after 5,000 lines of chat': [] }
	const random = randomFrom('waking')
	const sets = await Promise.all(Array.from({ length: ROOMS }, (_, index) => openSet(house, index)))
	for (let round = 0; round < ROUNDS; round++) {
		await new Promise((resolve) => setTimeout(resolve, ASLEEP_AFTER))
		// Nobody always comes first: the machine wakes up too.
		for (const { rooms, echoes } of sets)
			for (const kind of random.shuffle(['echo', ...KINDS] as const)) {
				const move = nextMove(rooms[kind === 'echo' ? 'fresh' : kind], random)
				const took = kind === 'echo' ? timeEcho(echoes, move) : timeMove(rooms[kind], move)
				wakes[kind].push(await took)
			}
	}
	for (const { rooms, echoes } of sets)
		for (const socket of [...echoes, ...KINDS.flatMap((kind) => rooms[kind].sockets)]) socket.close()
	return wakes
}

interface Set {
	rooms: Record<Kind, MeasuredRoom>
	echoes: WireSocket[]
}

/** One room of every kind, each in the same position of its current game, and a bare object. */
async function openSet(house: House, index: number): Promise<Set> {
	const random = randomFrom(`waking ${index}`)
	const rooms = {
		fresh: await startGame(house),
		'after 100 games': await growOld(house, await startGame(house), random),
		'after 5,000 lines of chat': await talkOn(house, await startGame(house)),
	}
	for (const kind of KINDS) await playMove(rooms[kind].clients, random)
	return { rooms, echoes: await openEchoes(house, `waking ${index}`) }
}

/** Faster than people play, on a clock that is moved along. */
async function growOld(house: House, room: MeasuredRoom, random: Random): Promise<MeasuredRoom> {
	const { clients } = room
	const pass = (move: number) => (move % 20 === 0 ? house.ask('/bench/later/10000') : undefined)
	for (let game = 1; game <= GAMES; game++) {
		await playToTheEnd(clients, pass, random)
		await clients[0]!.send('rematch')
		const isNext = (client: ScriptedClient) => client.epoch > game && isDealt(client)
		await Promise.all(clients.map((client) => client.until(() => isNext(client), 'the next game')))
	}
	return room
}

/** At the rate that people are allowed, on a clock that is moved along. */
async function talkOn(house: House, room: MeasuredRoom): Promise<MeasuredRoom> {
	for (let line = 0; line < LINES; line++) {
		if (line % room.clients.length === 0) await house.ask('/bench/later/1000')
		const speaker = room.clients[line % room.clients.length]!
		const answer = await speaker.send('chat', { text: `line ${line} of what people say to each other` })
		if (answer.type !== 'ack') throw new Error(`A line was refused: ${answer.code}`)
	}
	return room
}
