import { measureLibrary } from '../../bench/library-size.ts'
import { openEchoes, timeEcho } from '../../bench/measured-room.ts'
import { WireSocket } from '../../bench/wire-socket.ts'
import { houseAt, socketAddress } from '../../support/house.ts'
import { actorOf, isOver, sitAndStart, stepsOf, tokenOf } from '../../support/play.ts'
import { ScriptedClient } from '../../support/scripted-client.ts'
import type { Contestant, OpenGame } from '../contestant.ts'
import { PLAYERS } from '../servers/metro.ts'

const server = { script: 'test/compare/servers/our-server.ts', args: [] }

export const junction: Contestant = {
	name: 'Junction',
	settings: 'as it is',
	server,
	clientBytes: () => measureLibrary(),
	async open(url, _name, sockets) {
		const enter: Enter = sockets === 'as pages' ? asPages : onBareWires
		const code = await houseAt(url).createRoom()
		const clients: ScriptedClient[] = []
		for (let person = 0; person < PLAYERS; person++) clients.push(await enter(url, code, person))
		await sitAndStart(clients)
		return gameOf(enter, url, code, clients)
	},
}

type Enter = (url: URL, code: string, person: number) => Promise<ScriptedClient>

/** Sockets that ask for compression, as those of every browser do. */
const asPages: Enter = (url, code, person) => houseAt(url).enter(code, person)

const onBareWires: Enter = async (url, code, person) => {
	const address = new URL(new URL(socketAddress(url, code)).pathname, url)
	return new ScriptedClient(await WireSocket.open(address), tokenOf(person)).enter()
}

const movesSeen = ({ documents }: ScriptedClient): number => documents.table.getArray('moves').length

function gameOf(enter: Enter, url: URL, code: string, clients: readonly ScriptedClient[]): OpenGame {
	return {
		isOver: () => isOver(clients[0]!),
		async play(random) {
			const actor = actorOf(clients)!
			const step = random.pick(stepsOf(actor))
			const seen = movesSeen(actor) + 1
			const command = actor.command('move', { steps: [step] })
			const sent = performance.now()
			actor.sendRaw(command)
			await Promise.all(clients.map((client) => client.until(() => movesSeen(client) >= seen, 'the move')))
			return performance.now() - sent
		},
		async watch() {
			const watcher = await enter(url, code, 99)
			await watcher.until(() => watcher.presence !== undefined, 'the presence')
			watcher.close()
		},
		async remaining(url) {
			const client = await enter(url, code, 0)
			const seen = movesSeen(client)
			client.close()
			return seen
		},
		close() {
			for (const client of clients) client.close()
		},
	}
}

/** Its moves are only as long as those of a game: nothing is judged. */
export const bareObject: Contestant = {
	name: 'a bare Durable Object',
	settings: 'one insert, then the same text to everybody',
	server,
	async open(url, name) {
		const echoes = await openEchoes({ url }, name)
		let moves = 0
		return {
			isOver: () => moves === MOVES,
			play(random) {
				const sender = moves++ % PLAYERS
				const steps = [{ type: 'lay', cell: random.below(64), tile: 'abcd' }]
				const text = JSON.stringify({ id: `${moves}`, epoch: 1, turn: moves, type: 'move', args: { steps } })
				return timeEcho(echoes, { sender, text })
			},
			close() {
				for (const echo of echoes) echo.close()
			},
		}
	},
}

const MOVES = 60 // as in a game of four
