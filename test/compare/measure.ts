import { rm } from 'node:fs/promises'
import { randomFrom } from '../../shared/kernel/random.ts'
import { quantile } from '../bench/figure.ts'
import { meterTo } from '../bench/meter.ts'
import { newStateFolder } from '../support/serve-for-test.ts'
import { type ServerProcess, startScript } from '../support/server-process.ts'
import type { Contestant, OpenGame } from './contestant.ts'
import { usedBy } from './process-group.ts'
import { PLAYERS } from './servers/metro.ts'

/** One row of the table. What cannot be measured of somebody is not there. */
export interface Compared {
	name: string
	settings: string
	p50: number // milliseconds from a move to the last of four clients
	p99: number
	oneRoom: number // moves a second
	manyRooms: number // moves a second over all rooms, clients on the same machine
	perProcessorSecond: number // moves for each second that the server's processes were at work
	memory: number // bytes a room of four in a game
	move?: number // bytes a move costs each client, both ways
	join?: number // bytes to somebody who comes in the middle
	client?: number // bytes of code
	lost?: number // moves that all four had seen, over all kills
	kills?: number
}

export interface Extent {
	warmUp: number // games
	games: number
	rooms: number
	kills: number
}

interface Running {
	contestant: Contestant
	state: string
	server: ServerProcess
	times: number[]
	elapsed: number
}

/** All servers run side by side, and have their turns game by game, so that all meet the same machine. */
export async function measureAll(contestants: readonly Contestant[], extent: Extent): Promise<Compared[]> {
	const all = await Promise.all(contestants.map(start))
	for (let game = 0; game < extent.warmUp + extent.games; game++)
		for (const one of all) await playTimed(one, `compare ${game}`, game >= extent.warmUp)
	const rows: Compared[] = []
	for (const one of all) {
		rows.push(await measureRest(one, extent))
		await one.server.kill()
		await rm(one.state, { recursive: true, force: true })
		process.stderr.write(`${JSON.stringify(rows.at(-1))}\n`)
	}
	return rows
}

async function start(contestant: Contestant): Promise<Running> {
	const state = await newStateFolder()
	const { script, args } = contestant.server
	const server = await startScript(script, ['0', state, ...args])
	return { contestant, state, server, times: [], elapsed: 0 }
}

async function playTimed(one: Running, name: string, counts: boolean): Promise<void> {
	const game = await one.contestant.open(one.server.url, name)
	const random = randomFrom(name)
	const started = performance.now()
	const times: number[] = []
	while (!game.isOver()) times.push(await game.play(random))
	if (counts) {
		one.elapsed += performance.now() - started
		one.times.push(...times)
	}
	game.close()
}

async function measureRest(one: Running, extent: Extent): Promise<Compared> {
	const { contestant, times, elapsed } = one
	const many = await measureMany(one, extent.rooms)
	const wire = await measureWire(one)
	const kill = await measureKills(contestant, extent.kills)
	const client = await contestant.clientBytes?.()
	return {
		name: contestant.name,
		settings: contestant.settings,
		p50: quantile(times, 0.5),
		p99: quantile(times, 0.99),
		oneRoom: (times.length / elapsed) * 1000,
		...many,
		...wire,
		...(client !== undefined && { client }),
		...kill,
	}
}

/** Rooms of four, each with its game, all at once. */
async function measureMany({ contestant, server }: Running, rooms: number) {
	const before = usedBy(server.pid)
	const games: OpenGame[] = []
	while (games.length < rooms) games.push(await contestant.open(server.url, `many ${games.length}`))
	const opened = usedBy(server.pid)
	const started = performance.now()
	let moves = 0
	await Promise.all(
		games.map(async (game, index) => {
			const random = randomFrom(`many ${index}`)
			for (; !game.isOver(); moves++) await game.play(random)
		}),
	)
	const elapsed = performance.now() - started
	const after = usedBy(server.pid)
	for (const game of games) game.close()
	return {
		manyRooms: (moves / elapsed) * 1000,
		perProcessorSecond: moves / Math.max(0.01, after.seconds - opened.seconds),
		memory: (opened.bytes - before.bytes) / rooms,
	}
}

const MIDDLE = 30 // moves

async function measureWire({ contestant, server }: Running): Promise<{ move: number; join?: number }> {
	const meter = await meterTo(server.url)
	const game = await contestant.open(meter.url, 'wire', 'as pages')
	const random = randomFrom('wire')
	const before = meter.up + meter.down
	for (let move = 0; move < MIDDLE; move++) await game.play(random)
	const move = (meter.up + meter.down - before) / MIDDLE / PLAYERS
	const { down } = meter
	await game.watch?.()
	const join = meter.down - down
	game.close()
	meter.stop()
	return { move, ...(game.watch && { join }) }
}

/**
 * The server dies as soon as all four have seen a move, and comes back where it was; each time with a state of its own,
 * since a file that was being written may keep it from coming back, or from reading any other.
 */
async function measureKills(
	contestant: Contestant,
	kills: number,
): Promise<{ lost?: number; kills?: number }> {
	let lost = 0
	for (let kill = 0; kill < kills; kill++) {
		const state = await newStateFolder()
		const { script, args } = contestant.server
		const server = await startScript(script, ['0', state, ...args])
		const game = await contestant.open(server.url, `kill ${kill}`)
		const { remaining } = game
		const random = randomFrom(`kill ${kill}`)
		const moves = 5 + random.below(20)
		for (let move = 0; remaining && move < moves; move++) await game.play(random)
		await server.kill()
		game.close()
		if (remaining) {
			const again = await startScript(script, [server.url.port, state, ...args]).catch(() => undefined)
			lost += moves - ((again && (await remaining(again.url))) ?? 0)
			await again?.kill()
		}
		await rm(state, { recursive: true, force: true })
		if (!remaining) return {}
	}
	return { lost, kills }
}
