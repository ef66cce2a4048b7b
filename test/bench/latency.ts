import { randomFrom } from '../../shared/kernel/random.ts'
import type { House } from '../support/house.ts'
import { isOver } from '../support/play.ts'
import { type Part, quantile } from './figure.ts'
import { nextMove, openEchoes, serveBesideEcho, startGame, timeEcho, timeMove } from './measured-room.ts'

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
	const house = await serveBesideEcho()
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
	const room = await startGame(house)
	const echoes = await openEchoes(house, name)
	const random = randomFrom(name)
	const latencies: Latencies = { room: [], echo: [] }
	while (!isOver(room.clients[0]!)) {
		const move = nextMove(room, random)
		latencies.room.push(await timeMove(room, move))
		latencies.echo.push(await timeEcho(echoes, move))
	}
	for (const socket of [...room.sockets, ...echoes]) socket.close()
	return latencies
}
