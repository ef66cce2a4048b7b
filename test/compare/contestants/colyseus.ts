import type { Json } from '../../../shared/kernel/json.ts'
import type { Random } from '../../../shared/kernel/random.ts'
import { unflatten } from '../../../shared/sync/unflatten.ts'
import { bundledBytes } from '../bundled-bytes.ts'
import { type Contestant, type OpenGame, within } from '../contestant.ts'
import { type ColyseusClient, type ColyseusRoom, loadPeer } from '../peer-packages.ts'
import { actorOf, type Hand, isOver, PLAYERS, stepsOf, type Table } from '../servers/metro.ts'

/** Colyseus, with a schema of the table and a message for each hand. */
export function colyseus(peers: string, { best }: { best: boolean }): Contestant {
	const { Client } = loadPeer<{ Client: new (url: string) => ColyseusClient }>(peers, '@colyseus/sdk')
	return {
		name: 'Colyseus',
		settings: best ? 'no patch rate: told after each move' : 'its defaults: a patch every 50 ms',
		server: { script: 'test/compare/servers/colyseus-server.ts', args: [peers, ...(best ? ['best'] : [])] },
		clientBytes: () => bundledBytes(peers, `export { Client } from '@colyseus/sdk'`),
		async open(url, name) {
			const client = new Client(url.origin)
			const first = await client.create('metro', { seed: name })
			const rooms = [first]
			while (rooms.length < PLAYERS) rooms.push(await client.joinById(first.roomId, {}))
			const hands: Hand[] = []
			for (const room of rooms) {
				room.onMessage('hand', ({ seat, hand }: { seat: number; hand: Hand }) => {
					hands[seat] = hand
				})
				room.send('ready', {})
			}
			if (!(await within(20_000, () => hands.filter(Boolean).length === PLAYERS && rooms.every(hasTable))))
				throw new Error('No game began.')
			return gameOf(rooms, hands, {
				watch: () => client.joinById(first.roomId, { watches: true }),
				comeBack: (url) => new Client(url.origin).joinById(first.roomId, { watches: true }),
			})
		},
	}
}

const hasTable = ({ state }: ColyseusRoom): boolean => (state?.leaves?.size ?? 0) > 0

function tableOf({ state }: ColyseusRoom): Table {
	const leaves = new Map<string, Json>()
	state.leaves.forEach((text, path) => {
		leaves.set(path, JSON.parse(text))
	})
	return unflatten(leaves) as Table
}

function gameOf(
	rooms: ColyseusRoom[],
	hands: Hand[],
	ways: { watch(): Promise<ColyseusRoom>; comeBack(url: URL): Promise<ColyseusRoom> },
): OpenGame {
	const waiting = rooms.map(() => () => {})
	for (const [index, room] of rooms.entries()) room.onStateChange(() => waiting[index]!())
	return {
		isOver: () => isOver(tableOf(rooms[0]!)),
		async play(random: Random) {
			const table = tableOf(rooms[0]!)
			const seat = actorOf(table)
			const step = random.pick(stepsOf(table, seat, hands[seat]!))
			const turn = rooms[0]!.state.turn + 1
			const before = hands[seat]
			const heard = Promise.all(
				rooms.map(
					(room, index) =>
						new Promise<void>((resolve) => {
							waiting[index] = () => room.state.turn >= turn && resolve()
						}),
				),
			)
			const sent = performance.now()
			rooms[seat]!.send('step', step)
			await heard
			const took = performance.now() - sent
			await within(20_000, () => hands[seat] !== before)
			return took
		},
		async watch() {
			const watcher = await ways.watch()
			await within(20_000, () => hasTable(watcher))
			await watcher.leave()
		},
		async remaining(url) {
			const room = await ways.comeBack(url).catch(() => undefined)
			return room?.state.turn
		},
		close() {
			for (const room of rooms) void room.leave()
		},
	}
}
